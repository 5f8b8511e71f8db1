import { useEffect, useState } from 'react'

/** The time, once a minute: for what says how long ago something was. */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
