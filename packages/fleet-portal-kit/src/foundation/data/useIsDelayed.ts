import { useEffect, useState } from 'react'

/** The time after which a message explains the delay, in milliseconds. */
const delayedAfter = 15_000

/** Whether a call has been running for longer than users expect. */
export function useIsDelayed(isRunning: boolean): boolean {
  const [isDelayed, setDelayed] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setDelayed(true), delayedAfter)
    return () => {
      clearTimeout(timer)
      setDelayed(false)
    }
  }, [isRunning])
  return isDelayed
}
