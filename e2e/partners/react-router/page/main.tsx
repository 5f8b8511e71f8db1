import { FleetPortalProvider } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { FleetVehicles } from 'fleet-portal-kit/vehicles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider, useBlocker } from 'react-router'
import { routerNavigation } from './navigation.ts'

const query = new URLSearchParams(location.search)
const fleetId = query.get('fleet') ?? ''
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const getSession = () => fetch('/fleet-session', { method: 'POST' }).then((response) => response.json())

const { adapter, blockers } = routerNavigation(() => router)

function Layout() {
  // Another page is opened only after the user has answered about unsaved changes.
  useBlocker(({ currentLocation, nextLocation }) => {
    const isOtherPage = currentLocation.pathname !== nextLocation.pathname
    return isOtherPage && [...blockers].some((blocker) => blocker.when())
  })
  return (
    <FleetPortalProvider
      apiUrl={query.get('api') ?? ''}
      getSession={getSession}
      nonce={nonce}
      navigation={adapter}
    >
      <nav>
        <Link to="/">Our drivers</Link> <Link to="/vehicles">Our vehicles</Link>
      </nav>
      <Outlet />
    </FleetPortalProvider>
  )
}

const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <FleetDrivers fleetId={fleetId} /> },
      { path: '/vehicles', element: <FleetVehicles fleetId={fleetId} /> },
    ],
  },
])

createRoot(document.getElementById('drivers') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
