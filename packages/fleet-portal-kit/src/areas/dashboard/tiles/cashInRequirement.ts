import { requires } from 'fleet-portal-api-client/contract/endpoint'

/** The access that a cash-in requires. */
export const cashInRequirement = { access: requires('CASH_IN', 'modify'), activeFleetOnly: true }
