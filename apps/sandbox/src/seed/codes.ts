import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { addDays, dayInMilliseconds, startOfDay } from '../utilities/time.ts'
import type { SeedDriver, SeedVehicle } from './driversAndVehicles.ts'
import type { Random } from './random.ts'

interface SeedRedemption {
  at: Date
  /** Millilitres. */
  volume: number
  isVoided: boolean
}

export interface SeedCode {
  id: string
  code: string
  binding: string
  product: Fuel
  volume: number
  maxUsage: 0 | 1
  sendSms: boolean
  autoRenew: boolean
  startDate: string
  endDate: string
  createdAt: Date
  state: 'open' | 'redeemed' | 'expired' | 'deactivated'
  driver: SeedDriver | undefined
  vehicle: SeedVehicle | undefined
  redemptions: SeedRedemption[]
}

export const redeemedVolume = (code: SeedCode): number =>
  code.redemptions.reduce((total, one) => total + (one.isVoided ? 0 : one.volume), 0)

const bindingWeights = { 'driver-specific': 4, 'vehicle-specific': 3, 'driver-vehicle-specific': 2, any: 1 }
const fuelWeights = { diesel: 12, gas91: 3, gas95: 4, gas97: 1 }
const daysApart = (from: string, to: string) =>
  Math.round((startOfDay(to).getTime() - startOfDay(from).getTime()) / dayInMilliseconds)

function createRedemptions(
  random: Random,
  start: string,
  end: string,
  today: string,
  count: number,
): SeedRedemption[] {
  const last = end < today ? end : addDays(today, -1)
  const days = daysApart(start, last)
  if (days < 0) return []
  return Array.from({ length: count }, () => {
    const day = addDays(start, random.integer(0, days))
    const seconds = random.integer(5 * 3600, 21 * 3600)
    return {
      at: new Date(startOfDay(day).getTime() + seconds * 1000),
      volume: random.integer(800, 6_500) * 10,
      isVoided: random.chance(0.015),
    }
  }).toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

function stateOf(
  random: Random,
  code: { endDate: string; startDate: string; isUsedUp: boolean },
  today: string,
) {
  if (code.isUsedUp) return 'redeemed'
  if (code.endDate < today) return random.chance(0.1) ? 'deactivated' : 'expired'
  return random.chance(0.12) ? 'deactivated' : 'open'
}

function createCode(
  random: Random,
  today: string,
  startDate: string,
  drivers: readonly SeedDriver[],
  vehicles: readonly SeedVehicle[],
): SeedCode {
  const isOneTime = random.chance(0.25)
  const endDate = addDays(startDate, random.pick([6, 13, 14, 29, 29, 59]))
  const wanted = isOneTime ? (random.chance(0.9) ? 1 : 0) : random.integer(6, 22)
  const redemptions = createRedemptions(random, startDate, endDate, today, wanted)
  const used = redemptions.reduce((total, one) => total + (one.isVoided ? 0 : one.volume), 0)
  const isExact =
    !isOneTime && used >= 1_000 && !redemptions.some((one) => one.isVoided) && random.chance(0.35)
  // A voided volume was reserved for the code too, before it was voided.
  const dispensed = redemptions.reduce((total, one) => total + one.volume, 0)
  const volume = isExact ? used : Math.max(dispensed, 10_000) + random.integer(1, isOneTime ? 5 : 40) * 10_000
  const isUsedUp = isExact || (isOneTime && redemptions.some((one) => !one.isVoided))
  const binding = random.weighted(bindingWeights)
  return {
    id: random.id('cod'),
    code: random.text('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 8),
    binding,
    product: random.weighted(fuelWeights),
    volume,
    maxUsage: isOneTime && volume <= 200_000 ? 1 : 0,
    sendSms: binding.startsWith('driver') && random.chance(0.6),
    autoRenew: !isOneTime && endDate >= today && random.chance(0.2),
    startDate,
    endDate,
    createdAt: new Date(startOfDay(startDate).getTime() - random.integer(1, 40) * 3_600_000),
    state: stateOf(random, { endDate, startDate, isUsedUp }, today),
    driver: binding.startsWith('driver') ? random.pick(drivers) : undefined,
    vehicle: binding === 'any' || binding === 'driver-specific' ? undefined : random.pick(vehicles),
    redemptions,
  }
}

/** Codes of two years with `redemptionTotal` redemptions in total, and some codes that start in the next days. */
export function createSeedCodes(
  random: Random,
  today: string,
  drivers: readonly SeedDriver[],
  vehicles: readonly SeedVehicle[],
  redemptionTotal: number,
): SeedCode[] {
  const codes: SeedCode[] = []
  let redemptionCount = 0
  while (redemptionCount < redemptionTotal) {
    const code = createCode(random, today, addDays(today, -random.integer(1, 715)), drivers, vehicles)
    code.redemptions.length = Math.min(code.redemptions.length, redemptionTotal - redemptionCount)
    if (code.state === 'redeemed' && code.maxUsage === 0 && redeemedVolume(code) < code.volume)
      code.state = 'expired'
    if (code.state === 'redeemed' && code.redemptions.length === 0) code.state = 'expired'
    if (code.state === 'expired' && code.endDate >= today) code.state = 'deactivated'
    redemptionCount += code.redemptions.length
    codes.push(code)
  }
  const scheduled = Math.min(18, Math.ceil(redemptionTotal / 100))
  for (let i = 0; i < scheduled; i++) {
    const code = createCode(random, today, addDays(today, random.integer(1, 21)), drivers, vehicles)
    codes.push({
      ...code,
      createdAt: new Date(startOfDay(today).getTime() - random.integer(1, 90) * 3_600_000),
    })
  }
  return codes
}

/** The millilitres of every fuel that a fleet must buy to cover its codes. */
export function requiredFuel(codes: readonly SeedCode[]): Record<Fuel, number> {
  const needed = Object.fromEntries(fuels.map((fuel) => [fuel, 0])) as Record<Fuel, number>
  for (const code of codes) {
    needed[code.product] +=
      redeemedVolume(code) + (code.state === 'open' ? code.volume - redeemedVolume(code) : 0)
  }
  return needed
}
