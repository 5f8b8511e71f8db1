import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import {
  flagNames,
  isOnByDefault,
  type FlagName,
  type FlagState,
} from 'fleet-portal-api-client/contract/flags'
import type { Context } from '../context.ts'
import { featureFlag } from '../db/schema.ts'
import type { Tx } from '../db/connect.ts'

export interface Flag {
  name: FlagName
  isOn: boolean
  isOnByDefault: boolean
  /** Users who have the flag even if `isOn` is false. */
  emails: string[]
}

export const isFlag = (name: string): name is FlagName => flagNames.some((flag) => flag === name)

/** All flags with their state, pages first. */
export async function listFlags(tx: Tx): Promise<Flag[]> {
  const changed = new Map((await tx.select().from(featureFlag)).map((row) => [row.name, row]))
  return flagNames.map((name) => {
    const initially = isOnByDefault(name)
    const { isOn = initially, emails = [] } = changed.get(name) ?? {}
    return { name, isOn, isOnByDefault: initially, emails }
  })
}

/** Whether a flag is on for the user of the request. */
export async function isOnFor({ tx, currentUser }: Context, name: FlagName): Promise<boolean> {
  const flag = (await listFlags(tx)).find((one) => one.name === name)
  return flag === undefined || flag.isOn || flag.emails.includes(currentUser.email.toLowerCase())
}

const hashEmail = (email: string) => bytesToHex(sha256(utf8ToBytes(email)))

/** All flags as the realtime database stores them. Emails are hashed there. */
export async function flagTree(tx: Tx): Promise<{ flags: Record<string, FlagState> }> {
  const states = (await listFlags(tx)).map(({ name, isOn, emails }): [string, FlagState] => {
    const users = Object.fromEntries(emails.map((email) => [hashEmail(email), true as const]))
    return [name, { enabled: isOn, ...(emails.length > 0 && { users }) }]
  })
  return { flags: Object.fromEntries(states) }
}

/** Updates the given fields of a flag. */
export async function changeFlag(
  { tx, now }: Context,
  name: FlagName,
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
