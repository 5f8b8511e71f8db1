import { FleetPortalProvider } from 'fleet-portal-kit'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const getSession = async () => ({ token: 'token', expiresAt: new Date(Date.now() + 3_600_000).toISOString() })

/** Shows one widget of the kit. */
export const renderKit = (Widget) =>
  createRoot(document.getElementById('list')).render(
    createElement(
      FleetPortalProvider,
      { apiUrl: location.origin, getSession },
      createElement(Widget, { fleetId: 'flt_1' }),
    ),
  )
