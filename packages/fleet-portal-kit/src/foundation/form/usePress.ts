import { useEffect, useMemo, useRef } from 'react'

/**
 * Runs something after the press that is under way. A fault that appears between press and release moves what is below
 * it, and the click goes into the void.
 */
export function usePress() {
  const isDown = useRef(false)
  const waiting = useRef<(() => void)[]>([])
  useEffect(() => {
    const end = () => {
      isDown.current = false
      const run = waiting.current
      waiting.current = []
      for (const one of run) one()
    }
    // After the click that follows the release.
    const release = () => void (isDown.current && setTimeout(end))
    window.addEventListener('pointerup', release, true)
    window.addEventListener('pointercancel', release, true)
    return () => {
      window.removeEventListener('pointerup', release, true)
      window.removeEventListener('pointercancel', release, true)
    }
  }, [])
  return useMemo(
    () => ({
      start: () => {
        isDown.current = true
      },
      after: (run: () => void) => {
        if (isDown.current) waiting.current.push(run)
        else run()
      },
    }),
    [],
  )
}
