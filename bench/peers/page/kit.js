import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const getSession = async () => ({ token: 'token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() })

createRoot(document.getElementById('list')).render(
  createElement(
    FleetPortalProvider,
    { apiUrl: location.origin, getSession },
    createElement(FleetDrivers, { fleetId: 'flt_1' }),
  ),
)
