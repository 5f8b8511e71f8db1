import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import {
  averagePrice,
  centavos,
  costOf,
  decimalFromInteger,
  millilitres,
  unitPrice,
  type Millilitres,
} from 'fleet-portal-api-client/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { rows } from '../db/connect.ts'
import {
  buyFuel,
  driver,
  fuelCode,
  fuelCodeDriver,
  fuelCodeVehicle,
  redemption,
  vehicle,
} from '../db/schema.ts'
import { releaseCode, sweepCodes, type CodeRow } from './codePeriods.ts'
import { capitalize } from './fuelCodes.ts'
import { newId } from '../utilities/ids.ts'
import { accounts, balanceOf, holdsLitres, lockFleet, postTransfers } from './ledger.ts'
import { requireOpenStation } from './requireOpenStation.ts'
import { priceAt } from './prices.ts'
import { PumpRefusal } from './pumpRefusal.ts'
import { pushToFleet } from './pushToFleet.ts'
import { searchText } from '../utilities/search.ts'
import { startOfDay } from '../utilities/time.ts'

type Row = typeof redemption.$inferSelect

/** The live message about a new or voided redemption. */
const messageOf = ({ id, status }: Row) => ({ type: 'redemption', redemptionId: id, status })

export interface RedemptionRequest {
  code: string
  stationId: string
  volume: Millilitres
  /** The driver and vehicle at the pump, if the code names several. */
  driverId?: string | undefined
  vehicleId?: string | undefined
}

const closedMessages: Record<string, string> = {
  redeemed: 'This code was already used.',
  expired: 'This code has expired.',
  deactivated: 'This code was deactivated.',
}

function refuseCode(code: CodeRow, today: string, volume: number): void {
  if (code.state !== 'open') throw new PumpRefusal(closedMessages[code.state] ?? 'This code does not work.')
  if (code.startDate > today) throw new PumpRefusal(`This code works from ${code.startDate} on.`)
  if (code.endDate < today) throw new PumpRefusal('This code has expired.')
  const remaining = code.volume - code.redeemed
  if (volume <= 0) throw new PumpRefusal('The pump dispenses more than nothing.')
  if (volume > remaining)
    throw new PumpRefusal(`Only ${decimalFromInteger(remaining, 3)} L are left on this code.`)
}

/** The driver or vehicle at the pump, out of those that the code names. */
function selectBearer<T extends { id: string; status: string }>(
  candidates: T[],
  id: string | undefined,
  kind: string,
): T | undefined {
  if (candidates.length === 0) return undefined
  const selected = id ? candidates.find((candidate) => candidate.id === id) : candidates[0]
  if (!selected) throw new PumpRefusal(`This code is not for this ${kind}.`)
  if (selected.status !== 'active') throw new PumpRefusal(`The ${kind} of this code is not active.`)
  return selected
}

async function bearersOf(context: Context, codeId: string) {
  const drivers = await context.tx
    .select({ driver })
    .from(fuelCodeDriver)
    .innerJoin(driver, eq(driver.id, fuelCodeDriver.driverId))
    .where(eq(fuelCodeDriver.fuelCodeId, codeId))
    .orderBy(driver.id)
  const vehicles = await context.tx
    .select({ vehicle })
    .from(fuelCodeVehicle)
    .innerJoin(vehicle, eq(vehicle.id, fuelCodeVehicle.vehicleId))
    .where(eq(fuelCodeVehicle.fuelCodeId, codeId))
    .orderBy(vehicle.id)
  return { drivers: drivers.map((one) => one.driver), vehicles: vehicles.map((one) => one.vehicle) }
}

/** The average price that the fleet paid for a fuel, in 1/10,000 peso per litre. */
async function averageCost(context: Context, fleetId: string, fuel: Fuel) {
  const [purchases] = await rows<{ total: string; volume: string }>(
    context.tx,
    sql`select coalesce(sum(total), 0)::text as total, coalesce(sum(volume), 0)::text as volume
      from ${buyFuel} where fleet_id = ${fleetId} and product = ${fuel}`,
  )
  return averagePrice(centavos(Number(purchases?.total)), millilitres(Number(purchases?.volume)))
}

