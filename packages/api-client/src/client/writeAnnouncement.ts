import { delay } from './retry.ts'

/** Longer than a write takes to be seen by every tab of a busy browser. */
export const announcementLifetime = 2_000
const pause = 20

/**
 * Tells the other tabs that the store was written. A lock says so: all tabs agree on who holds one, while a tab of
 * another process may see a write later than that (HTML Standard, 12.2: no tab may count on a lock of the store).
 */
export async function announceWrite(name: string): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks) return
  await new Promise<void>((goOn) => {
    const hold = () => {
      goOn()
      return delay(announcementLifetime)
    }
    locks.request(name, { mode: 'shared' }, hold).catch(() => goOn())
  })
}

/** Waits for a write that another tab has announced, until it is seen or the announcement is two seconds old. */
export async function waitForAnnouncedWrite(name: string, isSeen: () => boolean): Promise<void> {
  const locks = globalThis.navigator?.locks
  if (!locks) return
  const isHeld = async () => (await locks.query()).held?.some((held) => held.name === name)
  while (!isSeen() && (await isHeld().catch(() => false))) await delay(pause)
}
