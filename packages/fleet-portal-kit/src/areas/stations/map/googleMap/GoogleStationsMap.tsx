import { useLoadScript } from '@react-google-maps/api'
import { useEffect, useState } from 'react'
import { usePortal } from '../../../../provider/portal.ts'
import type { FleetPortalMapFailure, FleetPortalMapProps } from '../../../../provider/maps.ts'
import { MapCanvas } from './MapCanvas.tsx'

/** Milliseconds after which loading the script counts as failed. */
const scriptTimeout = 20_000
const scriptId = 'fpk-google-maps'

interface GoogleStationsMapProps extends FleetPortalMapProps {
  apiKey: string | undefined
}

type PageGlobals = typeof globalThis & { google?: typeof google; gm_authFailure?: () => void }

const isLoadedByPage = () => (globalThis as PageGlobals).google?.maps?.Map !== undefined

type Fail = (reason: FleetPortalMapFailure) => void

/** The maps of the page, which all have the same key. */
const listeners = new Set<Fail>()
let stopListening: (() => void) | undefined

/** Google Maps reports a rejected key only by calling the global function `gm_authFailure`. The page may have one of its own. */
function listenToPage() {
  const page: PageGlobals = globalThis
  const before = page.gm_authFailure
  const own = () => {
    before?.()
    for (const listener of listeners) listener('key-rejected')
  }
  page.gm_authFailure = own
  return () => {
    if (page.gm_authFailure !== own) return
    if (before) page.gm_authFailure = before
    else delete page.gm_authFailure
  }
}

function useKeyRejection(onFail: Fail) {
  useEffect(() => {
    listeners.add(onFail)
    stopListening ??= listenToPage()
    return () => {
      listeners.delete(onFail)
      if (listeners.size > 0) return
      stopListening?.()
      stopListening = undefined
    }
  }, [onFail])
}

/** Loads the script of the Google Maps API, then renders the map. The next mount retries a failed load. */
function ScriptLoader({ apiKey = '', nonce, onFail, ...canvas }: GoogleStationsMapProps) {
  const { language } = usePortal()
  const { isLoaded, loadError } = useLoadScript({
    id: scriptId,
    googleMapsApiKey: apiKey,
    language: language.locale,
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
    }, scriptTimeout)
    return () => clearTimeout(timer)
  }, [isLoaded, onFail])
  return isLoaded ? <MapCanvas {...canvas} /> : null
}

/** Google Maps with the stations. Uses the API that the page has loaded, or loads it with a key. */
export function GoogleStationsMap(props: GoogleStationsMapProps) {
  const [isApiLoaded] = useState(isLoadedByPage)
  useKeyRejection(props.onFail)
  if (!isApiLoaded) return <ScriptLoader {...props} />
  const { apiKey: _apiKey, nonce: _nonce, onFail: _onFail, ...canvas } = props
  return <MapCanvas {...canvas} />
}
