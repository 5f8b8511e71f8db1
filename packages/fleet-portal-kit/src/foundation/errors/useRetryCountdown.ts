import { ApiError } from 'fleet-portal-api-client'
import { useEffect, useState } from 'react'
import { causeOfError } from './causeOfError.ts'

/** Seconds until the next attempt is allowed after too many requests. Undefined without a `Retry-After` of the server. */
export function useRetryCountdown(error: unknown): number | undefined {
  const seconds =
    error instanceof ApiError && causeOfError(error) === 'tooMany' ? error.retryAfter : undefined
  const [remaining, setRemaining] = useState(seconds)
  useEffect(() => {
    if (seconds === undefined) return
    let end = Date.now() + seconds * 1000
    let timer: ReturnType<typeof setInterval> | undefined
    const tick = () => {
      // The clock of the device may be set back.
      end = Math.min(end, Date.now() + seconds * 1000)
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setRemaining(next)
      if (next === 0) clearInterval(timer)
    }
    tick()
    timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [error, seconds])
  return seconds === undefined ? undefined : (remaining ?? seconds)
}
