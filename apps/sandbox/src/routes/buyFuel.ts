import { buyFuel as buyFuelEndpoint, listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { and, desc, eq, sql } from 'drizzle-orm'
import { buyFuel } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { buy } from '../domain/buyFuel.ts'
import { countRows, limitAndOffset } from '../utilities/paging.ts'
import { wireInstant } from '../utilities/time.ts'
import { sortedBy } from '../utilities/sortedBy.ts'
import { handle } from '../handle.ts'

const newestFirst = [desc(buyFuel.createdAt), desc(buyFuel.id)]
const sortValues = {
  createdAt: buyFuel.createdAt,
  buyFuelId: buyFuel.id,
  productCode: buyFuel.product,
  creditPrice: buyFuel.creditPrice,
  literVolume: buyFuel.volume,
  totalCreditAmount: buyFuel.total,
}

export const buyFuelRoutes = [
  handle(buyFuelEndpoint, async (context, order) => {
    const { id, volume, total, product } = await buy(context, order)
    return {
      buyFuelId: id,
      totalCreditAmount: total,
      literVolume: volume,
      productCode: product,
      createdAt: wireInstant(context.now),
    }
  }),

  handle(listBuyFuels, async ({ tx }, input) => {
    const range = limitAndOffset(input)
    const key = input.searchKey?.trim().toLowerCase()
    const where = and(
      eq(buyFuel.fleetId, input.fleetId),
      input.productCode ? eq(buyFuel.product, input.productCode) : undefined,
      withinDays(buyFuel.createdAt, input.startDate, input.endDate),
      // Ids contain an underscore, which the search box removes.
      key ? sql`position(${key} in ${buyFuel.id} || ' ' || replace(${buyFuel.id}, '_', '')) > 0` : undefined,
    )
    const found = await tx
      .select()
      .from(buyFuel)
      .where(where)
      .orderBy(...sortedBy(input, sortValues, newestFirst))
      .limit(range.limit)
      .offset(range.offset)
    const buyFuels = found.map((row) => ({
      buyFuelId: row.id,
      createdAt: wireInstant(row.createdAt),
      productCode: row.product as Fuel,
      creditPrice: unitPrice(row.creditPrice),
      literVolume: millilitres(row.volume),
      totalCreditAmount: centavos(row.total),
    }))
    return { buyFuels, ...(await countRows(tx, buyFuel, where, range)) }
  }),
]
