import { isAvailableForFleetType, type FleetType } from 'fleet-portal-api-client/contract/access'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { fuels, type Fuel } from 'fleet-portal-api-client/contract/products'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Context, Fleet } from '../context.ts'
import { rows, type Tx } from '../db/connect.ts'
import { account, fleet, movement, posting } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { newId } from '../utilities/ids.ts'

export type Unit = 'centavo' | 'point' | Fuel
type Kind = 'wallet' | 'points' | 'fuel' | 'reservation' | 'outside'
export type PostingKind = 'cash-in' | 'buy' | 'reserve' | 'release' | 'redeem' | 'void' | 'points' | 'pay'

interface Account {
  id: string
  kind: Kind
  unit: Unit
  holder: string
}

const accountFor = (fleetId: string, kind: Kind, unit: Unit, holder = ''): Account => ({
  id: [fleetId, kind, unit, holder].filter(Boolean).join(':'),
  kind,
  unit,
  holder,
})

/** The ledger accounts of a fleet. */
export const accounts = {
  wallet: (fleetId: string) => accountFor(fleetId, 'wallet', 'centavo'),
  points: (fleetId: string) => accountFor(fleetId, 'points', 'point'),
  fuel: (fleetId: string, fuel: Fuel) => accountFor(fleetId, 'fuel', fuel),
  reservation: (fleetId: string, fuel: Fuel, codeId: string) =>
    accountFor(fleetId, 'reservation', fuel, codeId),
  /** The counterparties of the fleet: banks, the oil company, the pumps. */
  outside: (fleetId: string, unit: Unit) => accountFor(fleetId, 'outside', unit),
}

export async function openAccounts(tx: Tx, fleetId: string, list: readonly Account[]): Promise<void> {
  if (list.length === 0) return
  const values = list.map((one) => ({ ...one, fleetId, overdraft: one.kind === 'outside' }))
  await tx.insert(account).values(values).onConflictDoNothing()
}

/** The accounts that every fleet needs. */
export const defaultAccounts = (fleetId: string): Account[] => [
  accounts.wallet(fleetId),
  accounts.points(fleetId),
  ...fuels.map((fuel) => accounts.fuel(fleetId, fuel)),
  ...(['centavo', 'point', ...fuels] as const).map((unit) => accounts.outside(fleetId, unit)),
]

/**
 * Locks the fleet until the transaction ends, so that purchases and reservations of one fleet run one after the other.
 * Balances that are read after this call cannot change before the transaction's writes. Resolves to the current fleet.
 */
export async function lockFleet(tx: Tx, fleetId: string): Promise<Fleet> {
  const [locked] = await tx.select().from(fleet).where(eq(fleet.id, fleetId)).for('no key update')
  if (!locked) throw new Fault('NotFound')
  return locked
}

/** Locks the fleet of the call. Refuses a deactivated fleet, even if it was deactivated while the call waited for the lock. */
export async function lockActiveFleet(context: Context): Promise<Fleet> {
  const locked = await lockFleet(context.tx, context.fleet.id)
  if (locked.status !== 'active') throw new Fault('F1001')
  return locked
}

/** Locks the fleet of a call that buys or reserves litres. Refuses a fleet whose type changed while the call waited. */
export async function lockFleetWithLitres(context: Context): Promise<Fleet> {
  const locked = await lockActiveFleet(context)
  if (!holdsLitres(locked)) throw new Fault('FleetTypeNotAllowed')
  return locked
}

/** Whether a fleet may hold litres. The database refuses litres of other fleets. */
export const holdsLitres = ({ plbType }: Fleet): boolean =>
  isAvailableForFleetType(buyFuel.access, plbType as FleetType)

export async function balanceOf(tx: Tx, one: Account): Promise<number> {
  const [found] = await tx.select({ balance: account.balance }).from(account).where(eq(account.id, one.id))
  return found?.balance ?? 0
}

export async function fuelBalances(tx: Tx, fleetId: string): Promise<Map<Fuel, number>> {
  const ids = fuels.map((fuel) => accounts.fuel(fleetId, fuel).id)
  const found = await tx.select().from(account).where(inArray(account.id, ids))
  return new Map(fuels.map((fuel) => [fuel, found.find(({ unit }) => unit === fuel)?.balance ?? 0] as const))
}

/** Millilitres that the fleet has bought and not redeemed, reserved for codes or not. */
export async function totalFuelOf(tx: Tx, fleetId: string): Promise<number> {
  const [sum] = await rows<{ total: string }>(
    tx,
    sql`select coalesce(sum(balance), 0)::text as total from ${account}
      where fleet_id = ${fleetId} and kind in ('fuel', 'reservation')`,
  )
  return Number(sum?.total)
}

interface Transfer {
  from: Account
  to: Account
  amount: number
}

/**
 * Writes one business event. Every transfer debits one account and credits another. Triggers in the database update the
 * balances and refuse a negative balance.
 */
export async function postTransfers(
  tx: Tx,
  event: { fleetId: string; kind: PostingKind; reference: string; at: Date },
  transfers: readonly Transfer[],
): Promise<void> {
  const nonZero = transfers.filter(({ amount }) => amount !== 0)
  if (nonZero.length === 0) return
  const id = newId('pst')
  await tx.insert(posting).values({
    id,
    fleetId: event.fleetId,
    kind: event.kind,
    reference: event.reference,
    createdAt: event.at,
  })
  await tx.insert(movement).values(
    nonZero.flatMap(({ from, to, amount }) => {
      if (!(amount > 0) || from.unit !== to.unit)
        throw new RangeError('A transfer moves a positive amount of one unit')
      return [
        { postingId: id, accountId: from.id, unit: from.unit, amount: -amount },
        { postingId: id, accountId: to.id, unit: to.unit, amount },
      ]
    }),
  )
}
