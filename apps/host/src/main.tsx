// These three modules run first: they remove the secrets of links and bank redirects from the URL.
import './mailLink.ts'
import './bankCode.ts'
import { signInWithSandboxLink } from './sandboxLink.ts'
import '@fontsource-variable/inter'
import { createApiClient, createPortalSession } from 'fleet-portal-api-client'
import { createFirebaseFlags } from 'fleet-portal-kit/flags/firebase'
import { createGoogleMaps } from 'fleet-portal-kit/maps/google'
import { createSocketIoRealtime } from 'fleet-portal-kit/realtime/socket-io'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './App.tsx'
import { analyticsAndChat } from './analyticsAndChat.ts'
import { brandPage, brandSettings } from './brand.tsx'
import { loadConfig } from './config.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { Root } from './Root.tsx'
import { createNavigation } from './navigation.ts'
import { onBeforeOf } from './onBefore.ts'
import { preloadFirstPage, preloadLinkedPages, routesFor } from './routes.tsx'
import './page.css'

const session = createPortalSession()
const isSignedIn = () => session.read().accessToken !== undefined
preloadFirstPage(globalThis.location.pathname, isSignedIn())
preloadLinkedPages()
const root = createRoot(document.getElementById('root') as HTMLElement)

/** The configuration, and the client of its server. Rejects if a portal cannot start with it, such as with an `apiUrl` that is no URL. */
async function start() {
  const config = await loadConfig()
  const client = createApiClient({
    baseUrl: config.apiUrl,
    session,
    ...(config.authScheme && { authScheme: config.authScheme }),
  })
  return { config, client }
}

const { config, client } = await start().catch((error: unknown) => {
  root.render(<NotLoaded />)
  throw error
})
await signInWithSandboxLink(session, config)

const { navigation, RouteBlocker } = createNavigation(() => router)
const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter([
  {
    element: <Root RouteBlocker={RouteBlocker} />,
    errorElement: <NotLoaded />,
    children: routesFor(isSignedIn, config),
  },
])
const toAbsoluteUrl = (url: string) => new URL(url, globalThis.location.href).href
const settings = {
  navigation,
  ...brandSettings(config),
  ...analyticsAndChat(config),
  ...onBeforeOf(config),
  payments: config.payments,
  ...(config.reservedGroupNames && { reservedGroupNames: config.reservedGroupNames }),
  ...(config.maps && { maps: createGoogleMaps(config.maps) }),
  ...(config.flagsUrl && { flags: createFirebaseFlags({ url: toAbsoluteUrl(config.flagsUrl) }) }),
  ...(config.socketUrl && { realtime: createSocketIoRealtime({ url: toAbsoluteUrl(config.socketUrl) }) }),
}

brandPage(config)

root.render(
  <StrictMode>
    <App client={client} config={config} settings={settings}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>,
)

// Without a connection the portal opens to a page that says so.
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/offline.sw.js').catch(() => undefined)
