import { useEffect, useState } from 'react'

/** The current time in milliseconds, updated once a minute. For relative times such as `5 minutes ago`. */
export function useCurrentMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
