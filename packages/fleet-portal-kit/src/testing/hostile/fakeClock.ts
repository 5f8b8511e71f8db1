import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The faked timers. `setImmediate` stays real, so that the sandbox continues. */
const fakedTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
] as const

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))
/** The number of turns without a pending request or page change after which the page counts as settled. */
const quietTurns = 3

/** A clock that the test advances. `isBusy` says whether a request is pending. */
export function createFakeClock(isBusy: () => boolean) {
  let changes = 0
  const observer = new MutationObserver(() => (changes += 1))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  vi.useFakeTimers({ toFake: [...fakedTimers], now: Date.now() })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
    return controller.signal
  })
  // Testing Library detects fake timers by the global `jest`.
  Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

  async function waitForQuiet(): Promise<void> {
    for (let turns = 0, before = changes; turns < quietTurns;) {
      // Within `act`, React renders fetched data at once and not on its own schedule.
      await act(nextTurn)
      turns = isBusy() || changes !== before ? 0 : turns + 1
      before = changes
    }
  }

  /** Resolves once no request is pending, no module is loading, and the page does not change any more. */
  async function settle(): Promise<void> {
    for (let before = -1; before !== changes;) {
      before = changes
      await waitForQuiet()
      await act(() => vi.dynamicImportSettled())
      await waitForQuiet()
    }
  }

  return {
    settle,
    /** Advances the clock in steps of milliseconds, and runs all due timers. */
    async advance(ms: number, step = 500, afterStep: () => unknown = () => undefined): Promise<void> {
      await settle()
      afterStep()
      for (let left = ms; left > 0; left -= step) {
        await act(async () => void (await vi.advanceTimersByTimeAsync(Math.min(step, left))))
        await settle()
        afterStep()
      }
    },
    restore(): void {
      observer.disconnect()
      if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
      vi.useRealTimers()
      vi.restoreAllMocks()
      Reflect.deleteProperty(globalThis, 'jest')
    },
  }
}

export type FakeClock = ReturnType<typeof createFakeClock>
