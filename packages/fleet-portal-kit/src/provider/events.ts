import { uniqueId, type ErrorKind, type SessionEnd } from 'fleet-portal-api-client'
import type { Role } from 'fleet-portal-api-client/contract/access'
import type { AreaName } from './navigation.ts'

/**
 * A field that a user changed. Personal data have neither value: names, license IDs, mobile numbers, plates and remarks.
 *
 * @since 0.1.0
 */
export interface FieldChange {
  /** Its name in the call, such as `locqpayLimit`. */
  field: string
  /** The value before the change; money in centavos. Undefined if the kit had not read the item. */
  before?: string | number | boolean | null | undefined
  /** The value after the change; money in centavos. */
  after?: string | number | boolean | null | undefined
}

/** The events that the kit reports to your page, by name, with their data. @since 0.1.0 */
export interface FleetEventMap {
  /** The widget shows its content for the first time. A part of it may have failed. */
  'widget.loaded': Record<string, never>
  /** The content of the widget, or a part of it, could not be read. */
  'widget.failed': { kind: ErrorKind | 'crash'; code: string | undefined; requestId: string | undefined }
  /** Sentences of a language could not be loaded. The widget shows them in English. `namespaces`: which sentences. */
  'language.failed': { locale: string; namespaces: readonly string[] }
  /** A driver was created. `name`: the first and last name. */
  'driver.created': { driverId: string; name?: string | undefined }
  /** A driver was updated. `name`: the first and last name. `changes`: what was changed. */
  'driver.updated': {
    driverId: string
    name?: string | undefined
    changes?: readonly FieldChange[] | undefined
  }
  /** A driver was deactivated. `name`: the first and last name. */
  'driver.deactivated': { driverId: string; name?: string | undefined }
  /** A driver was reactivated. `name`: the first and last name. */
  'driver.reactivated': { driverId: string; name?: string | undefined }
  /** Drivers were imported. `applied`: how many, if the server says so. */
  'drivers.imported': { applied: number | undefined }
  /** A vehicle was created. `plateNumber`: its plate. */
  'vehicle.created': { vehicleId: string; plateNumber?: string | undefined }
  /** A vehicle was updated. `plateNumber`: its plate. `changes`: what was changed. */
  'vehicle.updated': {
    vehicleId: string
    plateNumber?: string | undefined
    changes?: readonly FieldChange[] | undefined
  }
  /** A vehicle was deactivated. `plateNumber`: its plate. */
  'vehicle.deactivated': { vehicleId: string; plateNumber?: string | undefined }
  /** A vehicle was reactivated. `plateNumber`: its plate. */
  'vehicle.reactivated': { vehicleId: string; plateNumber?: string | undefined }
  /** Vehicles were imported. `applied`: how many, if the server says so. */
  'vehicles.imported': { applied: number | undefined }
  /** A group was created. `name`: the name of the group. */
  'group.created': { groupId: string; name?: string | undefined }
  /** A group was renamed. `name`: the new name. `changes`: the name before and after. */
  'group.updated': {
    groupId: string
    name?: string | undefined
    changes?: readonly FieldChange[] | undefined
  }
  /** A group was deactivated. `name`: the name of the group. */
  'group.deactivated': { groupId: string; name?: string | undefined }
  /** A group was reactivated. `name`: the name of the group. */
  'group.reactivated': { groupId: string; name?: string | undefined }
  /** A user was invited. `email`: the address that gets the invitation. */
  'user.invited': { role: Role; email?: string | undefined }
  /** The role, status or two-factor setting of a user was changed. `email`: that of the user. `changes`: what was changed. */
  'user.updated': {
    userAccessId: string
    email?: string | undefined
    changes?: readonly FieldChange[] | undefined
  }
  /** The access of a user was removed. `email`: that of the user. */
  'user.removed': { userAccessId: string; email?: string | undefined }
  /** A cash-in was started. `amount`: centavos, without the fee. */
  'cash-in.started': { cashInId: string | undefined; method: string; amount?: number | undefined }
  /** A cash-in was paid. `amount`: centavos that the wallet got. */
  'cash-in.succeeded': { cashInId: string; amount?: number | undefined }
  /** A cash-in has failed, has expired or was voided. `status`: that of the server. `amount`: centavos. */
  'cash-in.failed': { cashInId: string; status: string; amount?: number | undefined }
  /** A card was saved. */
  'card.added': { referenceNumber: string }
  /** A saved card was removed. */
  'card.removed': { cardId: string }
  /** Fuel was bought. `volume`: milliliters. `charge`: centavos. */
  'fuel.bought': {
    buyFuelId: string
    product?: string | undefined
    volume?: number | undefined
    charge?: number | undefined
  }
  /** Fuel codes were generated. */
  'fuel-codes.generated': { count: number }
  /** The characters of a fuel code were shown, on the screen or on a card that was printed. */
  'fuel-code.revealed': { fuelCodeId: string }
  /** A fuel code was deactivated. */
  'fuel-code.deactivated': { fuelCodeId: string }
  /** The user came back from a payment page. */
  'payment.returned': { cashInId: string | undefined }
  /** A fleet card was updated. `changes`: what was changed. */
  'fleet-card.updated': { fuelCardId: string; changes?: readonly FieldChange[] | undefined }
  /** A fleet card was activated. */
  'fleet-card.activated': { fuelCardId: string }
  /** A fleet card was deactivated. */
  'fleet-card.deactivated': { fuelCardId: string }
  /** A fleet card was terminated. */
  'fleet-card.terminated': { fuelCardId: string }
  /** A loan inquiry was sent. */
  'loan.inquired': { loanId: string }
  /** A loyalty account was linked. */
  'loyalty.linked': Record<string, never>
  /** The survey was answered. `rating`: 1 to 5. */
  'feedback.sent': { rating: number }
  /** The survey was skipped. */
  'feedback.skipped': Record<string, never>
  /** An export was requested. */
  'report.requested': { reportType: string }
  /** An export was cancelled. */
  'report.cancelled': { reportId: string }
  /** An export was deleted. */
  'report.deleted': { reportId: string }
  /** The details of a station were opened. */
  'station.opened': { stationId: string }
  /** A promo was opened. `promo`: its title. */
  'promo.opened': { promo: string }
  /** A message of the inbox was opened. */
  'message.opened': { messageId: string }
  /** All messages were marked as read. */
  'messages.read': { count: number }
  /** The user selected a fleet. */
  'fleet.selected': { fleetId: string }
  /** A password reset was requested. */
  'password-reset.requested': Record<string, never>
  /** The password was changed. */
  'password.changed': Record<string, never>
  /** An invited user activated the account. */
  'account.activated': Record<string, never>
  /** A user signed in. */
  'session.started': { userId: string }
  /** The session ended. */
  'session.ended': SessionEnd
  /** The user opened another area. */
  'navigation.requested': { area: AreaName }
  /** A call of the API failed. */
  'call.failed': { kind: ErrorKind; code: string | undefined; requestId: string | undefined }
}

