/* Starts every story at the same date and time, so that its screenshot does not change from day to day. */

const storyTime = Date.parse('2026-11-20T14:05:00+08:00')
const offset = storyTime - Date.now()
const RealDate = Date

class StoryDate extends RealDate {
  constructor(...parts: [] | [number | string]) {
    super(...((parts.length === 0 ? [StoryDate.now()] : parts) as [number]))
  }

  static override now(): number {
    return RealDate.now() + offset
  }
}

/** Sets the clock of the page, which the database in the page also uses. The clock continues to run. */
export function setPageClock(): void {
  globalThis.Date = StoryDate as DateConstructor
}
