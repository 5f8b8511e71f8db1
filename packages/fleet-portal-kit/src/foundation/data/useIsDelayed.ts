import { useEffect, useState } from 'react'

/** Whether something has been running for longer than `delay` milliseconds. */
export function useIsDelayed(isRunning: boolean, delay: number): boolean {
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setDelayed(true), delay)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [isRunning, delay])
  return isDelayed
}
