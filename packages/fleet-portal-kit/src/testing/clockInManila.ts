import { vi } from 'vitest'
import { testSandbox } from './testSandbox.ts'

/** How far the sandbox of this test file is ahead of the machine. */
let ahead = 0
const machineNow = () => performance.timeOrigin + performance.now()

/** Sets the clocks of browser and sandbox to a time in Manila that is still to come: `12:00`. Returns how to let the browser's go. */
export async function clockInManila(time: string): Promise<() => void> {
  const now = machineNow() + ahead
  const day = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)
  const today = Date.parse(`${day}T${time}:00+08:00`)
  const wanted = today > now ? today : today + 86_400_000
  const sandbox = await testSandbox()
  sandbox.advance(wanted - now)
  ahead += wanted - now
  vi.useFakeTimers({ now: wanted, toFake: ['Date'] })
  return () => void vi.useRealTimers()
}
