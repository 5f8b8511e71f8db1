import type { driver, driverGroup, fuelCodeTemplate, vehicle } from '../db/schema.ts'
import { searchText } from '../utilities/search.ts'
import { dayInMilliseconds } from '../utilities/time.ts'
import { firstNames, lastNames, longNames, models, vehicleRemarks } from './names.ts'
import type { Random } from './random.ts'

export type SeedDriver = Required<typeof driver.$inferInsert>
export type SeedVehicle = Required<typeof vehicle.$inferInsert>

const randomPastInstant = (random: Random, now: Date, days: number) =>
  new Date(now.getTime() - Math.floor(random.next() * days * dayInMilliseconds) - dayInMilliseconds)

export function createDrivers(random: Random, fleetId: string, total: number, now: Date): SeedDriver[] {
  return Array.from({ length: total }, (_, index) => {
    const long = total > 100 ? longNames[index] : undefined
    const firstName = long?.firstName ?? random.pick(firstNames)
    const lastName = long?.lastName ?? random.pick(lastNames)
    const driverLicenseId = `${random.text('ABCDEFGHJKLMNP', 1)}${random.text('0123456789', 10)}`
    const mobileNumber = `09${random.text('0123456789', 9)}`
    return {
      id: random.id('drv'),
      fleetId,
      firstName,
      lastName,
      driverLicenseId,
      mobileNumber,
      status: random.chance(0.08) ? 'inactive' : 'active',
      search: searchText(
        `${firstName} ${lastName}`,
        `${lastName} ${firstName}`,
        driverLicenseId,
        mobileNumber,
      ),
      createdAt: randomPastInstant(random, now, 720),
    }
  })
}

export function createVehicles(random: Random, fleetId: string, total: number, now: Date): SeedVehicle[] {
  return Array.from({ length: total }, (_, index) => {
    const isDrum = index % 12 === 5
    const letters = random.text('ABCDEFGHIJKLMNPQRSTUVWXYZ', 3)
    const plateNumber = isDrum
      ? `DRUM${letters}${random.text('0123456789', 3)}`
      : `${letters}${random.text('0123456789', 4)}`
    return {
      id: random.id('veh'),
      fleetId,
      plateNumber,
      model: isDrum ? '200 L steel drum' : random.pick(models),
      remarks: random.chance(0.4) ? random.pick(vehicleRemarks) : null,
      type: isDrum ? 'Drum Container' : 'Vehicle',
      status: random.chance(0.07) ? 'inactive' : 'active',
      search: searchText(plateNumber),
      createdAt: randomPastInstant(random, now, 720),
    }
  })
}

const groupNames = [
  'Luzon North',
  'Luzon South',
  'Visayas',
  'Mindanao',
  'Metro Manila Day',
  'Metro Manila Night',
  'Relievers',
]

export function createGroups(
  random: Random,
  fleetId: string,
  now: Date,
): Required<typeof driverGroup.$inferInsert>[] {
  return groupNames.slice(0, random.integer(3, groupNames.length)).map((name) => ({
    id: random.id('grp'),
    fleetId,
    name,
    status: random.chance(0.15) ? 'inactive' : 'active',
    search: searchText(name),
    createdAt: randomPastInstant(random, now, 400),
  }))
}

export function createTemplates(
  random: Random,
  fleetId: string,
  drivers: readonly SeedDriver[],
  vehicles: readonly SeedVehicle[],
  now: Date,
): Required<typeof fuelCodeTemplate.$inferInsert>[] {
  return Array.from({ length: random.integer(6, 14) }, (_, index) => {
    const binding = random.pick(['driver-specific', 'vehicle-specific', 'driver-vehicle-specific', 'any'])
    const maxUsage = random.chance(0.5) ? 1 : 0
    return {
      id: random.id('tpl'),
      fleetId,
      name: `Template ${index + 1}`,
      binding,
      driverId: binding.startsWith('driver') ? random.pick(drivers).id : null,
      vehicleId: binding.includes('vehicle') ? random.pick(vehicles).id : null,
      product: random.pick(['diesel', 'diesel', 'diesel', 'gas91', 'gas95']),
      volume: random.integer(2, maxUsage ? 20 : 120) * 10_000,
      durationDays: random.pick([1, 7, 14, 15, 30]),
      maxUsage,
      sendSms: binding.startsWith('driver') && random.chance(0.6),
      autoRenew: random.chance(0.2),
      mobileNumber: null,
      createdAt: randomPastInstant(random, now, 300),
    }
  })
}