/** The name of an event. @since 0.1.0 */
export type FleetEventName = keyof FleetEventMap

/** What every event has besides its name and data. @since 0.1.0 */
export interface FleetEventSource {
  /** Identifies the event. Events that are delivered twice have the same id. */
  id: string
  /** When it happened: `2026-11-20T06:05:00.000Z`. */
  at: string
  /** The widget that reports it, such as `drivers`. `provider` for events of the session. */
  widget: string
  /** The instance of the widget: its `instanceId`, its `id`, or a generated id. */
  instance: string
}

/** An event with its name, its data and its source. @since 0.1.0 */
export type FleetEvent = {
  [Name in FleetEventName]: FleetEventSource & {
    /** The name of the event. */
    type: Name
    /** The data of the event. */
    data: FleetEventMap[Name]
  }
}[FleetEventName]

/** Creates an event that happens now. */
export const createEvent = <Name extends FleetEventName>(
  type: Name,
  data: FleetEventMap[Name],
  source: Pick<FleetEventSource, 'widget' | 'instance'>,
): FleetEvent =>
  ({ id: uniqueId(), at: new Date().toISOString(), type, ...source, data }) as unknown as FleetEvent

/** Reports an event. */
export type Emit = <Name extends FleetEventName>(type: Name, data: FleetEventMap[Name]) => void
