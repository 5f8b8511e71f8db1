import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { costOf, millilitres } from 'fleet-portal-api-client/money'
import type { Tx } from '../db/connect.ts'
import {
  account,
  buyFuel,
  cashin,
  fuelCode,
  fuelCodeDriver,
  fuelCodeTemplate,
  fuelCodeVehicle,
  redemption,
} from '../db/schema.ts'
import { codeSearchText } from '../domain/fuelCodes.ts'
import { accounts } from '../domain/ledger.ts'
import { searchText } from '../utilities/search.ts'
import { addDays, dayOf, startOfDay } from '../utilities/time.ts'
import { bulkInsert } from './bulk.ts'
import { averagePrices, createPurchases, type PricesOfFleet, type SeedBuy } from './purchases.ts'
import { writeCardPayments } from './cardHistory.ts'
import type { SeedCard } from './cards.ts'
import { createCashins, type Deposit } from './cashins.ts'
import { createSeedCodes, requiredFuel, redeemedVolume, type SeedCode } from './codes.ts'
import type { FleetPlan } from './fleetList.ts'
import { Journal } from './journal.ts'
import { createTemplates, type SeedDriver, type SeedVehicle } from './driversAndVehicles.ts'
import { priceOf } from './prices.ts'
import type { Random } from './random.ts'

interface History {
  plan: FleetPlan
  fleetId: string
  buyerId: string
  drivers: readonly SeedDriver[]
  vehicles: readonly SeedVehicle[]
  cards: readonly SeedCard[]
  stationIds: readonly string[]
  prices: PricesOfFleet
  now: Date
}

/** Unreserved litres of every fuel, so that users can generate new codes. */
const spareLitres = { diesel: 12_000, gas91: 2_500, gas95: 4_000, gas97: 800 } as const

function codeRows(fleetId: string, codes: readonly SeedCode[]) {
  return codes.map((code) => ({
    id: code.id,
    fleetId,
    code: code.code,
    binding: code.binding,
    product: code.product,
    volume: code.volume,
    redeemed: redeemedVolume(code),
    maxUsage: code.maxUsage,
    sendSms: code.sendSms,
    autoRenew: code.autoRenew,
    mobileNumber: null,
    startDate: code.startDate,
    endDate: code.endDate,
    state: code.state,
    search: codeSearchText(code.code, code.driver ? [code.driver] : [], code.vehicle ? [code.vehicle] : []),
    createdAt: code.createdAt,
  }))
}

function redemptionRows(
  random: Random,
  history: History,
  codes: readonly SeedCode[],
  averageAt: ReturnType<typeof averagePrices>,
) {
  const { fleetId, plan, drivers, vehicles, stationIds, prices } = history
  let number = 0
  return codes.flatMap((code) =>
    code.redemptions.map((one) => {
      const driver = code.driver ?? (random.chance(0.7) ? random.pick(drivers) : undefined)
      const vehicle = code.vehicle ?? random.pick(vehicles)
      const average = averageAt(code.product, one.at)
      const orNumber = `OR-${plan.key.slice(0, 3).toUpperCase()}-${String(++number).padStart(6, '0')}`
      return {
        code,
        row: {
          id: random.id('red'),
          fleetId,
          stationId: random.pick(stationIds),
          fuelCodeId: code.id,
          driverId: driver?.id ?? null,
          vehicleId: vehicle.id,
          dispensedTo: vehicle.type === 'Vehicle' ? 'vehicle' : 'drum container',
          product: code.product,
          volume: one.volume,
          averageCreditPrice: average,
          totalCreditPrice: costOf(millilitres(one.volume), average),
          pumpPrice: priceOf(prices.get(code.product) ?? [], one.at).pumpPrice,
          pointsEarned: plan.isVip ? Math.floor(one.volume / 1000) : 0,
          orNumber,
          status: one.isVoided ? 'voided' : 'success',
          remarks: one.isVoided
            ? random.pick(['Wrong pump', 'Wrong volume keyed in', 'Customer cancelled'])
            : null,
          search: searchText(
            code.code,
            driver && `${driver.firstName} ${driver.lastName}`,
            driver?.driverLicenseId,
            vehicle.plateNumber,
            orNumber,
          ),
          redeemedAt: one.at,
        },
      }
    }),
  )
}

/**
 * Writes two years of a fleet to the tables and the ledger: cash-ins, and the purchases, codes and redemptions of a hedging fleet,
 * or the card payments of a wallet fleet. The fleet can read each entry that has moved its money and its litres.
 */
