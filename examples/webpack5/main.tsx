import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('drivers') as HTMLElement
const { apiUrl = '', fleetId = '' } = root.dataset
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const getSession = ({ reason }: { reason: string }) =>
  fetch('/fleet-session', { method: 'POST', body: JSON.stringify({ reason }) }).then((response) =>
    response.json(),
  )

createRoot(root).render(
  <StrictMode>
    <FleetPortalProvider apiUrl={apiUrl} getSession={getSession} nonce={nonce}>
      <FleetDrivers fleetId={fleetId} />
    </FleetPortalProvider>
  </StrictMode>,
)
