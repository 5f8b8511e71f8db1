/* Every story is seen at the same moment of the same day, so that a picture of it never changes by itself. */

const shown = Date.parse('2026-11-20T14:05:00+08:00')
const shift = shown - Date.now()
const RealDate = Date

class ShownDate extends RealDate {
  constructor(...parts: [] | [number | string]) {
    super(...((parts.length === 0 ? [ShownDate.now()] : parts) as [number]))
  }

  static override now(): number {
    return RealDate.now() + shift
  }
}

/** Sets the page's clock, and with it that of the database in the page. Runs on, as clocks do. */
export function setPageClock(): void {
  globalThis.Date = ShownDate as DateConstructor
}
