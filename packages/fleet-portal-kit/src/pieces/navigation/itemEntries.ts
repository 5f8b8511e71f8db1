import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import type { BoughtFuel } from 'fleet-portal-api-client/contract/fuel'
import type { FuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Station } from 'fleet-portal-api-client/contract/stations'
import type { Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import type { ItemEntry } from '../../fleet/item/itemEntry.ts'
import { last4, shortCard } from '../cells/cardText.ts'
import { inGroups } from '../cells/codeText.ts'
import { fullName } from '../cells/PersonName.tsx'

/** The drivers and vehicles of a card or a code, because a search for them finds it. */
const bearersText = (
  drivers: readonly { firstName: string; lastName: string }[],
  vehicles: readonly { plateNumber: string }[],
): string | undefined =>
  [...drivers.map(fullName), ...vehicles.map(({ plateNumber }) => plateNumber)].join(', ') || undefined

export const driverEntry = (driver: Driver): ItemEntry => ({
  label: fullName(driver),
  detail: driver.driverLicenseId,
  to: { area: 'driver', search: { driverId: driver.driverId } },
  list: 'drivers',
  searchKey: driver.driverLicenseId,
})

export const vehicleEntry = ({ vehicleId, plateNumber, model }: Vehicle): ItemEntry => ({
  label: plateNumber,
  detail: model ?? undefined,
  to: { area: 'vehicle', search: { vehicleId } },
  list: 'vehicles',
  searchKey: plateNumber,
})

export const cardEntry = ({ fuelCardId, cardNumber, driver, vehicle }: FleetCard): ItemEntry => ({
  label: shortCard(cardNumber),
  detail: bearersText(driver ? [driver] : [], vehicle ? [vehicle] : []),
  to: { area: 'fleet-card', search: { fuelCardId } },
  list: 'fleet-cards',
  searchKey: cardNumber,
  publicSearchKey: last4(cardNumber),
})

export const codeEntry = ({ fuelCodeId, fuelCode, drivers, vehicles }: FuelCode): ItemEntry => ({
  label: inGroups(fuelCode),
  isPrivate: true,
  detail: bearersText(drivers ?? [], vehicles ?? []),
  to: { area: 'fuel-code', search: { fuelCodeId } },
  list: 'fuel-codes',
  searchKey: fuelCode,
})

/** The map opens the station that the search finds. */
export const stationEntry = ({ name, city }: Station): ItemEntry => ({
  label: name,
  detail: city ?? undefined,
  to: { area: 'stations', search: { searchKey: name } },
  list: 'stations',
  searchKey: name,
})

/** The history lists the payments that a search for the reference finds. */
const paymentEntry = (list: 'cash-in-history' | 'buy-fuel-history', reference: string): ItemEntry => ({
  label: reference,
  to: { area: list, search: { searchKey: reference } },
  list,
  searchKey: reference,
})

export const cashinEntry = ({ referenceNumber, cashinId }: Cashin): ItemEntry =>
  paymentEntry('cash-in-history', referenceNumber ?? cashinId)

export const purchaseEntry = ({ buyFuelId }: BoughtFuel): ItemEntry =>
  paymentEntry('buy-fuel-history', buyFuelId)
