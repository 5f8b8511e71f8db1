import type { BrowserSandbox } from 'sandbox/browser'

export const networks = ['fast', 'slow', 'failing', 'offline'] as const
/** The connection of a playground to the sandbox. */
export type Network = (typeof networks)[number]

/** The delay of each answer of a slow network, in milliseconds. */
const slowDelay = 2_500

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * The sandbox behind a network, which is fast at first. A slow one delays each answer, a failing one makes the server fail before it
 * does anything, and an offline one loses each request.
 */
export function behindNetwork(sandbox: BrowserSandbox) {
  let network: Network = 'fast'

  async function fetch(request: Request): Promise<Response> {
    if (network === 'slow') await pause(slowDelay)
    if (network === 'offline') throw new TypeError('Failed to fetch')
    if (network === 'failing') request.headers.set('X-Fault', 'before-tx')
    return sandbox.fetch(request)
  }
  return {
    sandbox: { ...sandbox, fetch },
    setNetwork: (next: Network) => void (network = next),
  }
}
