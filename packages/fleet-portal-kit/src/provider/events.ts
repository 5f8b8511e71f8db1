import type { ErrorKind, SessionEnd } from 'api-client'
import type { Role } from 'api-client/contract/access'
import type { AreaName } from './navigation.ts'

/** The events that the kit reports to your page, by name, with their data. */
export interface FleetEventMap {
  'driver.created': { driverId: string }
  'driver.updated': { driverId: string }
  'driver.deactivated': { driverId: string }
  'driver.reactivated': { driverId: string }
  'drivers.imported': { applied: number | undefined }
  'vehicle.created': { vehicleId: string }
  'vehicle.updated': { vehicleId: string }
  'vehicle.deactivated': { vehicleId: string }
  'vehicle.reactivated': { vehicleId: string }
  'vehicles.imported': { applied: number | undefined }
  'group.created': { groupId: string }
  'group.updated': { groupId: string }
  'group.deactivated': { groupId: string }
  'group.reactivated': { groupId: string }
  'user.invited': { role: Role }
  'user.updated': { userAccessId: string }
  'user.removed': { userAccessId: string }
  'cash-in.started': { cashInId: string | undefined; method: string }
  'cash-in.succeeded': { cashInId: string }
  'card.added': { referenceNumber: string }
  'card.removed': { cardId: string }
  'fuel.bought': { buyFuelId: string }
  'fuel-codes.generated': { count: number }
  'fuel-code.deactivated': { fuelCodeId: string }
  'payment.returned': { cashInId: string | undefined }
  'fleet-card.updated': { fuelCardId: string }
  'fleet-card.activated': { fuelCardId: string }
  'fleet-card.deactivated': { fuelCardId: string }
  'fleet-card.terminated': { fuelCardId: string }
  'loan.inquired': { loanId: string }
  'loyalty.linked': Record<string, never>
  'feedback.sent': { rating: number }
  'feedback.skipped': Record<string, never>
  'report.requested': { reportType: string }
  'report.cancelled': { reportId: string }
  'report.deleted': { reportId: string }
  'station.opened': { stationId: string }
  'promo.opened': { promo: string }
  'message.opened': { messageId: string }
  'messages.read': { count: number }
  'fleet.selected': { fleetId: string }
  'password-reset.requested': Record<string, never>
  'password.changed': Record<string, never>
  'account.activated': Record<string, never>
  'session.started': { userId: string }
  'session.ended': SessionEnd
  'navigation.requested': { area: AreaName }
  'call.failed': { kind: ErrorKind; code: string | undefined; requestId: string | undefined }
}

export type FleetEventName = keyof FleetEventMap

export type FleetEvent = {
  [Name in FleetEventName]: { type: Name; widget: string; data: FleetEventMap[Name] }
}[FleetEventName]

export type Emit = <Name extends FleetEventName>(type: Name, data: FleetEventMap[Name]) => void
