import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { StrictMode, version } from 'react'
import { createRoot, type Root } from 'react-dom/client'

const query = new URLSearchParams(location.search)
const getSession = () => fetch('/fleet-session', { method: 'POST' }).then((answer) => answer.json())

function Drivers() {
  return (
    <FleetPortalProvider apiUrl={query.get('api') ?? ''} getSession={getSession}>
      <FleetDrivers fleetId={query.get('fleet') ?? ''} />
    </FleetPortalProvider>
  )
}

// What a page of several screens does: draw it, and take it away again.
let root: Root | undefined
addEventListener('show', () => {
  root = createRoot(document.getElementById('drivers') as HTMLElement)
  root.render(
    <StrictMode>
      <Drivers />
    </StrictMode>,
  )
})
addEventListener('hide', () => root?.unmount())
if (query.has('hostile')) await import('./hostile.css')
document.documentElement.dataset['react'] = version
