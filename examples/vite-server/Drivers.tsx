import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { StrictMode } from 'react'

export interface DriversProps {
  apiUrl: string
  fleetId: string
  /** The nonce of the content security policy. Only the browser has it, and hides it from the markup. */
  nonce?: string | undefined
}

const getSession = ({ reason }: { reason: string }) =>
  fetch('/fleet-session', { method: 'POST', body: JSON.stringify({ reason }) }).then((response) =>
    response.json(),
  )

/** Server and browser render the same. */
export function Drivers({ apiUrl, fleetId, nonce = '' }: DriversProps) {
  return (
    <StrictMode>
      <FleetPortalProvider apiUrl={apiUrl} getSession={getSession} nonce={nonce}>
        <FleetDrivers fleetId={fleetId} />
      </FleetPortalProvider>
    </StrictMode>
  )
}
