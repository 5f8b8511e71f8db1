import { hydrateRoot } from 'react-dom/client'
import { Drivers } from './Drivers.tsx'

const root = document.getElementById('drivers') as HTMLElement
const { apiUrl = '', fleetId = '' } = root.dataset
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce
hydrateRoot(root, <Drivers apiUrl={apiUrl} fleetId={fleetId} nonce={nonce} />)
