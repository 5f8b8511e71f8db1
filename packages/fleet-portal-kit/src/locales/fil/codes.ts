import type { Binding, FuelCodeStatus } from 'fleet-portal-api-client/contract/fuelCodes'
import type { codeMessages } from '../en/codes.ts'

const bindings: Record<Binding, string> = {
  'driver-specific': 'Tiyak na driver',
  'vehicle-specific': 'Tiyak na sasakyan',
  'driver-vehicle-specific': 'Tiyak na driver at sasakyan',
  any: 'Anumang driver at sasakyan',
}

const statuses: Record<FuelCodeStatus, string> = {
  Active: 'Aktibo',
  Scheduled: 'Nakatakda',
  Expired: 'Nag-expire',
  Redeemed: 'Na-redeem',
  Deactivated: 'Naka-deactivate',
}

export const codes: typeof codeMessages.defaults = {
  bindings,
  statuses,
  any: 'Kahit alin',
  oneTime: 'Isang beses',
  multiUse: 'Maraming beses',
  yes: 'Oo',
  no: 'Hindi',
}
