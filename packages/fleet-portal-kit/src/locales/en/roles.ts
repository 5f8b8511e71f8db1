import type { Role } from 'api-client/contract/access'
import { defineMessages } from '../../provider/messages.ts'

const names: Record<Role, string> = {
  'portal-admin': 'Admin',
  purchaser: 'Purchaser',
  'fleet-manager': 'Fleet Manager',
  'data-analyst': 'Data Analyst',
  'account-manager': 'Account Manager',
}

export const rolesMessages = defineMessages('roles', { names })
