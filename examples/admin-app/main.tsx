import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Fleet } from './Fleet.tsx'
import { Trips } from './Trips.tsx'
import './styles.css'

function Layout() {
  return (
    <div className="flex min-h-screen">
      <nav className="flex w-48 flex-col border-r p-4">
        <Link to="/">Fleet</Link>
        <Link to="/trips">Trips</Link>
      </nav>
      <main className="min-w-0 flex-1">
        <Trips />
        <Outlet />
      </main>
    </div>
  )
}

const root = createRootRoute({ component: Layout })
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: Fleet }),
  createRoute({ getParentRoute: () => root, path: '/trips', component: Trips }),
])
const router = createRouter({ routeTree })

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
