import {
  listFleetCards,
  updateFleetCard,
  type FleetCardStatus,
} from 'fleet-portal-api-client/contract/fleetCards'
import type { Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import { centavos } from 'fleet-portal-api-client/money'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { driver, fleetCard, fleetCardUse, vehicle } from '../db/schema.ts'
import { maskedNumber } from '../domain/cardNumbers.ts'
import { cardFilter, withDetails, type CardDetails, type CardRow } from '../domain/fleetCards.ts'
import { lockActiveFleet } from '../domain/ledger.ts'
import { countRows, limitAndOffset } from '../utilities/paging.ts'
import { monthOf } from '../utilities/time.ts'
import { Fault } from '../fault.ts'
import { byText, sortedBy } from '../utilities/sortedBy.ts'
import { byId, isOneOf } from '../utilities/byId.ts'
import { handle, handleLongList } from '../handle.ts'

/** The allowed previous statuses of each status. Terminated is final. */
const previousStatuses: Record<FleetCardStatus, readonly FleetCardStatus[]> = {
  active: ['deactivated'],
  deactivated: ['active'],
  terminated: ['active'],
}

async function cardOwner(tx: Tx, { fuelCardId }: { fuelCardId: string }) {
  const [found] = await tx
    .select({ fleetId: fleetCard.fleetId })
    .from(fleetCard)
    .where(eq(fleetCard.id, fuelCardId))
  return found?.fleetId
}

/** Changes a card whose current status is one of `from`. Refuses the change otherwise. */
async function updateCard(
  { tx }: Context,
  card: CardRow,
  from: readonly FleetCardStatus[],
  set: Partial<Omit<CardRow, 'id' | 'fleetId' | 'cardNumber' | 'createdAt'>>,
) {
  const changed = await tx
    .update(fleetCard)
    .set(set)
    .where(and(eq(fleetCard.id, card.id), inArray(fleetCard.status, from)))
    .returning({ id: fleetCard.id })
  if (changed.length === 0) throw new Fault('IllegalTransition')
}

async function lockCard(context: Context, fuelCardId: string): Promise<CardRow> {
  const fleet = await lockActiveFleet(context)
  const own = and(eq(fleetCard.id, fuelCardId), eq(fleetCard.fleetId, fleet.id))
  const [card] = await context.tx.select().from(fleetCard).where(own).for('update')
  if (!card) throw new Fault('NotFound')
  return card
}

async function updateDetails(context: Context, card: CardRow, details: CardDetails) {
  if (card.status !== 'active') throw new Fault('IllegalTransition')
  const { id, fleetId: _, cardNumber: __, createdAt: ___, ...set } = await withDetails(context, card, details)
  await updateCard(context, card, ['active'], set)
  const changedFields = Object.keys(set).filter(
    (name) => card[name as keyof typeof set] !== set[name as keyof typeof set],
  )
  context.auditDetail = { fuelCardId: id, card: maskedNumber(card.cardNumber), changed: changedFields }
}

const newestFirst = [desc(fleetCard.createdAt), desc(fleetCard.id)]
const sortValues = {
  cardNumber: fleetCard.cardNumber,
  driverName: [byText(driver.firstName), byText(driver.lastName)],
  plateNumber: vehicle.plateNumber,
  locqpayPaymentThisMonth: sql`coalesce(${fleetCardUse.paid}, 0)`,
  transactionThisMonth: sql`coalesce(${fleetCardUse.payments}, 0)`,
  status: fleetCard.status,
}

/** The condition that joins the use of a card in this month. */
const isUseOfThisMonth = (now: Context['now']) =>
  and(eq(fleetCardUse.cardId, fleetCard.id), eq(fleetCardUse.month, monthOf(now)))

/** The cards with their driver, vehicle and use in this month, without an order. */
const findCards = ({ tx, now }: Context) =>
  tx
    .select({ card: fleetCard, driver, vehicle, use: fleetCardUse })
    .from(fleetCard)
    .leftJoin(driver, eq(driver.id, fleetCard.driverId))
    .leftJoin(vehicle, eq(vehicle.id, fleetCard.vehicleId))
    .leftJoin(fleetCardUse, isUseOfThisMonth(now))

const cardToWire = ({
  card,
  driver: driverRow,
  vehicle: vehicleRow,
  use,
}: Awaited<ReturnType<typeof findCards>>[number]) => ({
  fuelCardId: card.id,
  cardNumber: card.cardNumber,
  fuelCardType: card.binding as Binding,
  status: card.status as FleetCardStatus,
  driver: driverRow && {
    driverId: driverRow.id,
    firstName: driverRow.firstName,
    lastName: driverRow.lastName,
  },
  vehicle: vehicleRow && {
    vehicleId: vehicleRow.id,
    model: vehicleRow.model,
    plateNumber: vehicleRow.plateNumber,
  },
  locqpayLimit: card.moneyLimit === null ? null : centavos(card.moneyLimit),
  locqpayPaymentThisMonth: centavos(use?.paid ?? 0),
  transactionLimit: card.paymentLimit,
  transactionThisMonth: use?.payments ?? 0,
  diesel: card.diesel,
  gas91: card.gas91,
  gas95: card.gas95,
  gas97: card.gas97,
  lubes: card.lubes,
  remarks: card.remarks,
})

export const fleetCardRoutes = [
  handleLongList(
    listFleetCards,
    async (context, input) => {
      const { tx } = context
      const range = limitAndOffset(input)
      const where = cardFilter(tx, input)
      const found = await findCards(context)
        .where(where)
        .orderBy(...sortedBy(input, sortValues, newestFirst))
        .limit(range.limit)
        .offset(range.offset)
      const total = await countRows(tx, fleetCard, where, range)
      return { fuelCards: found.map(cardToWire), ...total }
    },
    {
      // The order may need the driver, the vehicle and the use.
      ids: async ({ tx, now }, input) =>
        tx
          .select({ id: fleetCard.id })
          .from(fleetCard)
          .leftJoin(driver, eq(driver.id, fleetCard.driverId))
          .leftJoin(vehicle, eq(vehicle.id, fleetCard.vehicleId))
          .leftJoin(fleetCardUse, isUseOfThisMonth(now))
          .where(cardFilter(tx, input))
          .orderBy(...sortedBy(input, sortValues, newestFirst))
          .getSQL(),
      items: async (context, ids) => {
        const found = await findCards(context).where(isOneOf(fleetCard.id, ids))
        return byId(ids, found, ({ card }) => card.id).map(cardToWire)
      },
    },
  ),

  handle(
    updateFleetCard,
    async (context, { fuelCardId, status, ...details }) => {
      const card = await lockCard(context, fuelCardId)
      if (status === undefined) await updateDetails(context, card, details)
      else {
        if (Object.values(details).some((value) => value !== undefined)) {
          throw new Fault('BadRequest', { fields: [{ path: 'status', code: 'alone' }] })
        }
        await updateCard(context, card, previousStatuses[status], { status })
        context.auditDetail = {
          fuelCardId,
          card: maskedNumber(card.cardNumber),
          from: card.status,
          to: status,
        }
      }
      return {}
    },
    cardOwner,
  ),
]
