import {
  getLatestPriceMovement,
  getUpcomingPriceMovement,
  listContractPrices,
  listPriceMovements,
  listPumpPrices,
} from 'fleet-portal-api-client/contract/prices'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { listPriceHistory } from 'fleet-portal-api-client/contract/fuel'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { unitPrice } from 'fleet-portal-api-client/money'
import { and, asc, count, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import { price } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { pricesAt, type PriceRow } from '../domain/prices.ts'
import { wireInstant } from '../utilities/time.ts'
import { sortedBy } from '../utilities/sortedBy.ts'
import { rowsById } from '../utilities/byId.ts'
import { handle, handleLongList } from '../handle.ts'

const movementToWire = (row: PriceRow) => ({
  product: row.product as Fuel,
  movement: unitPrice(row.movement),
  effectiveAt: wireInstant(row.effectiveAt),
})

const national = (fleetId: string) => and(eq(price.fleetId, fleetId), eq(price.movementType, 'national'))

const newestFirst = [desc(price.effectiveAt), asc(price.product)]
const sortValues = {
  effectiveAt: price.effectiveAt,
  productCode: price.product,
  pumpPrice: price.pumpPrice,
  priceMovement: price.movement,
  discount: price.discount,
  creditPrice: price.creditPrice,
  movementType: price.movementType,
}

/** The query condition for the history's filters. Prices of the future are no history. */
function historyFilter(now: Date, input: EndpointInput<typeof listPriceHistory>) {
  const { movementType, productCodes } = input
  return and(
    eq(price.fleetId, input.fleetId),
    lte(price.effectiveAt, now),
    productCodes?.length ? inArray(price.product, productCodes) : undefined,
    movementType && movementType !== 'all' ? eq(price.movementType, movementType) : undefined,
    withinDays(price.effectiveAt, input.startDate, input.endDate),
  )
}

const historyToWire = (row: PriceRow) => ({
  effectiveAt: wireInstant(row.effectiveAt),
  productCode: row.product as Fuel,
  pumpPrice: unitPrice(row.pumpPrice),
  priceMovement: unitPrice(row.movement),
  discount: unitPrice(row.discount),
  creditPrice: unitPrice(row.creditPrice),
  movementType: row.movementType,
})

export const priceRoutes = [
  handle(listPumpPrices, async ({ tx, now }, { fleetId }) => {
    const current = await pricesAt(tx, fleetId, now)
    return fuels.map((productCode) => {
      const row = current.get(productCode)
      return {
        productCode,
        pumpPrice: unitPrice(row?.pumpPrice ?? 0),
        discount: unitPrice(row?.discount ?? 0),
        creditPrice: unitPrice(row?.creditPrice ?? 0),
        effectiveAt: row ? wireInstant(row.effectiveAt) : null,
      }
    })
  }),

  handleLongList(
    listPriceHistory,
    async ({ tx, now }, input) => {
      const { limit, offset } = limitAndOffset(input)
      const where = historyFilter(now, input)
      const found = await tx
        .select()
        .from(price)
        .where(where)
        .orderBy(...sortedBy(input, sortValues, newestFirst))
        .limit(limit)
        .offset(offset)
      const [total] = await tx.select({ count: count() }).from(price).where(where)
      return { priceHistory: found.map(historyToWire), count: total?.count ?? 0 }
    },
    {
      ids: async ({ tx, now }, input) =>
        tx
          .select({ id: price.id })
          .from(price)
          .where(historyFilter(now, input))
          .orderBy(...sortedBy(input, sortValues, newestFirst))
          .getSQL(),
      items: async ({ tx }, ids) => (await rowsById(tx, price, ids)).map(historyToWire),
    },
  ),

  handle(listContractPrices, async ({ tx, now }, { fleetId, startDate, endDate }) => {
    const found = await tx
      .select()
      .from(price)
      .where(
        and(
          eq(price.fleetId, fleetId),
          lte(price.effectiveAt, now),
          inArray(price.movementType, ['national', 'account', 'initial']),
          withinDays(price.effectiveAt, startDate, endDate),
        ),
      )
      .orderBy(asc(price.effectiveAt), asc(price.product))
    return found.map((row) => ({
      productCode: row.product as Fuel,
      creditPrice: unitPrice(row.creditPrice),
      effectiveAt: wireInstant(row.effectiveAt),
    }))
  }),

  handle(listPriceMovements, async ({ tx, now }, { fleetId, startDate, endDate }) => {
    const found = await tx
      .select()
      .from(price)
      .where(
        and(
          national(fleetId),
          lte(price.effectiveAt, now),
          withinDays(price.effectiveAt, startDate, endDate),
        ),
      )
      .orderBy(asc(price.effectiveAt), asc(price.product))
    return found.map(movementToWire)
  }),

  handle(getLatestPriceMovement, async ({ tx, now }, { fleetId }) => {
    const found = await tx
      .selectDistinctOn([price.product])
      .from(price)
      .where(and(national(fleetId), lte(price.effectiveAt, now)))
      .orderBy(price.product, desc(price.effectiveAt))
    return found.map(movementToWire)
  }),

  handle(getUpcomingPriceMovement, async ({ tx, now }, { fleetId }) => {
    const found = await tx
      .selectDistinctOn([price.product])
      .from(price)
      .where(and(national(fleetId), gt(price.effectiveAt, now)))
      .orderBy(price.product, asc(price.effectiveAt))
    return found.map(movementToWire)
  }),
]
