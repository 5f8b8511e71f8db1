/* Starts every story at the same date and time, so that its content does not change from day to day. */

export const storyTime = '2026-11-20T14:05:00+08:00'

const RealDate = Date

/** Sets the clock of the page, which the database in the page also uses. The clock continues to run. */
export function setPageClock(): void {
  const offset = Date.parse(storyTime) - RealDate.now()

  class StoryDate extends RealDate {
    constructor(...parts: [] | [number | string]) {
      super(...((parts.length === 0 ? [StoryDate.now()] : parts) as [number]))
    }

    static override now(): number {
      return RealDate.now() + offset
    }
  }
  globalThis.Date = StoryDate as DateConstructor
}