export async function writeHistory(tx: Tx, random: Random, history: History): Promise<void> {
  const { fleetId, plan, drivers, vehicles, now, prices, buyerId } = history
  const today = dayOf(now)
  const active = {
    drivers: drivers.filter((one) => one.status === 'active'),
    vehicles: vehicles.filter((one) => one.status === 'active'),
  }
  const { redemptions: redemptionTotal = 0 } = plan
  const codes = createSeedCodes(random, today, active.drivers, active.vehicles, redemptionTotal)
  const needed = requiredFuel(codes)
  const share = redemptionTotal > 2_000 ? 1 : 0.1
  const totalOf = (fuel: Fuel) => Math.ceil(needed[fuel] / 1000 + spareLitres[fuel] * share) * 1000
  const boughtFuels = isWalletFleet(plan.type) ? [] : fuels
  const buys = boughtFuels.flatMap((product) => {
    const uses = codes.flatMap((code) =>
      code.product === product ? code.redemptions.filter((one) => !one.isVoided) : [],
    )
    const total = totalOf(product)
    return createPurchases(random, { fleetId, userId: buyerId, product, total, uses, prices, today })
  })
  const redemptions = redemptionRows(random, history, codes, averagePrices(buys))

  await bulkInsert(tx, buyFuel, buys)
  await bulkInsert(tx, fuelCode, codeRows(fleetId, codes))
  const withDriver = codes.filter((code) => code.driver)
  await bulkInsert(
    tx,
    fuelCodeDriver,
    withDriver.map(({ id, driver }) => ({ fuelCodeId: id, driverId: driver?.id ?? '' })),
  )
  const withVehicle = codes.filter((code) => code.vehicle)
  await bulkInsert(
    tx,
    fuelCodeVehicle,
    withVehicle.map(({ id, vehicle }) => ({ fuelCodeId: id, vehicleId: vehicle?.id ?? '' })),
  )
  const templates = createTemplates(random, fleetId, drivers, vehicles, now)
  await bulkInsert(tx, fuelCodeTemplate, isWalletFleet(plan.type) ? [] : templates)
  await bulkInsert(
    tx,
    redemption,
    redemptions.map(({ row }) => row),
  )
  const reservations = codes.map((code) => accounts.reservation(fleetId, code.product, code.id))
  await bulkInsert(
    tx,
    account,
    reservations.map((one) => ({ ...one, fleetId, overdraft: false, balance: 0 })),
  )

  const journal = new Journal(random)
  const purchaseDeposits = addDeposits(journal, random, { fleetId, buys, today })
  const cardFleet = { ...history, ...active }
  const deposits = [...purchaseDeposits, ...(await writeCardPayments(tx, journal, cardFleet, history))]
  deposits.sort((a, b) => a.at.getTime() - b.at.getTime())
  await bulkInsert(tx, cashin, createCashins(fleetId, buyerId, plan.type === 'hedging', deposits, now))
  const points = accounts.points(fleetId)
  const mint = accounts.outside(fleetId, 'point')
  const rowsOf = new Map<string, (typeof redemptions)[number]['row'][]>(codes.map(({ id }) => [id, []]))
  for (const { code, row } of redemptions) rowsOf.get(code.id)?.push(row)
  for (const code of codes) {
    const stock = accounts.fuel(fleetId, code.product)
    const reserved = accounts.reservation(fleetId, code.product, code.id)
    const sold = accounts.outside(fleetId, code.product)
    journal.add(fleetId, 'reserve', code.id, code.createdAt, [stock, reserved, code.volume])
    for (const row of rowsOf.get(code.id) ?? []) {
      const { id, redeemedAt, volume, pointsEarned } = row
      journal.add(fleetId, 'redeem', id, redeemedAt, [reserved, sold, volume], [mint, points, pointsEarned])
      if (row.status === 'success') continue
      journal.add(fleetId, 'void', id, redeemedAt, [sold, reserved, volume], [points, mint, pointsEarned])
    }
    const left = code.state === 'open' ? 0 : code.volume - redeemedVolume(code)
    journal.add(fleetId, 'release', code.id, now, [reserved, stock, left])
  }
  await journal.write(tx)
}

/** Adds deposits that cover every purchase, and a last one for the next purchases or card payments. */
function addDeposits(
  journal: Journal,
  random: Random,
  { fleetId, buys, today }: { fleetId: string; buys: readonly SeedBuy[]; today: string },
): Deposit[] {
  const wallet = accounts.wallet(fleetId)
  const bank = accounts.outside(fleetId, 'centavo')
  const ordered = buys.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const deposits: Deposit[] = []
  let balance = 0
  const deposit = (at: Date, amount: number) => {
    const id = random.id('csh')
    deposits.push({ id, at, amount })
    journal.add(fleetId, 'cash-in', id, at, [bank, wallet, amount])
    balance += amount
  }
  for (const buy of ordered) {
    if (balance < buy.total) {
      const missing = buy.total - balance
      deposit(
        new Date(buy.createdAt.getTime() - 7_200_000),
        Math.ceil(missing / 5_000_000 + random.integer(1, 20)) * 5_000_000,
      )
    }
    balance -= buy.total
    const fuel = buy.product as (typeof fuels)[number]
    journal.add(
      fleetId,
      'buy',
      buy.id,
      buy.createdAt,
      [wallet, bank, buy.total],
      [accounts.outside(fleetId, fuel), accounts.fuel(fleetId, fuel), buy.volume],
    )
  }
  const last = ordered.at(-1)?.createdAt ?? new Date(startOfDay(addDays(today, -5)).getTime() + 9 * 3_600_000)
  deposit(new Date(last.getTime() + 3_600_000), 50_000_000 + random.integer(0, 99_999) * 100)
  return deposits
}
