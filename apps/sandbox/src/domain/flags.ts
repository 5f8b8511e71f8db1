import { features } from 'api-client/contract/access'
import type { Context } from '../context.ts'
import { featureFlag } from '../db/schema.ts'
import type { Tx } from '../db/connect.ts'

/** Every flag that the portal asks for, with what it is until somebody changes it: pages are on. */
const defaults: ReadonlyMap<string, boolean> = new Map([
  ...[...features, 'DOWNLOAD', 'INBOX'].map((page) => [`PAGE_${page}`, true] as const),
  ['CASHIN_DRAGONPAY', true],
  ['CASHIN_MINIMUM_100', false],
  ['CASHIN_BPI', false],
])

export interface Flag {
  name: string
  isOn: boolean
  isOnByDefault: boolean
  /** For these people it is on, whatever `isOn` says. */
  emails: string[]
}

export const isFlag = (name: string): boolean => defaults.has(name)

/** All flags with their state, pages first. */
export async function listFlags(tx: Tx): Promise<Flag[]> {
  const changed = new Map((await tx.select().from(featureFlag)).map((row) => [row.name, row]))
  return [...defaults].map(([name, isOnByDefault]) => {
    const { isOn = isOnByDefault, emails = [] } = changed.get(name) ?? {}
    return { name, isOn, isOnByDefault, emails }
  })
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
    .values({ name, isOn: defaults.get(name) ?? true, ...patch })
    .onConflictDoUpdate({ target: featureFlag.name, set: patch })
}
