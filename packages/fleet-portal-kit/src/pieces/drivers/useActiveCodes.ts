import type { Driver } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { useRead } from '../../foundation/data/useRead.ts'

/** The fuel codes that a driver can still redeem: how many there are, and the search of the list that finds them. */
export function useActiveCodes(fleetId: string, { driverLicenseId }: Driver) {
  // The driver ID is unique, names are not. Redemptions are searched the same way.
  const search = { status: 'Active', searchKey: driverLicenseId } as const
  return { search, read: useRead(listFuelCodes, { fleetId, ...search, page: 1, perPage: 10 }) }
}
