import type { Binding, FuelCodeStatus } from 'fleet-portal-api-client/contract/fuelCodes'
import { defineMessages } from '../messageSet.ts'

const bindings: Record<Binding, string> = {
  'driver-specific': 'Driver specific',
  'vehicle-specific': 'Vehicle specific',
  'driver-vehicle-specific': 'Driver and vehicle specific',
  any: 'Any driver any vehicle',
}

const statuses: Record<FuelCodeStatus, string> = {
  Active: 'Active',
  Scheduled: 'Scheduled',
  Expired: 'Expired',
  Redeemed: 'Redeemed',
  Deactivated: 'Deactivated',
}

/** Sentences that every screen about fuel codes uses. @since 0.1.0 */
export const codeMessages = defineMessages('codes', {
  bindings,
  statuses,
  any: 'Any',
  oneTime: 'One-time',
  multiUse: 'Multi-use',
  yes: 'Yes',
  no: 'No',
})
