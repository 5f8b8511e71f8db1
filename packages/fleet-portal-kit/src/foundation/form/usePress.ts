import { useEffect, useMemo, useRef } from 'react'

/**
 * Delays a callback until the current pointer press has ended. An error message that appears between press and release moves the
 * elements below it, and the click would miss its button.
 */
export function usePress() {
  const isDown = useRef(false)
  const queue = useRef<(() => void)[]>([])
  useEffect(() => {
    const end = () => {
      isDown.current = false
      const callbacks = queue.current
      queue.current = []
      for (const callback of callbacks) callback()
    }
    // The timeout runs after the click event that follows the release.
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
      after: (callback: () => void) => {
        if (isDown.current) queue.current.push(callback)
        else callback()
      },
    }),
    [],
  )
}
