import { hydrateRoot } from 'react-dom/client'
import { Page } from './Page.tsx'

const root = document.getElementById('drivers') as HTMLElement
const { apiUrl = '', fleetId = '' } = root.dataset
const widget = new URLSearchParams(location.search).get('widget') ?? ''
const nonce = document.querySelector<HTMLElement>('meta[property="csp-nonce"]')?.nonce
hydrateRoot(root, <Page apiUrl={apiUrl} fleetId={fleetId} widget={widget} nonce={nonce} />)
