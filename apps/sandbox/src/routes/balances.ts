import {
  getConsumption,
  getFuelCodeTotals,
  listFuelBalances,
} from 'fleet-portal-api-client/contract/fuelBalances'
import { getSavings, getWallet } from 'fleet-portal-api-client/contract/wallet'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { and, eq, sql, sum } from 'drizzle-orm'
import { fuelCode, redemption, redemptionDay } from '../db/schema.ts'
import { redemptionFilters } from '../domain/redemptionFilters.ts'
import { sweepCodes } from '../domain/codePeriods.ts'
import { accounts, balanceOf, fuelBalances } from '../domain/ledger.ts'
import { handle } from '../handle.ts'

export const balanceRoutes = [
  handle(getWallet, async ({ tx }, { fleetId }) => ({
    walletBalance: centavos(await balanceOf(tx, accounts.wallet(fleetId))),
  })),

  handle(listFuelBalances, async (context, { fleetId }) => {
    await sweepCodes(context, fleetId)
    const balances = await fuelBalances(context.tx, fleetId)
    return [...balances].map(([productCode, balance]) => ({ productCode, fuelBalance: millilitres(balance) }))
  }),

  handle(getConsumption, async ({ tx, today }, input) => {
    const { redemptionStatus = 'success', endDate } = input
    const startDate = input.startDate ?? (endDate ? undefined : `${today.slice(0, 8)}01`)
    const filters = { ...input, startDate, redemptionStatus }
    const { where, days } = await redemptionFilters(tx, filters)
    const found = days
      ? await tx
          .select({ product: redemptionDay.product, volume: sum(redemptionDay.volume).mapWith(Number) })
          .from(redemptionDay)
          .where(days)
          .groupBy(redemptionDay.product)
      : await tx
          .select({ product: redemption.product, volume: sum(redemption.volume).mapWith(Number) })
          .from(redemption)
          .where(where)
          .groupBy(redemption.product)
    return fuels.map((productCode) => ({
      productCode,
      literVolume: millilitres(found.find(({ product }) => product === productCode)?.volume ?? 0),
    }))
  }),

  handle(getFuelCodeTotals, async (context, { fleetId }) => {
    await sweepCodes(context, fleetId)
    const { tx, today } = context
    const found = await tx
      .select({
        product: fuelCode.product,
        unused: sql`sum(${fuelCode.volume} - ${fuelCode.redeemed})`.mapWith(Number),
      })
      .from(fuelCode)
      .where(
        and(
          eq(fuelCode.fleetId, fleetId),
          eq(fuelCode.state, 'open'),
          sql`${fuelCode.startDate} <= ${today}`,
        ),
      )
      .groupBy(fuelCode.product)
    const unusedVolume = (fuel: Fuel) =>
      millilitres(found.find(({ product }) => product === fuel)?.unused ?? 0)
    return {
      totalFuelCodeDiesel: unusedVolume('diesel'),
      totalFuelCodeGas91: unusedVolume('gas91'),
      totalFuelCodeGas95: unusedVolume('gas95'),
      totalFuelCodeGas97: unusedVolume('gas97'),
    }
  }),

  handle(getSavings, async ({ tx }, { fleetId }) => {
    // Each redemption's saving is rounded half up to the centavo before the sum.
    const [found] = await tx
      .select({ savings: sql`coalesce(sum(${redemptionDay.saving}), 0)`.mapWith(Number) })
      .from(redemptionDay)
      .where(and(eq(redemptionDay.fleetId, fleetId), eq(redemptionDay.status, 'success')))
    return { savings: centavos(found?.savings ?? 0) }
  }),
]
