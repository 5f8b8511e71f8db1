import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { StrictMode } from 'react'

const getSession = () => fetch('/fleet-session', { method: 'POST' }).then((response) => response.json())

/** Server and browser render the same. The nonce of a policy is only in the browser, which hides it from the markup. */
export function Drivers({ search, nonce = '' }: { search: string; nonce?: string | undefined }) {
  const query = new URLSearchParams(search)
  return (
    <StrictMode>
      <FleetPortalProvider apiUrl={query.get('api') ?? ''} getSession={getSession} nonce={nonce}>
        <FleetDrivers fleetId={query.get('fleet') ?? ''} />
      </FleetPortalProvider>
    </StrictMode>
  )
}
