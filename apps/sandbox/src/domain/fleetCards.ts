import {
  fleetCardIssues,
  type listFleetCards,
  type updateFleetCard,
} from 'fleet-portal-api-client/contract/fleetCards'
import type { Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import { products } from 'fleet-portal-api-client/contract/products'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import { and, eq, inArray, or, type SQL } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { driver, fleetCard, vehicle } from '../db/schema.ts'
import { Fault, type FieldFault } from '../fault.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { omitUndefined } from '../utilities/omitUndefined.ts'
import { matchesSearch } from '../utilities/search.ts'

export type CardRow = typeof fleetCard.$inferSelect
export type CardDetails = Omit<EndpointInput<typeof updateFleetCard>, 'fuelCardId' | 'status'>

/** The drivers or vehicles of a fleet that a search finds. */
const foundIn = (tx: Tx, table: typeof driver | typeof vehicle, fleetId: string, searchKey: string) =>
  tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.fleetId, fleetId), matchesSearch(table.search, searchKey)))

/** The query condition for the list's filters. */
export function cardFilter(tx: Tx, input: EndpointInput<typeof listFleetCards>): SQL | undefined {
  const { fuelCardStatuses, fuelCardTypes, productCodes, searchKey } = input
  return and(
    eq(fleetCard.fleetId, input.fleetId),
    withinDays(fleetCard.createdAt, input.startDate, input.endDate),
    fuelCardStatuses?.length ? inArray(fleetCard.status, fuelCardStatuses) : undefined,
    fuelCardTypes?.length ? inArray(fleetCard.binding, fuelCardTypes) : undefined,
    productCodes?.length ? or(...productCodes.map((product) => eq(fleetCard[product], true))) : undefined,
    searchKey?.trim()
      ? or(
          matchesSearch(fleetCard.cardNumber, searchKey),
          inArray(fleetCard.driverId, foundIn(tx, driver, input.fleetId, searchKey)),
          inArray(fleetCard.vehicleId, foundIn(tx, vehicle, input.fleetId, searchKey)),
        )
      : undefined,
  )
}

/** A limit of 0 in the input removes the limit. */
const limitOf = (input: number | undefined, before: number | null) =>
  input === undefined ? before : input === 0 ? null : input

/** The card with the new details. A card of type `any` has no driver and no vehicle. */
function applyDetails(card: CardRow, details: CardDetails): CardRow {
  const { fuelCardType, locqpayLimit, transactionLimit, driverId, vehicleId, remarks, ...flags } = details
  const binding = fuelCardType ?? card.binding
  const isAny = binding === 'any'
  return {
    ...card,
    ...omitUndefined(flags),
    binding,
    moneyLimit: limitOf(locqpayLimit, card.moneyLimit),
    paymentLimit: limitOf(transactionLimit, card.paymentLimit),
    driverId: isAny ? null : driverId === undefined ? card.driverId : driverId,
    vehicleId: isAny ? null : vehicleId === undefined ? card.vehicleId : vehicleId,
    remarks: remarks === undefined ? card.remarks : remarks || null,
  }
}

const issuesOf = (card: CardRow) =>
  fleetCardIssues({
    fuelCardType: card.binding as Binding,
    hasDriver: card.driverId !== null,
    hasVehicle: card.vehicleId !== null,
    hasProduct: products.some((product) => card[product]),
    locqpayLimit: card.moneyLimit ?? undefined,
    transactionLimit: card.paymentLimit ?? undefined,
  })

/** Field errors for a new driver or vehicle that is not active in the fleet. The current ones may be inactive. */
async function bearerIssues({ tx, fleet }: Context, before: CardRow, after: CardRow): Promise<FieldFault[]> {
  const isMissing = async (table: typeof driver | typeof vehicle, id: string | null) => {
    if (!id) return false
    const own = and(eq(table.id, id), eq(table.fleetId, fleet.id), eq(table.status, 'active'))
    return (await tx.select({ id: table.id }).from(table).where(own)).length === 0
  }
  return [
    ...(after.driverId !== before.driverId && (await isMissing(driver, after.driverId))
      ? [{ path: 'driverId', code: 'D1002' }]
      : []),
    ...(after.vehicleId !== before.vehicleId && (await isMissing(vehicle, after.vehicleId))
      ? [{ path: 'vehicleId', code: 'V1002' }]
      : []),
  ]
}

/** The card with new details. Refuses invalid details with their field errors. */
export async function withDetails(context: Context, card: CardRow, details: CardDetails): Promise<CardRow> {
  const after = applyDetails(card, details)
  const faults = [...issuesOf(after), ...(await bearerIssues(context, card, after))]
  if (faults.length > 0) throw new Fault('BadRequest', { fields: faults })
  return after
}
