import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'

interface DriversProps {
  apiUrl: string
  fleetId: string
  nonce: string
}

const getSession = ({ reason }: { reason: string }) =>
  fetch('/fleet-session', { method: 'POST', body: JSON.stringify({ reason }) }).then((response) =>
    response.json(),
  )

export function Drivers({ apiUrl, fleetId, nonce }: DriversProps) {
  return (
    <FleetPortalProvider apiUrl={apiUrl} getSession={getSession} nonce={nonce}>
      <FleetDrivers fleetId={fleetId} />
    </FleetPortalProvider>
  )
}
