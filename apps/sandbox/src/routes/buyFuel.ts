import { buyFuel as buyFuelEndpoint, listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres, unitPrice } from 'fleet-portal-api-client/money'
import { and, desc, eq, sql } from 'drizzle-orm'
import { buyFuel } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { buy } from '../domain/buyFuel.ts'
import { countRows, limitAndOffset } from '../utilities/paging.ts'
import { wireInstant } from '../utilities/time.ts'
import { sortedBy } from '../utilities/sortedBy.ts'
import { rowsById } from '../utilities/byId.ts'
import { handle, handleLongList } from '../handle.ts'

const newestFirst = [desc(buyFuel.createdAt), desc(buyFuel.id)]
const sortValues = {
  createdAt: buyFuel.createdAt,
  buyFuelId: buyFuel.id,
  productCode: buyFuel.product,
  creditPrice: buyFuel.creditPrice,
  literVolume: buyFuel.volume,
  totalCreditAmount: buyFuel.total,
}

/** The query condition for the list's filters. */
function purchaseFilter(input: EndpointInput<typeof listBuyFuels>) {
  const key = input.searchKey?.trim().toLowerCase()
  return and(
    eq(buyFuel.fleetId, input.fleetId),
    input.productCode ? eq(buyFuel.product, input.productCode) : undefined,
    withinDays(buyFuel.createdAt, input.startDate, input.endDate),
    // Ids contain an underscore, which the search box removes.
    key ? sql`position(${key} in ${buyFuel.id} || ' ' || replace(${buyFuel.id}, '_', '')) > 0` : undefined,
  )
}

const purchaseToWire = (row: typeof buyFuel.$inferSelect) => ({
  buyFuelId: row.id,
  createdAt: wireInstant(row.createdAt),
  productCode: row.product as Fuel,
  creditPrice: unitPrice(row.creditPrice),
  literVolume: millilitres(row.volume),
  totalCreditAmount: centavos(row.total),
})

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

  handleLongList(
    listBuyFuels,
    async ({ tx }, input) => {
      const range = limitAndOffset(input)
      const where = purchaseFilter(input)
      const found = await tx
        .select()
        .from(buyFuel)
        .where(where)
        .orderBy(...sortedBy(input, sortValues, newestFirst))
        .limit(range.limit)
        .offset(range.offset)
      return { buyFuels: found.map(purchaseToWire), ...(await countRows(tx, buyFuel, where, range)) }
    },
    {
      ids: async ({ tx }, input) =>
        tx
          .select({ id: buyFuel.id })
          .from(buyFuel)
          .where(purchaseFilter(input))
          .orderBy(...sortedBy(input, sortValues, newestFirst))
          .getSQL(),
      items: async ({ tx }, ids) => (await rowsById(tx, buyFuel, ids)).map(purchaseToWire),
    },
  ),
]
