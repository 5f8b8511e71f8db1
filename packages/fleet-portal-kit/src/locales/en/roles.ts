import type { Role } from 'api-client/contract/access'
import { defineMessages } from '../messageSet.ts'

const names: Record<Role, string> = {
  'portal-admin': 'Admin',
  purchaser: 'Purchaser',
  'fleet-manager': 'Fleet Manager',
  'data-analyst': 'Data Analyst',
  'account-manager': 'Account Manager',
}

/** English sentences of the namespace `roles`. @since 0.1.0 */
export const rolesMessages = defineMessages('roles', { names })
