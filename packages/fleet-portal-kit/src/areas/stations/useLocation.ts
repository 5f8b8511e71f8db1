import { useCallback, useEffect, useState } from 'react'
import type { Point } from './distances.ts'

export type Location =
  | { kind: 'asking' }
  | { kind: 'known'; point: Point }
  /** Refused by the person, or by a browser that gives no page its place. */
  | { kind: 'denied' }
  /** Allowed, and not found out. */
  | { kind: 'lost' }

const refused = 1
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 }

/** Where the person is, asked once when the map is opened, and again with `retry`. */
export function useLocation() {
  const [location, setLocation] = useState<Location>({ kind: 'asking' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isCurrent = true
    const settle = (found: Location) => isCurrent && setLocation(found)
    const { geolocation } = globalThis.navigator as { geolocation?: Geolocation }
    if (geolocation) {
      geolocation.getCurrentPosition(
        ({ coords }) => settle({ kind: 'known', point: { lat: coords.latitude, lng: coords.longitude } }),
        ({ code }) => settle({ kind: code === refused ? 'denied' : 'lost' }),
        options,
      )
    } else settle({ kind: 'denied' })
    return () => {
      isCurrent = false
    }
  }, [attempt])
  const retry = useCallback(() => {
    setLocation({ kind: 'asking' })
    setAttempt((present) => present + 1)
  }, [])
  return { location, retry }
}
