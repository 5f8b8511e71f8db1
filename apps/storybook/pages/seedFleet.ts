import type { FleetType } from 'fleet-portal-api-client/contract/access'
import { csvText } from 'fleet-portal-api-client/contract/csvText'
import { importDrivers } from 'fleet-portal-api-client/contract/drivers'
import { createGroup } from 'fleet-portal-api-client/contract/groups'
import { createVehicle, importVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { millilitres } from 'fleet-portal-api-client/money'
import { moveDiesel } from '../../../packages/fleet-portal-kit/src/areas/dashboard/dashboardScene.ts'
import { createReport } from '../../../packages/fleet-portal-kit/src/areas/downloads/downloadsScene.ts'
import {
  everyMovement,
  setPrices,
} from '../../../packages/fleet-portal-kit/src/areas/price-history/pricesScene.ts'
import { arrangeCashins, beginCashin } from '../../../packages/fleet-portal-kit/src/testing/arrangeCashins.ts'
import { payAt } from '../../../packages/fleet-portal-kit/src/testing/arrangePayments.ts'
import { issueCard } from '../../../packages/fleet-portal-kit/src/testing/cardScene.ts'
import type { TestFleet } from '../../../packages/fleet-portal-kit/src/testing/createTestFleet.ts'
import { addDriver, buyLitres, makeCodes } from '../../../packages/fleet-portal-kit/src/testing/fuelScene.ts'
import { announceAll, someNews } from '../../../packages/fleet-portal-kit/src/testing/inboxScene.ts'
import { putUpPromos } from '../../../packages/fleet-portal-kit/src/testing/promoScene.ts'

export const dataAmounts = ['none', 'some', 'many', 'absurd'] as const
/** How much data a playground has. `absurd` has the longest texts that the contract allows. */
export type DataAmount = (typeof dataAmounts)[number]

interface Texts {
  drivers: readonly (readonly [firstName: string, lastName: string])[]
  plates: readonly string[]
  model: string
  remarks: string
  groups: readonly string[]
  subject: string
}

const usual: Texts = {
  drivers: [
    ['José', 'Peñaflor'],
    ['Ana Margarita', 'Reyes-Villanueva'],
    ['Ramon', 'Bautista'],
    ['Ñico', 'Ong'],
  ],
  plates: ['NAB1234', 'ABC5678', 'CAV2468'],
  model: 'Isuzu Elf',
  remarks: 'Blue, Cebu depot',
  groups: ['Luzon', 'Visayas'],
  subject: 'New stations in Mindanao',
}

/** A text that is repeated up to a length. */
const long = (text: string, length: number) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim()

const longest: Texts = {
  drivers: [
    [long('Maria Consolacion Bernardita ', 75), long("D'Angelo-Macaraeg de los Santos ", 75)],
    ['Pneumonoultramicroscopicsilicovolcanoconiosis', 'Ng'],
  ],
  plates: ['ABCDEFGHIJ1234567890', 'WWWWWWWWWWWWWWWWWWWW'],
  model: long('Refrigerated articulated lorry with crane ', 75),
  remarks: long('Parked behind the second depot, ask the guard for the keys. ', 255),
  groups: [long('Northern Luzon and Cordillera Administrative Region ', 75)],
  subject: long('Pneumonoultramicroscopicsilicovolcanoconiosis, and other words without an end ', 200),
}

/** Numbers from 1. */
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const csv = (rows: readonly (readonly string[])[]) => new Blob([csvText(rows)], { type: 'text/csv' })

async function addPeopleAndVehicles(fleet: TestFleet, amount: DataAmount) {
  const { fleetId, arrange } = fleet
  const texts = amount === 'absurd' ? longest : usual
  if (amount === 'many') {
    const drivers = upTo(240).map((n) => [
      `Ana ${n}`,
      'Dela Cruz',
      `M${String(n).padStart(10, '0')}`,
      '09171234567',
    ])
    const titles = ['first_name', 'last_name', 'driver_id', 'mobile_number']
    await arrange(importDrivers, { fleetId, data: csv([titles, ...drivers]) })
    const vehicles = upTo(120).map((n) => [`MNY${1000 + n}`, 'Vehicle', ''])
    await arrange(importVehicles, {
      fleetId,
      data: csv([['plate_number', 'vehicle_type', 'remarks'], ...vehicles]),
    })
  }
  const names = amount === 'many' ? upTo(30).map((n) => `Depot ${n}`) : texts.groups
  for (const name of names) await arrange(createGroup, { fleetId, name })
  const driverIds: string[] = []
  for (const [firstName, lastName] of texts.drivers)
    driverIds.push(await addDriver(fleet, firstName, lastName))
  const vehicleIds: string[] = []
  for (const plateNumber of texts.plates) {
    const fields = { plateNumber, model: texts.model, type: 'Vehicle', remarks: texts.remarks } as const
    vehicleIds.push((await arrange(createVehicle, { fleetId, ...fields })).vehicleId)
  }
  return { driverIds, vehicleIds }
}

type People = Awaited<ReturnType<typeof addPeopleAndVehicles>>

/** Litres, codes and redemptions, which only hedging fleets have. */
async function addFuel(fleet: TestFleet, amount: DataAmount, { driverIds, vehicleIds }: People) {
  const { pump, stationId } = fleet
  for (const litres of upTo(amount === 'many' ? 14 : 2)) await buyLitres(fleet, 'diesel', 100 + litres)
  await buyLitres(fleet, 'gas95', 250)
  const codes = await makeCodes(
    fleet,
    ...upTo(amount === 'many' ? 40 : 3).map((n) => ({
      fuelCodeType: 'driver-vehicle-specific' as const,
      driverIds: [driverIds[n % driverIds.length] ?? ''],
      vehicleIds: [vehicleIds[n % vehicleIds.length] ?? ''],
      literVolume: millilitres(20_000),
    })),
  )
  for (const [index, { fuelCode }] of codes.slice(0, amount === 'many' ? 24 : 2).entries()) {
    const redeemed = { code: fuelCode, stationId, litres: 10.5 }
    const { redemptionId } = await pump<{ redemptionId: string }>('redeem', redeemed)
    if (index % 8 === 1) await pump('void', { redemptionId, remarks: 'Wrong pump' })
  }
}

/** Cards of the fleet and their payments. Hedging fleets pay for fuel only. */
async function addCards(
  fleet: TestFleet,
  amount: DataAmount,
  type: FleetType,
  { driverIds, vehicleIds }: People,
) {
  const [driverId, vehicleId] = [driverIds[0] ?? '', vehicleIds[0] ?? '']
  const { cardNumber } = await issueCard(fleet, {
    fuelCardType: 'driver-vehicle-specific',
    driverId,
    vehicleId,
    products: ['diesel', 'lubes'],
    locqpayLimit: amount === 'absurd' ? 99_999_999.99 : 50_000,
    transactionLimit: 40,
    remarks: amount === 'absurd' ? longest.remarks : 'Reliever card',
  })
  await issueCard(fleet, { count: amount === 'many' ? 60 : 2 })
  const pay = payAt(fleet)
  const times = upTo(amount === 'many' ? 20 : 2)
  const order = type.includes('po') ? { poNumber: 'PO-2026-001' } : {}
  for (const litres of times)
    await pay('fuel', { cardNumber, vehicleId, productCode: 'diesel', litres: 5 + litres, ...order })
  if (type === 'hedging') return
  for (const _ of times) await pay('other', { cardNumber, amount: 1_234.5, remarks: 'Engine oil', ...order })
}

async function addMessages(fleet: TestFleet, amount: DataAmount) {
  const subject = longest.subject
  const news = amount === 'many' ? upTo(25).map((n) => ({ subject: `Notice ${n}` })) : []
  await announceAll(fleet, [...(amount === 'absurd' ? [{ subject }] : []), ...news, ...someNews])
  await putUpPromos(fleet, amount === 'many' ? 24 : 3)
  for (const n of upTo(amount === 'many' ? 15 : 2))
    await createReport(fleet, { fileName: `redemptions-${n}.csv` })
}

/** Adds data to a fleet through the API, as its users, its stations and the operator do. */
export async function seedFleet(fleet: TestFleet, amount: DataAmount, type: FleetType): Promise<void> {
  if (amount === 'none') return
  const people = await addPeopleAndVehicles(fleet, amount)
  if (type === 'hedging') {
    await addFuel(fleet, amount, people)
    await moveDiesel(fleet)
    await setPrices(fleet, everyMovement)
  }
  await addCards(fleet, amount, type, people)
  await arrangeCashins(fleet)
  for (const n of upTo(amount === 'many' ? 12 : 0)) await beginCashin(fleet, 10_000 + 1_000 * n)
  await addMessages(fleet, amount)
}
