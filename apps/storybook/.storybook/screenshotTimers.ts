/*
 * Timers of a story whose screenshot is taken. A short timer, such as the pause before a search, runs before the screenshot. A
 * long one, such as the time after which a toast disappears, never runs. So a slow machine draws the same as a fast one.
 */

/** From this delay on a timer is long, in milliseconds. Pauses before a repeated read are shorter. */
const longDelay = 4_000
/** Shorter timers end while the page is checked for changes. */
const shortDelay = 50
const never = 2 ** 31 - 1

/**
 * Replaces `setTimeout` and `setInterval` of the page, and stops `performance.now`, which measures time without the clock. The
 * returned function tells whether a short timer has not run yet.
 */
export function replaceTimers(): () => boolean {
  const pending = new Set<number>()
  const { setTimeout: start, clearTimeout: clear, setInterval: repeat } = window

  const startTimer = (handler: TimerHandler, delay = 0, ...values: unknown[]): number => {
    if (delay >= longDelay) return start.call(window, () => undefined, never)
    const id: number = start.call(
      window,
      () => {
        pending.delete(id)
        if (typeof handler === 'function') Reflect.apply(handler, window, values)
      },
      delay,
    )
    if (delay >= shortDelay) pending.add(id)
    return id
  }
  const clearTimer = (id?: number): void => {
    if (id !== undefined) pending.delete(id)
    clear.call(window, id)
  }
  const startInterval = (handler: TimerHandler, delay = 0, ...values: unknown[]): number =>
    repeat.call(window, handler, delay >= longDelay ? never : delay, ...values)
  Object.assign(window, { setTimeout: startTimer, clearTimeout: clearTimer, setInterval: startInterval })
  const stopped = performance.now()
  performance.now = () => stopped
  return () => pending.size > 0
}
