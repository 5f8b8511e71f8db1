import type { NewFuelCode } from 'fleet-portal-api-client/contract/fuelCodes'
import { decimalFromInteger } from 'fleet-portal-api-client/money'
import { and, eq, inArray } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { driver, fuelCode, fuelCodeDriver, fuelCodeTemplate, fuelCodeVehicle, vehicle } from '../db/schema.ts'
import { Fault, type FieldFault } from '../fault.ts'
import { sweepCodes, type CodeRow } from './codePeriods.ts'
import { newFuelCode } from './generatedCodes.ts'
import { newId } from '../utilities/ids.ts'
import { accounts, fuelBalances, lockFleetWithLitres, openAccounts, postTransfers } from './ledger.ts'
import { searchText } from '../utilities/search.ts'
import { countDaysInclusive } from '../utilities/time.ts'

type Driver = typeof driver.$inferSelect
type Vehicle = typeof vehicle.$inferSelect

/** The fuel name as the buy-fuel and fuel-code calls write it: `Diesel`. */
export const capitalize = (fuel: string): string => fuel.charAt(0).toUpperCase() + fuel.slice(1)

const fieldsOfCode = (index: number, faults: FieldFault[]) =>
  faults.map(({ path, code }) => ({ path: `codes.${index}.${path}`, code }))

async function activeBearers(context: Context, codes: readonly NewFuelCode[]) {
  const { tx, fleet } = context
  const driverIds = [...new Set(codes.flatMap((code) => code.driverIds))]
  const vehicleIds = [...new Set(codes.flatMap((code) => code.vehicleIds))]
  const drivers = driverIds.length
    ? await tx
        .select()
        .from(driver)
        .where(and(eq(driver.fleetId, fleet.id), eq(driver.status, 'active'), inArray(driver.id, driverIds)))
    : []
  const vehicles = vehicleIds.length
    ? await tx
        .select()
        .from(vehicle)
        .where(
          and(eq(vehicle.fleetId, fleet.id), eq(vehicle.status, 'active'), inArray(vehicle.id, vehicleIds)),
        )
    : []
  const bearers = {
    drivers: new Map(drivers.map((one) => [one.id, one])),
    vehicles: new Map(vehicles.map((one) => [one.id, one])),
  }
  const missingBearers = (key: 'driverIds' | 'vehicleIds', known: Map<string, unknown>, code: string) =>
    codes.flatMap((one, i) =>
      one[key].every((id) => known.has(id)) ? [] : fieldsOfCode(i, [{ path: key, code }]),
    )
  const badDrivers = missingBearers('driverIds', bearers.drivers, 'D1002')
  if (badDrivers.length > 0) {
    throw new Fault('D1002', {
      fields: badDrivers,
      message: 'A driver of these codes is not active. Nothing was generated.',
    })
  }
  const badVehicles = missingBearers('vehicleIds', bearers.vehicles, 'V1002')
  if (badVehicles.length > 0) {
    throw new Fault('V1002', {
      fields: badVehicles,
      message: 'A vehicle of these codes is not active. Nothing was generated.',
    })
  }
  return bearers
}

async function refuseWithoutFuel(context: Context, codes: readonly NewFuelCode[]): Promise<void> {
  const balances = await fuelBalances(context.tx, context.fleet.id)
  for (const [fuel, balance] of balances) {
    const volumes = codes.filter((code) => code.productCode === fuel).map((code) => code.literVolume)
    if (volumes.reduce((total, volume) => total + volume, 0) > balance) {
      const data = { productCode: capitalize(fuel), fuelBalance: decimalFromInteger(balance, 3) }
      throw new Fault('InsufficientFuel', { data })
    }
  }
}

/** The drivers or vehicles of a code. One that is named twice is one bearer. */
const bearersOf = <T>(ids: readonly string[], known: ReadonlyMap<string, T>): T[] =>
  [...new Set(ids)].flatMap((id) => known.get(id) ?? [])

