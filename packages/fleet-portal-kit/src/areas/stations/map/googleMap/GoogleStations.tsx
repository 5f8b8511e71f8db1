import { useLoadScript } from '@react-google-maps/api'
import { useEffect, useState } from 'react'
import type { MapFailure, RoutesOnMap } from '../mapProps.ts'
import { MapCanvas } from './MapCanvas.tsx'

/** A script that did not come in so long, in milliseconds, does not count as coming any more. */
const patience = 20_000
const scriptId = 'fpk-google-maps'

interface GoogleStationsProps extends RoutesOnMap {
  apiKey: string | undefined
  nonce: string | undefined
  onReady: () => void
  onFail: (why: MapFailure) => void
}

type OwnPage = typeof globalThis & { google?: typeof google; gm_authFailure?: () => void }

const isThere = () => (globalThis as OwnPage).google?.maps?.Map !== undefined

/** Google tells a page that its key is not accepted by a function of this name, and by no other way. */
function useRefusal(onFail: (why: MapFailure) => void) {
  useEffect(() => {
    const page: OwnPage = globalThis
    const before = page.gm_authFailure
    page.gm_authFailure = () => {
      before?.()
      onFail('refused')
    }
    return () => {
      if (before) page.gm_authFailure = before
      else delete page.gm_authFailure
    }
  }, [onFail])
}

/** Loads the Google Maps API, then draws. One that failed is fetched anew by the next one that is drawn. */
function WithScript({ apiKey = '', nonce, ...canvas }: GoogleStationsProps) {
  const { onFail } = canvas
  const { isLoaded, loadError } = useLoadScript({
    id: scriptId,
    googleMapsApiKey: apiKey,
    language: 'en',
    region: 'PH',
    ...(nonce && { nonce }),
  })
  useEffect(() => {
    if (loadError) onFail('failed')
  }, [loadError, onFail])
  useEffect(() => {
    if (isLoaded) return
    const timer = setTimeout(() => {
      document.getElementById(scriptId)?.remove()
      onFail('failed')
    }, patience)
    return () => clearTimeout(timer)
  }, [isLoaded, onFail])
  return isLoaded ? <MapCanvas {...canvas} /> : null
}

/** The map of Google, by the API that the page has already or by a key. */
export function GoogleStations(props: GoogleStationsProps) {
  const [isLent] = useState(isThere)
  useRefusal(props.onFail)
  if (!isLent) return <WithScript {...props} />
  const { apiKey: _apiKey, nonce: _nonce, ...canvas } = props
  return <MapCanvas {...canvas} />
}
