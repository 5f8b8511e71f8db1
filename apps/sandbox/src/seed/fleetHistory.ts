import { isWalletFleet } from 'api-client/contract/access'
import { fuels, type Fuel } from 'api-client/contract/products'
import { costOf, millilitres } from 'api-client/money'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import {
  account,
  buyFuel,
  cashin,
  fleet,
  fuelCode,
  fuelCodeDriver,
  fuelCodeTemplate,
  fuelCodeVehicle,
  redemption,
} from '../db/schema.ts'
import { codeSearchText } from '../domain/fuelCodes.ts'
import { accounts } from '../domain/ledger.ts'
import { searchText } from '../utilities/search.ts'
import { dayOf } from '../utilities/time.ts'
import { bulk } from './bulk.ts'
import { averages, makeBuys, type PricesOfFleet } from './buys.ts'
import { writeCardPayments } from './cardHistory.ts'
import type { SeedCard } from './cards.ts'
import { makeCashins, type Deposit } from './cashins.ts'
import { makeSeedCodes, requiredFuel, redeemedOf, fullyRedeemed, type SeedCode } from './codes.ts'
import type { FleetPlan } from './fleetList.ts'
import { Journal } from './journal.ts'
import { makeTemplates, type SeedDriver, type SeedVehicle } from './people.ts'
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

/** Litres of every fuel that are left over, so that there is something to put on new codes. */
const spare = { diesel: 12_000, gas91: 2_500, gas95: 4_000, gas97: 800 } as const

function codeRows(fleetId: string, codes: readonly SeedCode[]) {
  return codes.map((code) => ({
    id: code.id,
    fleetId,
    code: code.code,
    binding: code.binding,
    product: code.product,
    volume: code.volume,
    redeemed: redeemedOf(code),
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
  averageAt: ReturnType<typeof averages>,
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
 * Two years of a fleet: what it paid in, bought, put on codes, redeemed and paid by card, in the tables and in the ledger.
 * A wallet fleet bought litres until it became one, and has used them up.
 */
export async function writeHistory(tx: Tx, random: Random, history: History): Promise<void> {
  const { fleetId, plan, drivers, vehicles, now, prices, buyerId } = history
  const today = dayOf(now)
  const active = {
    drivers: drivers.filter((one) => one.status === 'active'),
    vehicles: vehicles.filter((one) => one.status === 'active'),
  }
  const made = makeSeedCodes(random, today, active.drivers, active.vehicles, plan.redemptions)
  const codes = isWalletFleet(plan.type) ? fullyRedeemed(made) : made
  const needed = requiredFuel(codes)
  const share = plan.redemptions > 2_000 ? 1 : 0.1
  const totalOf = (fuel: Fuel) =>
    isWalletFleet(plan.type) ? needed[fuel] : Math.ceil(needed[fuel] / 1000 + spare[fuel] * share) * 1000
  const buys = fuels.flatMap((fuel) => makeBuys(random, fleetId, buyerId, fuel, totalOf(fuel), prices, today))
  const redemptions = redemptionRows(random, history, codes, averages(buys))

  await bulk(tx, buyFuel, buys)
  await bulk(tx, fuelCode, codeRows(fleetId, codes))
  const withDriver = codes.filter((code) => code.driver)
  await bulk(
    tx,
    fuelCodeDriver,
    withDriver.map(({ id, driver }) => ({ fuelCodeId: id, driverId: driver?.id ?? '' })),
  )
  const withVehicle = codes.filter((code) => code.vehicle)
  await bulk(
    tx,
    fuelCodeVehicle,
    withVehicle.map(({ id, vehicle }) => ({ fuelCodeId: id, vehicleId: vehicle?.id ?? '' })),
  )
  const templates = makeTemplates(random, fleetId, drivers, vehicles, now)
  await bulk(tx, fuelCodeTemplate, isWalletFleet(plan.type) ? [] : templates)
  await bulk(
    tx,
    redemption,
    redemptions.map(({ row }) => row),
  )
  const reservations = codes.map((code) => accounts.reservation(fleetId, code.product, code.id))
  await bulk(
    tx,
    account,
    reservations.map((one) => ({ ...one, fleetId, overdraft: false, balance: 0 })),
  )

  const journal = new Journal(random)
  const bought = fillWallet(journal, random, fleetId, buys)
  const payers = { ...history, ...active }
  const paid = [...bought, ...(await writeCardPayments(tx, journal, payers, history))]
  paid.sort((a, b) => a.at.getTime() - b.at.getTime())
  await bulk(tx, cashin, makeCashins(fleetId, buyerId, plan.type === 'hedging', paid, now))
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
    const left = code.state === 'open' ? 0 : code.volume - redeemedOf(code)
    journal.add(fleetId, 'release', code.id, now, [reserved, stock, left])
  }
  await journal.write(tx)
  await tx.update(fleet).set({ plbType: plan.type }).where(eq(fleet.id, fleetId))
}

/** Pays in what covers every purchase, and something on top for the next ones. */
function fillWallet(
  journal: Journal,
  random: Random,
  fleetId: string,
  buys: readonly { id: string; product: string; volume: number; total: number; createdAt: Date }[],
): Deposit[] {
  const wallet = accounts.wallet(fleetId)
  const bank = accounts.outside(fleetId, 'centavo')
  const ordered = buys.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const paid: Deposit[] = []
  let balance = 0
  const payIn = (at: Date, amount: number) => {
    const id = random.id('csh')
    paid.push({ id, at, amount })
    journal.add(fleetId, 'cash-in', id, at, [bank, wallet, amount])
    balance += amount
  }
  for (const buy of ordered) {
    if (balance < buy.total) {
      const missing = buy.total - balance
      payIn(
        new Date(buy.createdAt.getTime() - 7_200_000),
        Math.ceil(missing / 5_000_000 + random.whole(1, 20)) * 5_000_000,
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
  const last = ordered.at(-1)?.createdAt ?? new Date(0)
  payIn(new Date(last.getTime() + 3_600_000), 50_000_000 + random.whole(0, 99_999) * 100)
  return paid
}