/** Creates all the codes or none, and reserves their litres. */
export async function createCodes(context: Context, codes: readonly NewFuelCode[]): Promise<CodeRow[]> {
  const { fleet } = context
  if (codes.some((code) => code.fleetId !== fleet.id)) throw new Fault('Forbidden')
  await lockFleetWithLitres(context)
  await sweepCodes(context, fleet.id)
  const { drivers, vehicles } = await activeBearers(context, codes)
  await refuseWithoutFuel(context, codes)
  const created: CodeRow[] = []
  for (const code of codes) {
    const codeDrivers = bearersOf(code.driverIds, drivers)
    const codeVehicles = bearersOf(code.vehicleIds, vehicles)
    created.push(await createCode(context, code, codeDrivers, codeVehicles))
  }
  return created
}

async function createCode(context: Context, code: NewFuelCode, drivers: Driver[], vehicles: Vehicle[]) {
  const { tx, now, fleet } = context
  const stored = await insertCode(context, code, drivers, vehicles)
  if (drivers.length > 0) {
    await tx.insert(fuelCodeDriver).values(drivers.map(({ id }) => ({ fuelCodeId: stored.id, driverId: id })))
  }
  if (vehicles.length > 0) {
    await tx
      .insert(fuelCodeVehicle)
      .values(vehicles.map(({ id }) => ({ fuelCodeId: stored.id, vehicleId: id })))
  }
  const reservation = accounts.reservation(fleet.id, code.productCode, stored.id)
  await openAccounts(tx, fleet.id, [reservation])
  await postTransfers(tx, { fleetId: fleet.id, kind: 'reserve', reference: stored.id, at: now }, [
    { from: accounts.fuel(fleet.id, code.productCode), to: reservation, amount: code.literVolume },
  ])
  if (code.saveTemplate) {
    await tx.insert(fuelCodeTemplate).values({
      id: newId('tpl'),
      fleetId: fleet.id,
      name: stored.code,
      binding: code.fuelCodeType,
      driverId: code.driverIds[0] ?? null,
      vehicleId: code.vehicleIds[0] ?? null,
      product: code.productCode,
      volume: code.literVolume,
      durationDays: countDaysInclusive(code.startDate, code.endDate),
      maxUsage: code.maxUsage,
      sendSms: code.sendFuelCode,
      autoRenew: code.autoRenew,
      mobileNumber: code.mobileNumber ?? null,
      createdAt: now,
    })
  }
  if (code.sendFuelCode) await sendCode(context, stored, drivers)
  return stored
}

async function insertCode(context: Context, code: NewFuelCode, drivers: Driver[], vehicles: Vehicle[]) {
  for (;;) {
    const text = newFuelCode()
    const [stored] = await context.tx
      .insert(fuelCode)
      .values({
        id: newId('cod'),
        fleetId: context.fleet.id,
        code: text,
        binding: code.fuelCodeType,
        product: code.productCode,
        volume: code.literVolume,
        maxUsage: code.maxUsage,
        sendSms: code.sendFuelCode,
        autoRenew: code.autoRenew,
        mobileNumber: code.mobileNumber ?? null,
        startDate: code.startDate,
        endDate: code.endDate,
        search: codeSearchText(text, drivers, vehicles),
        createdAt: context.now,
      })
      .onConflictDoNothing({ target: fuelCode.code })
      .returning()
    if (stored) return stored
  }
}

export const codeSearchText = (
  text: string,
  drivers: readonly Pick<Driver, 'firstName' | 'lastName' | 'driverLicenseId'>[],
  vehicles: readonly Pick<Vehicle, 'plateNumber'>[],
): string =>
  searchText(
    text,
    ...drivers.flatMap((one) => [`${one.firstName} ${one.lastName}`, one.driverLicenseId]),
    ...vehicles.map((one) => one.plateNumber),
  )

async function sendCode(context: Context, code: CodeRow, drivers: Driver[]): Promise<void> {
  const numbers = new Set([
    ...drivers.map((one) => one.mobileNumber),
    ...(code.mobileNumber ? [code.mobileNumber] : []),
  ])
  const volume = decimalFromInteger(code.volume, 3)
  for (const to of numbers) {
    await context.send({
      channel: 'sms',
      to,
      subject: 'Fuel code',
      body: `${context.fleet.businessName}: ${volume} L of ${capitalize(code.product)}, code ${code.code}, from ${code.startDate} to ${code.endDate}.`,
      code: code.code,
    })
  }
}
