import { useCallback, useEffect, useRef } from 'react'

/**
 * Whether the component is no longer on the page. A user who has left a sign-in has given up, and may have left the computer.
 */
export function useIsUnmounted(): () => boolean {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return useCallback(() => !isMounted.current, [])
}
