import type { FleetType } from 'fleet-portal-api-client/contract/access'
import { getFleet, listFleets, listFleetStations } from 'fleet-portal-api-client/contract/fleets'
import { millilitres } from 'fleet-portal-api-client/money'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { fleet, fleetStation, station } from '../db/schema.ts'
import { wireInstant } from '../utilities/time.ts'
import { Fault } from '../fault.ts'
import { handle } from '../handle.ts'
import { stationToWire } from './stations.ts'

type Row = typeof fleet.$inferSelect
type ReferenceStation = { status: string; name: string } | null

const toWire = (row: Row, referenceStation: ReferenceStation) => ({
  fleetId: row.id,
  status: row.status,
  businessName: row.businessName,
  plbType: row.plbType as FleetType,
  isVip: row.isVip,
  dateTimeOnboarded: wireInstant(row.onboardedAt),
  paymentGateway: row.paymentGateway,
  inventoryLimit: row.inventoryLimit === null ? null : millilitres(row.inventoryLimit),
  referenceStation,
})

async function fleetsOf(tx: Tx, ids: string[]) {
  if (ids.length === 0) return []
  const found = await tx
    .select({ row: fleet, reference: { status: station.status, name: station.name } })
    .from(fleet)
    .leftJoin(station, eq(station.id, fleet.referenceStationId))
    .where(inArray(fleet.id, ids))
    .orderBy(asc(fleet.businessName), asc(fleet.id))
  return found.map(({ row, reference }) => toWire(row, reference))
}

async function stationsOf(tx: Tx, fleetId: string) {
  const found = await tx
    .select({ station })
    .from(fleetStation)
    .innerJoin(station, eq(station.id, fleetStation.stationId))
    .where(eq(fleetStation.fleetId, fleetId))
    .orderBy(asc(station.name), asc(station.id))
  return found.map((one) => stationToWire(one.station))
}

export const fleetRoutes = [
  handle(getFleet, async ({ tx }, { fleetId }) => {
    const [found] = await fleetsOf(tx, [fleetId])
    if (!found) throw new Fault('NotFound')
    return { ...found, fleetStations: await stationsOf(tx, fleetId) }
  }),

  handle(listFleets, async ({ tx, currentUser }) => {
    const ids = currentUser.accesses.flatMap(({ portal, fleetId }) =>
      portal === 'fleet' && fleetId ? [fleetId] : [],
    )
    const fleets = await fleetsOf(tx, ids)
    return { fleets, count: fleets.length }
  }),

  handle(listFleetStations, async ({ tx }, { fleetId }) => ({ stations: await stationsOf(tx, fleetId) })),
]
