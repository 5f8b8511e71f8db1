import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { flagNames, isOnByDefault, type FlagState } from 'api-client/contract/flags'
import type { Context } from '../context.ts'
import { featureFlag } from '../db/schema.ts'
import type { Tx } from '../db/connect.ts'

export interface Flag {
  name: string
  isOn: boolean
  isOnByDefault: boolean
  /** For these people it is on, whatever `isOn` says. */
  emails: string[]
}

export const isFlag = (name: string): boolean => flagNames.includes(name)

/** All flags with their state, pages first. */
export async function listFlags(tx: Tx): Promise<Flag[]> {
  const changed = new Map((await tx.select().from(featureFlag)).map((row) => [row.name, row]))
  return flagNames.map((name) => {
    const initially = isOnByDefault(name)
    const { isOn = initially, emails = [] } = changed.get(name) ?? {}
    return { name, isOn, isOnByDefault: initially, emails }
  })
}

/** Whether a flag is on for the person who calls. */
export async function isOnFor({ tx, person }: Context, name: string): Promise<boolean> {
  const flag = (await listFlags(tx)).find((one) => one.name === name)
  return flag === undefined || flag.isOn || flag.emails.includes(person.email.toLowerCase())
}

const hashOf = (email: string) => bytesToHex(sha256(utf8ToBytes(email)))

/** All flags as the realtime database holds them: nobody's e-mail can be read there. */
export async function flagTree(tx: Tx): Promise<{ flags: Record<string, FlagState> }> {
  const states = (await listFlags(tx)).map(({ name, isOn, emails }): [string, FlagState] => {
    const users = Object.fromEntries(emails.map((email) => [hashOf(email), true as const]))
    return [name, { enabled: isOn, ...(emails.length > 0 && { users }) }]
  })
  return { flags: Object.fromEntries(states) }
}

/** Changes what is given of a flag and leaves the rest as it is. */
export async function changeFlag(
  { tx, now }: Context,
  name: string,
  { isOn, emails }: { isOn?: boolean | undefined; emails?: readonly string[] | undefined },
): Promise<void> {
  const patch = {
    changedAt: now,
    ...(isOn !== undefined && { isOn }),
    ...(emails && { emails: [...new Set(emails.map((email) => email.toLowerCase()))] }),
  }
  await tx
    .insert(featureFlag)
    .values({ name, isOn: isOnByDefault(name), ...patch })
    .onConflictDoUpdate({ target: featureFlag.name, set: patch })
}
