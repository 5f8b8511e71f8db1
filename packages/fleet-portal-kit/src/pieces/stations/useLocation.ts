import { useCallback, useEffect, useState } from 'react'
import type { Point } from './distances.ts'

export type Location =
  | { status: 'pending' }
  | { status: 'known'; point: Point }
  /** The user or the browser denied access to the location. */
  | { status: 'denied' }
  /** Access is allowed, but the position could not be determined. */
  | { status: 'unavailable' }

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const permissionDenied = 1
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

/** Reads the user's position once on mount, and again with `retry`. */
export function useLocation() {
  const [location, setLocation] = useState<Location>({ status: 'pending' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const update = (next: Location) => isCurrent && setLocation(next)
    const { geolocation } = globalThis.navigator as { geolocation?: Geolocation }
    if (geolocation) {
      geolocation.getCurrentPosition(
        ({ coords }) => update({ status: 'known', point: { lat: coords.latitude, lng: coords.longitude } }),
        ({ code }) => update({ status: code === permissionDenied ? 'denied' : 'unavailable' }),
        options,
      )
    } else update({ status: 'denied' })
    return () => {
      isCurrent = false
    }
  }, [attempt])
  const retry = useCallback(() => {
    setLocation({ status: 'pending' })
    setAttempt((current) => current + 1)
  }, [])
  return { location, retry }
}
