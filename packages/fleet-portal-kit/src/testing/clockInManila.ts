import { vi } from 'vitest'

/**
 * Sets the clock to the next occurrence of a time in Manila: `12:00`. The sandbox of a test takes its time from the same
 * clock. Returns a function that restores the clock.
 */
export function clockInManila(time: string): () => void {
  const now = performance.timeOrigin + performance.now()
  const day = new Date(now + 8 * 3_600_000).toISOString().slice(0, 10)
  const today = Date.parse(`${day}T${time}:00+08:00`)
  vi.useFakeTimers({ now: today > now ? today : today + 86_400_000, toFake: ['Date'] })
  return () => void vi.useRealTimers()
}
