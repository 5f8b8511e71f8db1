import { useEffect, useState } from 'react'

/** The time that `read` returns, updated once a second while `isRunning`, and at once when the tab becomes visible. */
export function useNow(isRunning: boolean, read: () => number = Date.now): number {
  const [now, setNow] = useState(read)
  useEffect(() => {
    if (!isRunning) return
    const tick = () => setNow(read())
    tick()
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning, read])
  return now
}