/** Dispenses fuel for a code. All rules are checked under the fleet's lock, so a code never dispenses more than its volume. */
export async function redeem(context: Context, request: RedemptionRequest) {
  const { tx, now, today } = context
  const codeText = request.code.trim().toUpperCase()
  const [existing] = await tx.select().from(fuelCode).where(eq(fuelCode.code, codeText))
  if (!existing) throw new PumpRefusal('There is no such code.')
  const fleet = await lockFleet(tx, existing.fleetId)
  if (fleet.status !== 'active') throw new PumpRefusal('The fleet of this code is deactivated.')
  await sweepCodes(context, fleet.id)
  const [code] = await tx.select().from(fuelCode).where(eq(fuelCode.id, existing.id)).for('update')
  if (!code) throw new PumpRefusal('There is no such code.')
  refuseCode(code, today, request.volume)
  const fuel = code.product as Fuel
  const stationRow = await requireOpenStation(context, request.stationId, fleet.id, {
    accepts: 'fuel codes',
    product: fuel,
  })
  const bearers = await bearersOf(context, code.id)
  const driverRow = selectBearer(bearers.drivers, request.driverId, 'driver')
  const vehicleRow = selectBearer(bearers.vehicles, request.vehicleId, 'vehicle')

  const average = await averageCost(context, fleet.id, fuel)
  const price = await priceAt(tx, fleet.id, fuel, now)
  // One point per whole litre.
  const pointsEarned = fleet.isVip ? Math.floor(request.volume / 1000) : 0
  const id = newId('red')
  const orNumber = `OR-${id.slice(4).toUpperCase()}`
  const [stored] = await tx
    .insert(redemption)
    .values({
      id,
      fleetId: fleet.id,
      stationId: stationRow.id,
      fuelCodeId: code.id,
      driverId: driverRow?.id ?? null,
      vehicleId: vehicleRow?.id ?? null,
      dispensedTo: vehicleRow?.type === 'Drum Container' ? 'drum container' : 'vehicle',
      product: fuel,
      volume: request.volume,
      averageCreditPrice: average,
      totalCreditPrice: costOf(request.volume, average),
      pumpPrice: price?.pumpPrice ?? unitPrice(0),
      pointsEarned,
      orNumber,
      search: searchText(
        code.code,
        driverRow && `${driverRow.firstName} ${driverRow.lastName}`,
        driverRow?.driverLicenseId,
        vehicleRow?.plateNumber,
        orNumber,
      ),
      redeemedAt: now,
    })
    .returning()
  const reservation = accounts.reservation(fleet.id, fuel, code.id)
  await postTransfers(tx, { fleetId: fleet.id, kind: 'redeem', reference: id, at: now }, [
    { from: reservation, to: accounts.outside(fleet.id, fuel), amount: request.volume },
    { from: accounts.outside(fleet.id, 'point'), to: accounts.points(fleet.id), amount: pointsEarned },
  ])
  const redeemed = code.redeemed + request.volume
  const isDone = code.maxUsage === 1 || redeemed === code.volume
  if (isDone) await releaseCode(context, code)
  await tx
    .update(fuelCode)
    .set({ redeemed, ...(isDone && { state: 'redeemed' }) })
    .where(eq(fuelCode.id, code.id))
  const number = driverRow?.mobileNumber ?? code.mobileNumber
  if (number) {
    await context.send({
      channel: 'sms',
      to: number,
      subject: 'Redemption',
      body: `${decimalFromInteger(request.volume, 3)} L of ${capitalize(fuel)} redeemed at ${stationRow.name} with code ${code.code}.`,
    })
  }
  await pushToFleet(context, fleet, listRedemptions, messageOf(stored as Row))
  return stored as Row
}

/** Voids a redemption. The litres return to the code while it is open, else to the fleet's fuel. */
export async function voidRedemption(context: Context, redemptionId: string, remarks: string) {
  const { tx, now } = context
  const [existing] = await tx.select().from(redemption).where(eq(redemption.id, redemptionId))
  if (!existing) throw new PumpRefusal('There is no such redemption.')
  const fleet = await lockFleet(tx, existing.fleetId)
  if (!holdsLitres(fleet)) throw new PumpRefusal('This fleet no longer takes litres back.')
  const [row] = await tx
    .update(redemption)
    .set({ status: 'voided', remarks })
    .where(and(eq(redemption.id, redemptionId), eq(redemption.status, 'success')))
    .returning()
  if (!row) throw new PumpRefusal('This redemption is already voided.')
  await sweepCodes(context, row.fleetId)
  const [code] = await tx.select().from(fuelCode).where(eq(fuelCode.id, row.fuelCodeId)).for('update')
  const fuel = row.product as Fuel
  const returnsToCode =
    code?.state === 'open' && code.redeemed >= row.volume && row.redeemedAt >= startOfDay(code.startDate)
  const to = returnsToCode
    ? accounts.reservation(row.fleetId, fuel, code.id)
    : accounts.fuel(row.fleetId, fuel)
  const points = accounts.points(row.fleetId)
  const pointBalance = await balanceOf(tx, points)
  await postTransfers(tx, { fleetId: row.fleetId, kind: 'void', reference: row.id, at: now }, [
    { from: accounts.outside(row.fleetId, fuel), to, amount: row.volume },
    // Points that the fleet has spent since then are not deducted.
    {
      from: points,
      to: accounts.outside(row.fleetId, 'point'),
      amount: Math.min(pointBalance, row.pointsEarned),
    },
  ])
  if (returnsToCode) {
    await tx
      .update(fuelCode)
      .set({ redeemed: code.redeemed - row.volume })
      .where(eq(fuelCode.id, code.id))
  }
  await pushToFleet(context, fleet, listRedemptions, messageOf(row))
  return row
}
