import { hydrateRoot } from 'react-dom/client'
import { Page } from './Page.tsx'

const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce
hydrateRoot(
  document.getElementById('drivers') as HTMLElement,
  <Page search={location.search} nonce={nonce} />,
)
