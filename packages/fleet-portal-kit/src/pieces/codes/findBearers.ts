import type { ApiClient, CallOptions } from 'fleet-portal-api-client'
import { lookupDrivers, type Driver } from 'fleet-portal-api-client/contract/drivers'
import { lookupVehicles, type Vehicle } from 'fleet-portal-api-client/contract/vehicles'
import { withoutAccents } from '../../format/withoutAccents.ts'
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

/** Compares names also without regard to accents: `nino` for Niño. */
export const looseNameKey = (name: string): string => nameKey(withoutAccents(name))

/** Compares plate numbers without regard to case, spaces and hyphens. */
export const plateKey = (plate: string): string => plate.replace(/[\s-]+/g, '').toUpperCase()

/** `Dela Cruz, Juan` as `Juan Dela Cruz`. */
const withoutComma = (name: string): string => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1')

/** The texts that find a name on a server that compares accents. */
const searchesOf = (name: string): string[] => [name, withoutAccents(name)]

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

function groupByName(drivers: readonly Driver[], keyOf: (name: string) => string) {
  const groups = new Map<string, Driver[]>()
  for (const driver of drivers) {
    const key = keyOf(fullName(driver))
    groups.set(key, [...(groups.get(key) ?? []), driver])
  }
  return groups
}

/** The active drivers and vehicles that texts may name. */
export interface Bearers {
  /**
   * The drivers with this id, driver ID or name. Several drivers can have the same name. Accents count only if a driver has exactly
   * this name.
   */
  driversOf: (text: string) => readonly Driver[]
  /** The drivers with exactly this name. Accents count: Niño and Nino are two people. */
  driversNamed: (name: string) => readonly Driver[]
  vehicleOf: (plate: string) => Vehicle | undefined
  /** The names of the drivers. */
  names: readonly string[]
  /** The plate numbers of the vehicles. */
  plates: readonly string[]
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
      // Not every server finds Niño by `nino`, or Nino by `niño`.
      [...new Set([...names].flatMap((name) => searchesOf(withoutComma(name.trim()))))],
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
  const byName = groupByName(drivers, nameKey)
  const byLooseName = groupByName(drivers, looseNameKey)
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
      if (driver) return [driver]
      const name = withoutComma(text)
      return byName.get(nameKey(name)) ?? byLooseName.get(looseNameKey(name)) ?? []
    },
    driversNamed: (name) => byName.get(nameKey(name)) ?? [],
    vehicleOf: (plate) => byPlate.get(plateKey(plate)),
    names: drivers.map(fullName),
    plates: vehicles.map(({ plateNumber }) => plateNumber),
  }
}
