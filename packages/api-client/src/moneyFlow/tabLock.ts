const lockName = (key: string) => `fleet-portal:pending-call:${key}`

/** How long a finished tab gets to show and acknowledge its outcome, in milliseconds. */
const graceAfterRelease = 300

/**
 * Runs while this tab holds the lock of a key. One tab at a time holds it. Pages without Web Locks, such as pages that
 * are not served securely, run without a lock.
 *
 * @since 0.1.0
 */
export async function withLock<T>(key: string, run: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks as LockManager | undefined
  let isRunning = false
  try {
    if (locks) {
      return (await locks.request(lockName(key), () => {
        isRunning = true
        return run()
      })) as T
    }
  } catch (error) {
    // Some pages may not lock. A run that has begun must not begin again.
    if (isRunning) throw error
  }
  return run()
}

/**
 * Waits until no tab holds the lock of a key, and the tab that held it could show how its call ended.
 *
 * @since 0.1.0
 */
export async function waitForLock(key: string): Promise<void> {
  await withLock(key, () => new Promise((resolve) => setTimeout(resolve, graceAfterRelease)))
}
