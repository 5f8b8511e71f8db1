import { act } from '@testing-library/react'
import { vi } from 'vitest'

/**
 * Replaces ResizeObserver for a test. An observed element is reported at once, as in browsers. The returned function reports a
 * later change of size to all observers. `vi.unstubAllGlobals` ends it.
 */
export function stubResizeObserver(): () => void {
  const reports: (() => void)[] = []
  class ReportingObserver implements ResizeObserver {
    readonly #report: () => void
    constructor(report: ResizeObserverCallback) {
      this.#report = () => report([], this)
      reports.push(this.#report)
    }
    observe() {
      this.#report()
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', ReportingObserver)
  return () => act(() => reports.forEach((report) => report()))
}
