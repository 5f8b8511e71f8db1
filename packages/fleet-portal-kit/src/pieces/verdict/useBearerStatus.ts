import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import type { DatedRead } from '../../foundation/data/combineReads.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { fullName } from '../cells/PersonName.tsx'

/** The people and vehicles that one search of a name or a plate number reads. */
const mostFound = 50

interface Named {
  firstName: string
  lastName: string
  driverId?: unknown
}

interface BearerStatus {
  /** Whether it is active. `none` if no driver or vehicle is named. Undefined if it is unknown. */
  driver: boolean | 'none' | undefined
  vehicle: boolean | 'none' | undefined
  isLoading: boolean
  reads: readonly DatedRead<unknown>[]
}

/** Whether any of the items that match is active. Undefined if none matches: the list cannot tell. */
function isAnyActive<T extends { status: string }>(
  items: readonly T[] | undefined,
  matches: (item: T) => boolean,
) {
  const found = items?.filter(matches) ?? []
  return found.length === 0 ? undefined : found.some(({ status }) => status === 'active')
}

/**
 * Reads whether the driver and the vehicle of a code or a card are active. Codes name them without their ids, so two drivers with
 * the same name count as one. Of several drivers or vehicles the portal does not know which one fills up.
 */
export function useBearerStatus(
  fleetId: string,
  access: FleetAccess,
  drivers: readonly Named[],
  vehicles: readonly { plateNumber: string }[],
): BearerStatus {
  const driver = drivers.length === 1 ? drivers[0] : undefined
  const vehicle = vehicles.length === 1 ? vehicles[0] : undefined
  const page = { fleetId, page: 1, perPage: mostFound }
  const readsDriver = driver !== undefined && access.can(listDrivers)
  const readsVehicle = vehicle !== undefined && access.can(listVehicles)
  const driverRead = useRead(
    listDrivers,
    { ...page, searchKey: driver ? fullName(driver) : '' },
    { enabled: readsDriver },
  )
  const vehicleRead = useRead(
    listVehicles,
    { ...page, searchKey: vehicle?.plateNumber ?? '' },
    { enabled: readsVehicle },
  )
  const isNamed = (one: Named & { driverId: string }) =>
    driver?.driverId === undefined
      ? driver !== undefined && fullName(one) === fullName(driver)
      : one.driverId === driver.driverId
  return {
    driver: drivers.length === 0 ? 'none' : isAnyActive(driverRead.data?.drivers, isNamed),
    vehicle:
      vehicles.length === 0
        ? 'none'
        : isAnyActive(vehicleRead.data?.vehicles, ({ plateNumber }) => plateNumber === vehicle?.plateNumber),
    reads: [driverRead, vehicleRead],
    isLoading: (readsDriver && driverRead.isPending) || (readsVehicle && vehicleRead.isPending),
  }
}
