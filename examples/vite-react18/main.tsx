import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Trip } from './Trip.tsx'

const place = document.getElementById('widgets') as HTMLElement
const { apiUrl = '', fleetId = '' } = place.dataset
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const getSession = ({ reason }: { reason: string }) =>
  fetch('/fleet-session', { method: 'POST', body: JSON.stringify({ reason }) }).then((response) =>
    response.json(),
  )

/** The screens of the page by their hash. Other hashes, such as #help, show no widget. */
const screens = {
  '': <FleetDrivers fleetId={fleetId} />,
  '#drivers': <FleetDrivers fleetId={fleetId} />,
  '#trip': <Trip fleetId={fleetId} />,
}

let root: Root | undefined
function show() {
  root?.unmount()
  root = undefined
  const screen = screens[location.hash as keyof typeof screens]
  if (!screen) return
  root = createRoot(place)
  root.render(
    <StrictMode>
      <FleetPortalProvider apiUrl={apiUrl} getSession={getSession} nonce={nonce}>
        {screen}
      </FleetPortalProvider>
    </StrictMode>,
  )
}
addEventListener('hashchange', show)
show()
