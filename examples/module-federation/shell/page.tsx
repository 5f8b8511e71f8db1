import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'

const Drivers = lazy(() => import('fleet/Drivers').then((remote) => ({ default: remote.Drivers })))

const root = document.getElementById('drivers') as HTMLElement
const { apiUrl = '', fleetId = '' } = root.dataset
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce ?? ''

createRoot(root).render(
  <StrictMode>
    <Suspense>
      <Drivers apiUrl={apiUrl} fleetId={fleetId} nonce={nonce} />
    </Suspense>
  </StrictMode>,
)
