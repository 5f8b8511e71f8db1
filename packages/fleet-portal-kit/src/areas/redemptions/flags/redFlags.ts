import type { Redemption } from 'fleet-portal-api-client/contract/redemptions'
import haversine from 'haversine-distance'

/** The rules that look for unusual redemptions. */
export const flagRules = [
  'volume',
  'limit',
  'repeated',
  'distance',
  'hours',
  'product',
  'orNumber',
  'inactive',
] as const
export type FlagRule = (typeof flagRules)[number]

/** One reason to check a redemption, with the values of its sentence. */
export type RedFlag =
  | { rule: 'volume'; usual: number }
  | { rule: 'limit'; limit: number; times: number; same: 'driver' | 'vehicle' }
  | { rule: 'repeated'; minutes: number; same: 'driver' | 'vehicle' | 'code' }
  | { rule: 'distance'; km: number; minutes: number }
  | { rule: 'hours'; hour: number }
  | { rule: 'product'; fills: number }
  | { rule: 'orNumber'; times: number }
  | { rule: 'inactive'; who: 'driver' | 'vehicle' }

export interface Position {
  lat: number
  lng: number
}

type Row = Pick<
  Redemption,
  | 'redemptionId'
  | 'station'
  | 'driver'
  | 'vehicle'
  | 'fuelCode'
  | 'redeemedAt'
  | 'productCode'
  | 'literVolume'
  | 'orNumber'
  | 'status'
>

const minFills = 8
const volumeFactor = 1.25
const repeatMinutes = 30
const maxSpeed = 90
/** Two stations this near may have swapped their positions on the map. Kilometres. */
const nearbyKm = 5
/** A fill is just under the limit of its code from this share of it. */
const nearLimit = 0.95
const minNearLimit = 3
const minRowsForHours = 100
const rareShare = 0.01
const minutesBetween = (one: Row, other: Row) =>
  Math.abs(Date.parse(one.redeemedAt) - Date.parse(other.redeemedAt)) / 60_000
const hourOf = ({ redeemedAt }: Row) => (new Date(Date.parse(redeemedAt)).getUTCHours() + 8) % 24

/** The value below which 95% of the values are. */
function percentile95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0
}

const groupBy = (rows: readonly Row[], keyOf: (row: Row) => string | null | undefined) => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (!key) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

const plateOf = ({ vehicle }: Row) => vehicle?.plateNumber
const driverOf = ({ driver }: Row) => driver?.driverLicenseId
const codeOf = ({ fuelCode }: Row) => fuelCode

export interface FlagOptions {
  rules: readonly FlagRule[]
  /** The position of a station. Undefined if it is unknown: the rule about distances is then silent. */
  positionOf: (station: Row['station']) => Position | undefined
  /** The litres of a fuel code. Undefined if they are unknown. */
  limitOf?: (code: string) => number | undefined
  /** The plate numbers of inactive vehicles. */
  inactivePlates?: ReadonlySet<string>
  /** The license IDs of inactive drivers. */
  inactiveDrivers?: ReadonlySet<string>
}

const nothing: ReadonlySet<string> = new Set()

/**
 * The unusual redemptions among some rows, with the reasons to check each. Voided redemptions are left out. The comparison is
 * with the given rows only, so the caller must say which rows they are.
 */
export function findRedFlags(
  rows: readonly Row[],
  { rules, positionOf, limitOf, inactivePlates = nothing, inactiveDrivers = nothing }: FlagOptions,
): Map<string, RedFlag[]> {
  const valid = rows.filter(({ status }) => status === 'success')
  const oldestFirst = valid.toSorted(
    (one, other) => Date.parse(one.redeemedAt) - Date.parse(other.redeemedAt),
  )
  const found = new Map<string, RedFlag[]>()
  const add = ({ redemptionId }: Row, flag: RedFlag) => {
    if (!rules.includes(flag.rule)) return
    const flags = found.get(redemptionId) ?? []
    if (!flags.some(({ rule }) => rule === flag.rule)) found.set(redemptionId, [...flags, flag])
  }

  for (const fills of groupBy(oldestFirst, plateOf).values()) {
    if (fills.length < minFills) continue
    for (const row of fills) {
      // The row itself must not raise its own limit.
      const others = fills.filter((other) => other !== row).map(({ literVolume }) => literVolume)
      const usual = percentile95(others)
      if (row.literVolume > usual * volumeFactor) add(row, { rule: 'volume', usual })
      const sameProduct = fills.filter(({ productCode }) => productCode === row.productCode).length
      if (sameProduct === 1) add(row, { rule: 'product', fills: fills.length })
    }
  }

  const sames = [
    ['vehicle', plateOf],
    ['driver', driverOf],
    ['code', codeOf],
  ] as const
  for (const [same, keyOf] of sames) {
    for (const fills of groupBy(oldestFirst, keyOf).values()) {
      for (const [index, row] of fills.entries()) {
        const previous = fills[index - 1]
        if (!previous) continue
        const minutes = Math.round(minutesBetween(row, previous))
        if (minutes <= repeatMinutes) add(row, { rule: 'repeated', minutes, same })
        const [from, to] = [positionOf(previous.station), positionOf(row.station)]
        if (same === 'code' || !from || !to) continue
        const km = haversine(from, to) / 1000
        if (km > nearbyKm && km > (maxSpeed * minutesBetween(row, previous)) / 60) {
          add(row, { rule: 'distance', km: Math.round(km), minutes })
        }
      }
    }
  }

  const limitOfRow = ({ fuelCode }: Row) => (fuelCode ? limitOf?.(fuelCode) : undefined)
  const isNearLimit = (row: Row) => {
    const limit = limitOfRow(row)
    return limit !== undefined && row.literVolume < limit && row.literVolume >= limit * nearLimit
  }
  for (const [same, keyOf] of [
    ['vehicle', plateOf],
    ['driver', driverOf],
  ] as const) {
    for (const fills of groupBy(oldestFirst.filter(isNearLimit), keyOf).values()) {
      if (fills.length < minNearLimit) continue
      for (const row of fills) {
        add(row, { rule: 'limit', limit: limitOfRow(row) ?? 0, times: fills.length, same })
      }
    }
  }

  // Since when they are inactive is unknown, so only their last fill is worth a check.
  for (const [who, keyOf, inactive] of [
    ['vehicle', plateOf, inactivePlates],
    ['driver', driverOf, inactiveDrivers],
  ] as const) {
    for (const [key, fills] of groupBy(oldestFirst, keyOf)) {
      const last = fills.at(-1)
      if (last && inactive.has(key)) add(last, { rule: 'inactive', who })
    }
  }

  if (valid.length >= minRowsForHours) {
    const byHour = groupBy(valid, (row) => String(hourOf(row)))
    for (const fills of byHour.values()) {
      if (fills.length >= valid.length * rareShare) continue
      for (const row of fills) add(row, { rule: 'hours', hour: hourOf(row) })
    }
  }

  for (const fills of groupBy(valid, ({ orNumber }) => orNumber).values()) {
    if (fills.length > 1) for (const row of fills) add(row, { rule: 'orNumber', times: fills.length })
  }
  return found
}
