import type { FleetType, Role } from 'api-client/contract/access'
import type { Fuel } from 'api-client/contract/products'
import { and, desc, eq, lte } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { fleet, loyaltyAccount, price, station, user, userAccess } from '../db/schema.ts'
import { endCashin, openCashin } from './cashins.ts'
import { newId } from '../utilities/ids.ts'
import { accounts, openAccounts, postTransfers, defaultAccounts } from './ledger.ts'
import { hashPassword } from '../utilities/passwords.ts'
import { searchText } from '../utilities/search.ts'

/** Of every account that the sandbox makes. */
export const demoPassword = 'Fleet-2026!'

/** What a new fleet pays before anybody sets other prices, in 1/10,000 peso per litre. */
const openingPrices: Readonly<Record<Fuel, { pumpPrice: number; discount: number }>> = {
  diesel: { pumpPrice: 58_2500, discount: 2_7500 },
  gas91: { pumpPrice: 61_1000, discount: 2_2500 },
  gas95: { pumpPrice: 63_4500, discount: 2_2500 },
  gas97: { pumpPrice: 66_9000, discount: 2_0000 },
}

/** Puts pesos into a fleet's wallet, as somebody who pays them in at a bank. `amount` in centavos. */
export async function fundWallet(context: Context, fleetId: string, amount: number): Promise<void> {
  const { id } = await openCashin(context, { fleetId, amount, channel: 'manual-bank-deposit' })
  await endCashin(context, id, 'success')
}

/** Makes a fleet a member of the points programme where it is none, and gives it points. */
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

/** Sets a price from a moment on; a moment to come schedules it. */
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

/** A person with the demo password and, where given, a role in a fleet. */
async function addPerson(
  { tx, now, settings }: Context,
  person: {
    email: string
    firstName: string
    lastName: string
    twoFactor?: boolean
    accesses: readonly { fleetId: string; role: Role }[]
  },
): Promise<string> {
  const { email, firstName, lastName, twoFactor = false, accesses } = person
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
  /** One person for each entry. */
  roles: readonly Role[]
  /** Centavos. */
  funds?: number
  /** Millilitres. */
  inventoryLimit?: number | null
}

/** A fleet of its own for one test or one visitor: station, prices, people and money. */
export async function makeFleet(context: Context, wanted: NewFleet) {
  const { tx, now } = context
  const fleetId = newId('flt')
  // The end of an id is random, its beginning is the time.
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
    businessName: wanted.businessName ?? `Test Fleet ${tag}`,
    plbType: wanted.type,
    isVip: wanted.isVip ?? false,
    onboardedAt: now,
    inventoryLimit: wanted.inventoryLimit ?? null,
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
  for (const [index, role] of wanted.roles.entries()) {
    const email = `${role}${index}.${tag}@fleet.test`
    const userId = await addPerson(context, {
      email,
      firstName: 'Test',
      lastName: role,
      accesses: [{ fleetId, role }],
    })
    users.push({ userId, email, password: demoPassword, role })
  }
  if (wanted.funds) await fundWallet(context, fleetId, wanted.funds)
  return { fleetId, businessName: wanted.businessName ?? `Test Fleet ${tag}`, stationId, users }
}
