import { useEffect } from 'react'

/**
 * Loads code while the data that it shows is requested. A failure is ignored: the lazy component loads the code again, and shows a
 * failure.
 */
export function usePreload(load: () => Promise<unknown>, enabled = true): void {
  useEffect(() => {
    if (enabled) load().catch(() => undefined)
  }, [load, enabled])
}
