import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Installs fake timers for each test of the file. Pending timers run before the real timers are restored: a timer that
 * never fires would stop jsdom from rendering frames in every later file.
 */
export function installFakeClock() {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
    vi.useRealTimers()
  })
}
