import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { FleetVehicles } from 'fleet-portal-kit/vehicles'

const { apiUrl = '', fleetId = '' } = document.getElementById('app')?.dataset ?? {}
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const getSession = ({ reason }: { reason: string }) =>
  fetch('/fleet-session', { method: 'POST', body: JSON.stringify({ reason }) }).then((response) =>
    response.json(),
  )

export function Fleet() {
  return (
    <FleetPortalProvider apiUrl={apiUrl} getSession={getSession} nonce={nonce}>
      <FleetDrivers fleetId={fleetId} />
      <FleetVehicles fleetId={fleetId} />
    </FleetPortalProvider>
  )
}
