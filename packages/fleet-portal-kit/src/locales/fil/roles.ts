import type { Role } from 'fleet-portal-api-client/contract/access'
import type { rolesMessages } from '../en/roles.ts'

const names: Record<Role, string> = {
  'portal-admin': 'Admin',
  purchaser: 'Purchaser',
  'fleet-manager': 'Fleet Manager',
  'data-analyst': 'Data Analyst',
  'account-manager': 'Account Manager',
}

const help: Record<Role, string> = {
  'portal-admin': 'Magagawa ang lahat sa fleet na ito, kasama ang access ng gumagamit at mga loan.',
  purchaser:
    'Nagka-cash-in at bumibili ng fuel, nag-e-edit ng mga driver at sasakyan, at tumitingin ng mga code at redemption.',
  'fleet-manager':
    'Gumagawa ng mga fuel code, namamahala ng mga driver, sasakyan at card, at tumitingin ng mga redemption.',
  'data-analyst':
    'Tumitingin ng dashboard, mga cash-in, pagbili, presyo, driver at sasakyan. Walang mababagong anuman.',
  'account-manager': 'Nagka-cash-in at namamahala ng mga fleet card.',
}

export const roles: typeof rolesMessages.defaults = { names, help }
