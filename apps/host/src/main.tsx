import '@fontsource-variable/inter'
import { createApiClient, portalSession } from 'api-client'
import { FleetPortalProvider, type NavigationAdapter } from 'fleet-portal-kit'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { loadConfig } from './config.ts'
import { Root } from './Root.tsx'
import { routerNavigation } from './routerNavigation.ts'
import { routesFor } from './routes.tsx'
import './page.css'

const config = await loadConfig()
const session = portalSession()
const client = createApiClient({
  baseUrl: config.apiUrl,
  session,
  ...(config.authScheme && { authScheme: config.authScheme }),
})

const root: RouteObject = {
  children: routesFor(() => session.read().accessToken !== undefined, config.termsUrl),
}
const router = createBrowserRouter([root])
const navigation = routerNavigation(router)
router.patchRoutes
const appearance = { tokens: { 'font-family': "'Inter Variable', system-ui, sans-serif" } }

function App({ adapter }: { adapter: NavigationAdapter }) {
  return (
    <FleetPortalProvider client={client} navigation={adapter} appearance={appearance}>
      <RouterProvider router={router} />
    </FleetPortalProvider>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App adapter={navigation.adapter} />
  </StrictMode>,
)
