/** The delays before each further attempt to load the code, in milliseconds. */
const retryDelays = [300, 1000, 3000]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits for the `online` event if the browser is offline. Servers are never offline. */
async function waitUntilOnline() {
  if (globalThis.navigator?.onLine !== false) return
  await new Promise((resolve) => globalThis.addEventListener('online', resolve, { once: true }))
}

/** Loads code. Waits for a missing connection and repeats a failed load for some seconds. */
export async function loadWithRetry<M>(load: () => Promise<M>): Promise<M> {
  for (const delay of retryDelays) {
    await waitUntilOnline()
    try {
      return await load()
    } catch {
      await wait(delay)
    }
  }
  return load()
}
