import { delay } from './retry.ts'

/** Longer than every tab of a busy browser takes to see a write, in milliseconds. */
export const announcementLifetime = 2_000
const pause = 20

/**
 * Announces to the other tabs that the storage was written, by holding a Web Lock. All tabs see a lock at once, while a tab
 * of another process may see the write itself with a delay (HTML Standard, 12.2: the storage has no lock).
 */
export async function announceWrite(name: string): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks) return
  await new Promise<void>((resolve) => {
    const hold = () => {
      resolve()
      return delay(announcementLifetime)
    }
    locks.request(name, { mode: 'shared' }, hold).catch(() => resolve())
  })
}

/** Waits until this tab sees a write that another tab has announced, or until the announcement is two seconds old. */
export async function waitForAnnouncedWrite(name: string, isSeen: () => boolean): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks) return
  const isHeld = async () => (await locks.query()).held?.some((held) => held.name === name)
  while (!isSeen() && (await isHeld().catch(() => false))) await delay(pause)
}
