import type { FlagName } from 'fleet-portal-api-client/contract/flags'
import type { AreaName } from '../../provider/navigation.ts'

/** The flags of an area and of its group in the menu. The area is off if one of them is off. */
export const areaFlags: Partial<Record<AreaName, readonly FlagName[]>> = {
  dashboard: ['PAGE_DASHBOARD'],
  'cash-in': ['PAGE_CASH_IN', 'PAGE_CASH'],
  'cash-in-history': ['PAGE_CASH_IN', 'PAGE_CASH'],
  'buy-fuel': ['PAGE_BUY_FUEL', 'PAGE_FUEL'],
  'buy-fuel-history': ['PAGE_BUY_FUEL', 'PAGE_FUEL'],
  'price-history': ['PAGE_FUEL'],
  'generate-fuel-codes': ['PAGE_GENERATE_FUEL_CODE', 'PAGE_FUEL'],
  'fuel-codes': ['PAGE_MY_FUEL_CODE', 'PAGE_FUEL'],
  'fuel-code': ['PAGE_MY_FUEL_CODE', 'PAGE_FUEL'],
  redemptions: ['PAGE_REDEMPTION', 'PAGE_ACTIVITY'],
  'non-fuel-transactions': ['PAGE_NON_FUEL_TRANSACTION', 'PAGE_ACTIVITY'],
  reconciliation: ['PAGE_ACTIVITY'],
  drivers: ['PAGE_DRIVER', 'PAGE_ACTIVITY'],
  vehicles: ['PAGE_VEHICLE', 'PAGE_ACTIVITY'],
  driver: ['PAGE_DRIVER', 'PAGE_ACTIVITY'],
  vehicle: ['PAGE_VEHICLE', 'PAGE_ACTIVITY'],
  groups: ['PAGE_GROUPS', 'PAGE_ACTIVITY'],
  'fleet-cards': ['PAGE_FLEET_CARD_MANAGEMENT', 'PAGE_FLEET_CARD'],
  'fleet-card': ['PAGE_FLEET_CARD_MANAGEMENT', 'PAGE_FLEET_CARD'],
  'fleet-card-edit': ['PAGE_FLEET_CARD_MANAGEMENT', 'PAGE_FLEET_CARD'],
  'fleet-card-redemptions': ['PAGE_FLEET_CARD_REDEMPTION_HISTORY', 'PAGE_FLEET_CARD'],
  stations: ['PAGE_STATION_LIST', 'PAGE_STATION'],
  loans: ['PAGE_LOANS', 'PAGE_OTHER_SERVICES'],
  promos: ['PAGE_PROMO'],
  'user-access': ['PAGE_USER_ACCESS', 'PAGE_ACCESS_AUTHORIZATION'],
  downloads: ['PAGE_DOWNLOAD'],
  inbox: ['PAGE_INBOX'],
}
