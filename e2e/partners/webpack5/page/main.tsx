import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const query = new URLSearchParams(location.search)
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const getSession = () => fetch('/fleet-session', { method: 'POST' }).then((response) => response.json())

createRoot(document.getElementById('drivers') as HTMLElement).render(
  <StrictMode>
    <FleetPortalProvider apiUrl={query.get('api') ?? ''} getSession={getSession} nonce={nonce}>
      <FleetDrivers fleetId={query.get('fleet') ?? ''} />
    </FleetPortalProvider>
  </StrictMode>,
)
