import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** The timers of the page. The sandbox goes on by itself. */
const held = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'Date',
] as const

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve))
/** Turns without a request on its way or a change on the page until both are taken to be at rest. */
const restingTurns = 3

/** A clock that the test moves. `isBusy` says whether the server has something to answer. */
export function holdTime(isBusy: () => boolean) {
  let changes = 0
  const observer = new MutationObserver(() => (changes += 1))
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  vi.useFakeTimers({ toFake: [...held], now: Date.now() })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms)
    return controller.signal
  })
  // The library for tests asks `jest` what kind of clock there is.
  Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

  async function still(): Promise<void> {
    for (let turns = 0, before = changes; turns < restingTurns;) {
      // React draws what was fetched at once within `act`, and not when its own clock says so.
      await act(nextTurn)
      turns = isBusy() || changes !== before ? 0 : turns + 1
      before = changes
    }
  }

  /** Resolves once nothing is on its way to the server, no part is being fetched, and nothing more is drawn. */
  async function rest(): Promise<void> {
    for (let before = -1; before !== changes;) {
      before = changes
      await still()
      await act(() => vi.dynamicImportSettled())
      await still()
    }
  }

  return {
    rest,
    /** Lets time pass in steps, with everything that is due in between. */
    async pass(ms: number, step = 500, afterStep: () => unknown = () => undefined): Promise<void> {
      await rest()
      afterStep()
      for (let left = ms; left > 0; left -= step) {
        await act(async () => void (await vi.advanceTimersByTimeAsync(Math.min(step, left))))
        await rest()
        afterStep()
      }
    },
    letGo(): void {
      observer.disconnect()
      if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
      vi.useRealTimers()
      vi.restoreAllMocks()
      Reflect.deleteProperty(globalThis, 'jest')
    },
  }
}

export type HeldTime = ReturnType<typeof holdTime>
