import { fleetCardStatuses } from 'fleet-portal-api-client/contract/fleetCards'
import { bindings } from 'fleet-portal-api-client/contract/fuelCodes'
import { products } from 'fleet-portal-api-client/contract/products'
import { transactionStatuses } from 'fleet-portal-api-client/contract/redemptionFilters'
import { userStatuses } from 'fleet-portal-api-client/contract/users'
import { presetRange } from '../format/calendar.ts'

/** The input of the list of fleet cards without filters: every status, type and product. */
export const everyFleetCard = {
  fuelCardStatuses: [...fleetCardStatuses],
  fuelCardTypes: [...bindings],
  productCodes: [...products],
}

/** The input of the list of non-fuel transactions without filters: every status. */
export const everyTransaction = { status: [...transactionStatuses] }

/** The input of the list of users without filters: every status. */
export const everyUser = { statuses: [...userStatuses] }

/** The default date range of the price history: the last four weeks. */
export function lastFourWeeks() {
  const { start, end } = presetRange('last4Weeks')
  return { startDate: start, endDate: end }
}
