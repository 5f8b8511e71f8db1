import { hydrateRoot } from 'react-dom/client'
import { Drivers } from './Drivers.tsx'

const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce
hydrateRoot(
  document.getElementById('drivers') as HTMLElement,
  <Drivers search={location.search} nonce={nonce} />,
)
