import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Holds the clock in each test of the file. What the document has scheduled meanwhile is run before the clock is let go:
 * a timer that never comes would keep it from drawing frames in every file after this one.
 */
export function holdClock() {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
    vi.useRealTimers()
  })
}
