import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'

const Drivers = lazy(() => import('fleet/Drivers').then((remote) => ({ default: remote.Drivers })))

const query = new URLSearchParams(location.search)
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''

createRoot(document.getElementById('drivers') as HTMLElement).render(
  <StrictMode>
    <Suspense>
      <Drivers apiUrl={query.get('api') ?? ''} fleetId={query.get('fleet') ?? ''} nonce={nonce} />
    </Suspense>
  </StrictMode>,
)
