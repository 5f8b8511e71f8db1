import type { ApiClient, CallOptions } from 'fleet-portal-api-client'
import { lookupDrivers, type Driver } from 'fleet-portal-api-client/contract/drivers'
import { lookupVehicles, type Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { fullName } from '../cells/PersonName.tsx'

const pageSize = 1000
const searchSize = 50

interface Page<T> {
  items: readonly T[]
  count: number
}

/** Compares names without regard to case, repeated spaces and the form of letters. */
export const nameKey = (name: string): string =>
  name.normalize('NFC').replace(/\s+/g, ' ').replaceAll('\u2019', "'").trim().toLowerCase()

/** Compares plate numbers without regard to case, spaces and hyphens. */
export const plateKey = (plate: string): string => plate.replace(/[\s-]+/g, '').toUpperCase()

/** `Dela Cruz, Juan` as `Juan Dela Cruz`. */
const withoutComma = (name: string): string => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')

/**
 * Reads the whole list, or the results of a search for each text if the list has more pages than there are texts. Reads nothing
 * without a text.
 */
async function readMatches<T>(
  texts: readonly string[],
  idOf: (item: T) => string,
  read: (input: { page: number; perPage: number; searchKey?: string }) => Promise<Page<T>>,
): Promise<T[]> {
  const found = new Map<string, T>()
  const add = ({ items }: Page<T>) => {
    for (const item of items) found.set(idOf(item), item)
  }
  if (texts.length === 0) return []
  for (let page = 1; ; page++) {
    const result = await read({ page, perPage: pageSize })
    const earlierCount = found.size
    add(result)
    if (found.size === earlierCount) break
    const pagesLeft = Math.ceil((result.count - found.size) / result.items.length)
    if (pagesLeft <= 0) break
    if (pagesLeft <= texts.length) continue
    for (const searchKey of texts) add(await read({ page: 1, perPage: searchSize, searchKey }))
    break
  }
  return [...found.values()]
}

/** The active drivers and vehicles that texts may name. */
export interface Bearers {
  /** The drivers with this id, driver ID or name. Several drivers can have the same name. */
  driversOf: (text: string) => readonly Driver[]
  vehicleOf: (plate: string) => Vehicle | undefined
}

/** Finds active drivers by name or driver ID, and active vehicles by plate number. Rejects with ApiError. */
export async function findBearers(
  client: ApiClient,
  fleetId: string,
  { names, plates }: { names: Iterable<string>; plates: Iterable<string> },
  options: CallOptions,
): Promise<Bearers> {
  const batch = { ...options, partOfBatch: true }
  const [drivers, vehicles] = await Promise.all([
    readMatches<Driver>(
      [...new Set([...names].map((name) => withoutComma(name.trim())))],
      ({ driverId }) => driverId,
      async (input) => {
        const page = await client.call(lookupDrivers, { fleetId, ...input }, batch)
        return { items: page.drivers, count: page.count }
      },
    ),
    readMatches<Vehicle>(
      [...new Set([...plates].map(plateKey))],
      ({ vehicleId }) => vehicleId,
      async (input) => {
        const page = await client.call(lookupVehicles, { fleetId, ...input }, batch)
        return { items: page.vehicles, count: page.count }
      },
    ),
  ])
  const byName = new Map<string, Driver[]>()
  for (const driver of drivers) {
    const key = nameKey(fullName(driver))
    byName.set(key, [...(byName.get(key) ?? []), driver])
  }
  const byId = new Map(
    drivers.flatMap((driver) => [
      [driver.driverLicenseId.toUpperCase(), driver] as const,
      [driver.driverId, driver] as const,
    ]),
  )
  const byPlate = new Map(vehicles.map((vehicle) => [plateKey(vehicle.plateNumber), vehicle]))
  return {
    driversOf(text) {
      const driver = byId.get(text.trim()) ?? byId.get(text.trim().toUpperCase())
      return driver ? [driver] : (byName.get(nameKey(withoutComma(text))) ?? [])
    },
    vehicleOf: (plate) => byPlate.get(plateKey(plate)),
  }
}
