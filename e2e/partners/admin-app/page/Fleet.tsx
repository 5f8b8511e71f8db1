import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { FleetVehicles } from 'fleet-portal-kit/vehicles'

const query = new URLSearchParams(location.search)
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const getSession = () => fetch('/fleet-session', { method: 'POST' }).then((response) => response.json())

export function Fleet() {
  const fleetId = query.get('fleet') ?? ''
  return (
    <FleetPortalProvider apiUrl={query.get('api') ?? ''} getSession={getSession} nonce={nonce}>
      <FleetDrivers fleetId={fleetId} />
      <FleetVehicles fleetId={fleetId} />
    </FleetPortalProvider>
  )
}
