import type { FleetType, Role } from 'fleet-portal-api-client/contract/access'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { and, desc, eq, lte } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { fleet, loyaltyAccount, price, station, user, userAccess } from '../db/schema.ts'
import { endCashin, openCashin } from './cashins.ts'
import { newId } from '../utilities/ids.ts'
import { accounts, openAccounts, postTransfers, defaultAccounts } from './ledger.ts'
import { hashPassword } from '../utilities/passwords.ts'
import { searchText } from '../utilities/search.ts'

/** The password of every account that the sandbox creates. */
export const demoPassword = 'Fleet-2026!'

/** The first prices of a new fleet, in 1/10,000 peso per litre. */
const openingPrices: Readonly<Record<Fuel, { pumpPrice: number; discount: number }>> = {
  diesel: { pumpPrice: 58_2500, discount: 2_7500 },
  gas91: { pumpPrice: 61_1000, discount: 2_2500 },
  gas95: { pumpPrice: 63_4500, discount: 2_2500 },
  gas97: { pumpPrice: 66_9000, discount: 2_0000 },
}

/** Adds money to a fleet's wallet by a completed bank deposit. `amount` in centavos. */
export async function fundWallet(context: Context, fleetId: string, amount: number): Promise<void> {
  const { id } = await openCashin(context, { fleetId, amount, channel: 'manual-bank-deposit' })
  await endCashin(context, id, 'success')
}

/** Adds points to a fleet. Links it to the points programme first if necessary. */
export async function givePoints({ tx, now }: Context, fleetId: string, points: number): Promise<void> {
  const [member] = await tx.select().from(loyaltyAccount).where(eq(loyaltyAccount.fleetId, fleetId))
  if (!member) {
    const mobileNumber = `+63${fleetId}`
    await tx.insert(loyaltyAccount).values({ mobileNumber, firstName: 'Test', lastName: 'Member', fleetId })
  }
  await postTransfers(tx, { fleetId, kind: 'redeem', reference: newId('red'), at: now }, [
    { from: accounts.outside(fleetId, 'point'), to: accounts.points(fleetId), amount: points },
  ])
}

interface NewPrice {
  fleetId: string
  product: Fuel
  pumpPrice: number
  discount: number
  effectiveAt: Date
  movementType: 'initial' | 'national' | 'account' | 'discount' | 'changeRefS'
}

/** Sets a price that takes effect at `effectiveAt`. An instant in the future schedules it. */
export async function setPrice(tx: Tx, next: NewPrice): Promise<void> {
  const [before] = await tx
    .select()
    .from(price)
    .where(
      and(
        eq(price.fleetId, next.fleetId),
        eq(price.product, next.product),
        lte(price.effectiveAt, next.effectiveAt),
      ),
    )
    .orderBy(desc(price.effectiveAt))
    .limit(1)
  const values = {
    id: newId('prc'),
    ...next,
    movement: next.pumpPrice - (before?.pumpPrice ?? next.pumpPrice),
    creditPrice: next.pumpPrice - next.discount,
  }
  await tx
    .insert(price)
    .values(values)
    .onConflictDoUpdate({ target: [price.fleetId, price.product, price.effectiveAt], set: values })
}

/** Creates a user with the demo password and the given roles. */
async function createUser(
  { tx, now, settings }: Context,
  newUser: {
    email: string
    firstName: string
    lastName: string
    twoFactor?: boolean
    accesses: readonly { fleetId: string; role: Role }[]
  },
): Promise<string> {
  const { email, firstName, lastName, twoFactor = false, accesses } = newUser
  const id = newId('usr')
  const passwordHash = await hashPassword(settings, demoPassword)
  await tx.insert(user).values({ id, email, firstName, lastName, twoFactor, passwordHash, createdAt: now })
  const search = searchText(email, `${firstName} ${lastName}`)
  if (accesses.length > 0) {
    await tx
      .insert(userAccess)
      .values(accesses.map((one) => ({ id: newId('acc'), userId: id, ...one, search, createdAt: now })))
  }
  return id
}

export interface NewFleet {
  type: FleetType
  businessName?: string
  isVip?: boolean
  /** One user is created for each role. */
  roles: readonly Role[]
  /** Centavos. */
  funds?: number
  /** Millilitres. */
  inventoryLimit?: number | null
}

/** Creates a fleet for one test: station, prices, users and money. */
export async function createFleet(context: Context, newFleet: NewFleet) {
  const { tx, now } = context
  const fleetId = newId('flt')
  // The end of an id is random; its beginning is the time.
  const tag = fleetId.slice(-8)
  const stationId = newId('stn')
  const name = `Test Station ${tag}`
  await tx.insert(station).values({
    id: stationId,
    name,
    businessName: 'Test Stations Inc.',
    address: '1 Roxas Boulevard',
    city: 'Manila',
    province: 'Metro Manila',
    latitude: 14.5826,
    longitude: 120.9787,
    opensAt: '00:00',
    closesAt: '00:00',
    diesel: true,
    gas91: true,
    gas95: true,
    gas97: true,
    search: searchText(name, 'Manila'),
  })
  await tx.insert(fleet).values({
    id: fleetId,
    businessName: newFleet.businessName ?? `Test Fleet ${tag}`,
    plbType: newFleet.type,
    isVip: newFleet.isVip ?? false,
    onboardedAt: now,
    inventoryLimit: newFleet.inventoryLimit ?? null,
    referenceStationId: stationId,
  })
  await openAccounts(tx, fleetId, defaultAccounts(fleetId))
  for (const [product, opening] of Object.entries(openingPrices)) {
    await setPrice(tx, {
      fleetId,
      product: product as Fuel,
      ...opening,
      effectiveAt: now,
      movementType: 'initial',
    })
  }
  const users = []
  for (const [index, role] of newFleet.roles.entries()) {
    const email = `${role}${index}.${tag}@fleet.test`
    const userId = await createUser(context, {
      email,
      firstName: 'Test',
      lastName: role,
      accesses: [{ fleetId, role }],
    })
    users.push({ userId, email, password: demoPassword, role })
  }
  if (newFleet.funds) await fundWallet(context, fleetId, newFleet.funds)
  return { fleetId, businessName: newFleet.businessName ?? `Test Fleet ${tag}`, stationId, users }
}
