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

type Fail = (reason: FleetPortalMapFailure) => void

/** A handler of rejected keys. That of the kit has the maps of the page, which all have the same key. */
type KeyHandler = (() => void) & { maps?: Set<Fail>; before?: KeyHandler | undefined }

type PageGlobals = typeof globalThis & { google?: typeof google; gm_authFailure?: KeyHandler }

const isLoadedByPage = () => (globalThis as PageGlobals).google?.maps?.Map !== undefined

function createKeyHandler(before: KeyHandler | undefined) {
  const maps = new Set<Fail>()
  const handler = () => {
    before?.()
    for (const onFail of maps) onFail('key-rejected')
  }
  return Object.assign(handler, { maps, before })
}

/** Google Maps reports a rejected key only by calling the global function `gm_authFailure`. The page may have one of its own. */
function useKeyRejection(onFail: Fail) {
  useEffect(() => {
    const page: PageGlobals = globalThis
    const found = page.gm_authFailure
    const { maps } = found?.maps ? found : (page.gm_authFailure = createKeyHandler(found))
    maps?.add(onFail)
    return () => {
      maps?.delete(onFail)
      const handler = page.gm_authFailure
      if (maps?.size !== 0 || handler?.maps !== maps) return
      if (handler.before) page.gm_authFailure = handler.before
      else delete page.gm_authFailure
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
