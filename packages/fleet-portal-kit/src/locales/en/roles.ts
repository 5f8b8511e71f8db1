import type { Role } from 'fleet-portal-api-client/contract/access'
import { defineMessages } from '../messageSet.ts'

const names: Record<Role, string> = {
  'portal-admin': 'Admin',
  purchaser: 'Purchaser',
  'fleet-manager': 'Fleet Manager',
  'data-analyst': 'Data Analyst',
  'account-manager': 'Account Manager',
}

const help: Record<Role, string> = {
  'portal-admin': 'Can do everything in this fleet, including user access and loans.',
  purchaser: 'Cashes in and buys fuel, edits drivers and vehicles, and views codes and redemptions.',
  'fleet-manager': 'Generates fuel codes, manages drivers, vehicles and cards, and views redemptions.',
  'data-analyst':
    'Views the dashboard, cash-ins, purchases, prices, drivers and vehicles. Cannot change anything.',
  'account-manager': 'Cashes in and manages fleet cards.',
}

/** English sentences of the namespace `roles`. @since 0.1.0 */
export const rolesMessages = defineMessages('roles', { names, help })
