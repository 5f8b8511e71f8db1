import { FleetPortalProvider, type AreaName } from 'fleet-portal-kit'
import { FleetDrivers } from 'fleet-portal-kit/drivers'
import { createReactRouterNavigation } from 'fleet-portal-kit/navigation/react-router'
import { FleetVehicles } from 'fleet-portal-kit/vehicles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, Outlet, RouterProvider, useBlocker, useLocation } from 'react-router'

const root = document.getElementById('drivers') as HTMLElement
const { apiUrl = '', fleetId = '' } = root.dataset
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''
const getSession = ({ reason }: { reason: string }) =>
  fetch('/fleet-session', { method: 'POST', body: JSON.stringify({ reason }) }).then((response) =>
    response.json(),
  )

/** Our pages, by the area that each shows. Links to other areas are hidden. */
const pages: Partial<Record<AreaName, string>> = { drivers: '/', vehicles: '/vehicles' }
const { navigation, RouteBlocker } = createReactRouterNavigation({
  router: () => router,
  useBlocker,
  useLocation,
  toPath: ({ area }) => pages[area],
})

function Layout() {
  return (
    <FleetPortalProvider apiUrl={apiUrl} getSession={getSession} nonce={nonce} navigation={navigation}>
      <RouteBlocker />
      <nav>
        <Link to="/">Our drivers</Link> <Link to="/vehicles">Our vehicles</Link>
      </nav>
      <Outlet />
    </FleetPortalProvider>
  )
}

const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <FleetDrivers fleetId={fleetId} /> },
      { path: '/vehicles', element: <FleetVehicles fleetId={fleetId} /> },
    ],
  },
])

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
