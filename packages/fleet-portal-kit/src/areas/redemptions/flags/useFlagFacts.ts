import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import type { Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { lookupStations } from 'fleet-portal-api-client/contract/stations'
import { listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { useMemo } from 'react'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { flagRules, type FlagRule, type Position } from './redFlags.ts'

/** The number of codes, drivers and vehicles that the rules know, however many there are. */
const maxItems = 500
/** The largest page of stations. */
const maxStations = 1000
const firstPage = { page: 1, perPage: maxItems } as const
const inactive = { status: 'inactive', ...firstPage } as const

const stationKey = ({ name, businessName }: Redemption['station']) => `${name}\n${businessName ?? ''}`

/** The positions of stations by name and business. Undefined for a name that several stations share. */
function usePositions(enabled: boolean) {
  const { data } = useRead(lookupStations, { page: 1, perPage: maxStations }, { enabled })
  return useMemo(() => {
    const positions = new Map<string, Position | undefined>()
    for (const station of data?.stations ?? []) {
      const { latitude: lat, longitude: lng } = station
      const key = stationKey(station)
      const isKnown = lat != null && lng != null && (lat !== 0 || lng !== 0)
      positions.set(key, isKnown && !positions.has(key) ? { lat, lng } : undefined)
    }
    return (station: Redemption['station']) => positions.get(stationKey(station))
  }, [data])
}

/**
 * What the rules compare redemptions with: stations, fuel codes, and inactive drivers and vehicles. They are read only for rules that are
 * on. A rule is not offered if the user has no access to what it needs.
 */
export function useFlagFacts(fleetId: string, rules: readonly FlagRule[]) {
  const { can } = useAccess(fleetId)
  const hasCodes = can(listFuelCodes)
  const hasDrivers = can(listDrivers)
  const hasVehicles = can(listVehicles)
  const offered = flagRules.filter(
    (rule) => (rule !== 'limit' || hasCodes) && (rule !== 'inactive' || hasDrivers || hasVehicles),
  )
  const isOn = (rule: FlagRule) => rules.includes(rule)
  const codes = useRead(listFuelCodes, { fleetId, ...firstPage }, { enabled: hasCodes && isOn('limit') })
  const drivers = useRead(listDrivers, { fleetId, ...inactive }, { enabled: hasDrivers && isOn('inactive') })
  const vehicles = useRead(
    listVehicles,
    { fleetId, ...inactive },
    { enabled: hasVehicles && isOn('inactive') },
  )
  const positionOf = usePositions(isOn('distance'))
  const codeLimits = codes.data
  const inactiveDrivers = drivers.data
  const inactiveVehicles = vehicles.data
  const facts = useMemo(() => {
    const limits = new Map(codeLimits?.fuelCodes.map((code) => [code.fuelCode, code.literVolume]))
    return {
      positionOf,
      limitOf: (code: string) => limits.get(code),
      inactiveDrivers: new Set(inactiveDrivers?.drivers.map(({ driverLicenseId }) => driverLicenseId)),
      inactivePlates: new Set(inactiveVehicles?.vehicles.map(({ plateNumber }) => plateNumber)),
    }
  }, [positionOf, codeLimits, inactiveDrivers, inactiveVehicles])
  /** The number of codes that the rule about limits knows, if there are more. */
  const knownCodes =
    isOn('limit') && codeLimits && codeLimits.fuelCodes.length < codeLimits.count
      ? codeLimits.fuelCodes.length
      : undefined
  return { facts, offered, knownCodes }
}
