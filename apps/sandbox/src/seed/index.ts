import { fuels } from 'fleet-portal-api-client/contract/products'
import type { Context } from '../context.ts'
import {
  driver,
  driverGroup,
  fleet,
  fleetStation,
  merchant,
  price,
  station,
  user,
  userAccess,
  vehicle,
} from '../db/schema.ts'
import { demoPassword } from '../domain/fleetSetup.ts'
import { sendInvite } from '../domain/links.ts'
import { openAccounts, defaultAccounts } from '../domain/ledger.ts'
import { hashPassword } from '../utilities/passwords.ts'
import { searchText } from '../utilities/search.ts'
import { addDays, dayOf, startOfDay } from '../utilities/time.ts'
import { bulkInsert } from './bulk.ts'
import { writeCards } from './cards.ts'
import { writeHistory } from './fleetHistory.ts'
import { fleetPlans, userPlans } from './fleetList.ts'
import { createDrivers, createGroups, createVehicles } from './driversAndVehicles.ts'
import { createPrices, priceMovementDays, nationalMovements } from './prices.ts'
import { Random } from './random.ts'
import { writeServices } from './services.ts'
import { writeReports } from './reports.ts'
import { createStations } from './stations.ts'

const fleetId = (key: string) => `flt_${key}`
const userId = (email: string) => `usr_${email.split('@')[0]?.replace('.', '_')}`

async function writeUsers({ tx, now, settings }: Context, random: Random): Promise<void> {
  const passwordHash = await hashPassword(settings, demoPassword)
  const createdAt = new Date(now.getTime() - 700 * 86_400_000)
  await bulkInsert(
    tx,
    user,
    userPlans.map(({ email, name: [firstName, lastName], twoFactor = false, status = 'active' }) => ({
      id: userId(email),
      email,
      firstName,
      lastName,
      passwordHash: status === 'pending' ? null : passwordHash,
      status,
      twoFactor,
      otpFailures: 0,
      createdAt,
    })),
  )
  const accesses = userPlans.flatMap(({ email, name, roles, otherPortal }) => {
    const base = {
      userId: userId(email),
      status: 'active',
      search: searchText(email, name.join(' ')),
      createdAt,
    }
    const inFleets = roles.map(({ fleet: key, role }) => ({
      id: random.id('acc'),
      ...base,
      fleetId: fleetId(key) as string | null,
      portal: 'fleet' as const,
      role: role as string,
    }))
    if (!otherPortal) return inFleets
    return [
      ...inFleets,
      { id: random.id('acc'), ...base, fleetId: null, portal: otherPortal, role: 'station-manager' },
    ]
  })
  await bulkInsert(tx, userAccess, accesses)
}

async function sendPendingInvites(context: Context): Promise<void> {
  for (const { email, roles } of userPlans.filter(({ status }) => status === 'pending')) {
    const plan = fleetPlans.find(({ key }) => key === roles[0]?.fleet)
    if (plan) await sendInvite(context, plan, { id: userId(email), email })
  }
}

/**
 * Fills an empty database. Fleets, users and stations are the same every time; the history ends today, Manila time.
 */
export async function seed(context: Context): Promise<void> {
  const { tx, now } = context
  const random = new Random(20_260_214)
  const today = dayOf(now)
  const stations = createStations(random, 900)
  await bulkInsert(tx, station, stations)
  const shops = [
    'Tindahan Express',
    'Bayan Auto Supply',
    'Kainan sa Daan',
    'Silangan Tire Center',
    'Agila Car Wash',
  ]
  await bulkInsert(
    tx,
    merchant,
    shops.map((name) => ({ id: random.id('mer'), name, search: searchText(name) })),
  )

  const days = priceMovementDays(today)
  const moves = nationalMovements(random, days)
  const serving = stations.filter(
    (one) => one.isOnboarded && one.status === 'active' && one.diesel && one.gas97,
  )
  const onboardedAt = startOfDay(addDays(days[0] as string, -7))
  await bulkInsert(
    tx,
    fleet,
    fleetPlans.map(
      ({ key, businessName, type, status = 'active', isVip = false, inventoryLimit }, index) => ({
        id: fleetId(key),
        businessName,
        plbType: type,
        status,
        isVip,
        onboardedAt,
        paymentGateway: index % 2 === 0 ? 'paymaya' : 'cybersource',
        inventoryLimit: inventoryLimit ? inventoryLimit * 1000 : null,
        referenceStationId: serving[index]?.id ?? null,
      }),
    ),
  )
  await writeUsers(context, random)
  await sendPendingInvites(context)
  await writeServices(tx, today, fleetId('sampaguita'))

  for (const plan of fleetPlans) {
    const id = fleetId(plan.key)
    await openAccounts(tx, id, defaultAccounts(id))
    const drivers = createDrivers(random, id, plan.drivers, now)
    const vehicles = createVehicles(random, id, plan.vehicles, now)
    const prices = createPrices(random, id, days, moves)
    await bulkInsert(tx, driver, drivers)
    await bulkInsert(tx, vehicle, vehicles)
    await bulkInsert(tx, driverGroup, createGroups(random, id, now))
    const cards = await writeCards(tx, { plan, fleetId: id, drivers, vehicles, now })
    await bulkInsert(tx, price, prices)
    const members = userPlans.filter(
      ({ status, roles }) => !status && roles.some((one) => one.fleet === plan.key),
    )
    await writeReports(tx, { fleetId: id, userIds: members.map(({ email }) => userId(email)), prices, now })
    const favourites = Array.from({ length: 40 }, () => random.pick(serving).id)
    if (plan.key === 'dagat') {
      await bulkInsert(
        tx,
        fleetStation,
        [...new Set(favourites)].map((stationId) => ({ fleetId: id, stationId })),
      )
    }
    const buyer = userPlans.find(({ roles }) => roles.some((one) => one.fleet === plan.key))
    await writeHistory(tx, random, {
      plan,
      fleetId: id,
      buyerId: userId(buyer?.email ?? ''),
      drivers,
      vehicles,
      cards,
      stationIds: favourites,
      prices: new Map(
        fuels.map((fuel) => [
          fuel,
          prices
            .filter(({ product }) => product === fuel)
            .toSorted((a, b) => a.effectiveAt.getTime() - b.effectiveAt.getTime()),
        ]),
      ),
      now,
    })
  }
  await tx.execute('analyze')
}
