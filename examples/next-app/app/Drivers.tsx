'use client'
import { FleetPortalProvider, type FleetPortalAppearance } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'

interface DriversProps {
  fleetId: string
  apiUrl: string
  nonce: string
  appearance: FleetPortalAppearance
}

const getSession = ({ reason }: { reason: string }) =>
  fetch('/fleet-session', { method: 'POST', body: JSON.stringify({ reason }) }).then((response) =>
    response.json(),
  )

export function Drivers({ fleetId, apiUrl, nonce, appearance }: DriversProps) {
  return (
    <FleetPortalProvider apiUrl={apiUrl} getSession={getSession} nonce={nonce} appearance={appearance}>
      <FleetDrivers fleetId={fleetId} />
    </FleetPortalProvider>
  )
}
