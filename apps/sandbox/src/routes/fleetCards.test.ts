import { createDriver, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import {
  fleetCardStatuses,
  listFleetCards,
  updateFleetCard,
  type FleetCardStatus,
} from 'fleet-portal-api-client/contract/fleetCards'
import { bindings, needsDriver, needsVehicle, type Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import { products } from 'fleet-portal-api-client/contract/products'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { createVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rows } from '../db/connect.ts'
import { fleet, fleetCard } from '../db/schema.ts'
import { checkDigit, newCardNumber } from '../domain/cardNumbers.ts'
import { issueCard, type NewCard } from '../domain/issueCard.ts'
import { dayOf, startOfDay } from '../utilities/time.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())

async function fleetWithCards() {
  const { fleetId, users } = await sandbox.newFleet({
    type: 'locqpay',
    roles: ['portal-admin', 'account-manager'],
  })
  const email = users[0]?.email ?? ''
  const call = await callerOf(sandbox, email)
  const manager = await callerOf(sandbox, users[1]?.email ?? '')
  const driver = async (firstName = 'José', driverLicenseId = 'A0000000001') => {
    const wire = { fleetId, firstName, lastName: 'Peña', driverLicenseId, mobileNumber: '09171234567' }
    return (await call(createDriver, wire)).body.driverId as string
  }
  const vehicle = async (plateNumber = 'NAB1234') =>
    (await call(createVehicle, { fleetId, plateNumber, model: 'Canter', type: 'Vehicle' })).body
      .vehicleId as string
  const issue = (card: Omit<NewCard, 'fleetId'> = {}) =>
    sandbox.run((context) => issueCard(context, { fleetId, ...card }))
  const list = async (wire: Record<string, unknown> = {}) =>
    (await call(listFleetCards, { fleetId, ...wire })).body
  const findCard = async (fuelCardId: string) =>
    (await list({ perPage: 50 })).fuelCards.find(
      (entry: { fuelCardId: string }) => entry.fuelCardId === fuelCardId,
    )
  const update = (fuelCardId: string, wire: Record<string, unknown>) =>
    call(updateFleetCard, { fuelCardId, ...wire })
  return { fleetId, email, call, manager, driver, vehicle, issue, list, findCard, update }
}

const fieldErrors = ({ body }: { body: { fields?: { path: string; code: string }[] } }) =>
  body.fields?.map(({ path, code }) => `${path} ${code}`)

it('the number of a fleet card is never a valid payment card number', () => {
  fc.assert(
    fc.property(fc.constant(undefined), () => {
      const number = newCardNumber()
      expect(number).toMatch(/^9900\d{12}$/)
      expect(Number(number.at(-1))).not.toBe(checkDigit(number.slice(0, 15)))
    }),
  )
  // Checks the check digit with a well-known test card number.
  expect(checkDigit('411111111111111')).toBe(1)
})

describe('the status of a fleet card', () => {
  const legal = new Set(['active>deactivated', 'active>terminated', 'deactivated>active'])

  it('changes only by legal transitions, both in the API and in the database', async () => {
    const { issue, update, findCard } = await fleetWithCards()
    const status = fc.constantFrom(...fleetCardStatuses)
    const pairs = fleetCardStatuses.flatMap((from) => fleetCardStatuses.map((to) => [from, to] as const))
    for (const [from, to] of pairs) {
      const { id } = await issue({ status: from })
      const { status: answer, body } = await update(id, { status: to })
      const isLegal = legal.has(`${from}>${to}`)
      expect([answer, body.errorCode], `${from} to ${to}`).toEqual(
        isLegal ? [200, undefined] : [409, 'IllegalTransition'],
      )
      expect((await findCard(id)).status).toBe(isLegal ? to : from)
    }
    await fc.assert(
      fc.asyncProperty(fc.array(status, { maxLength: 6 }), async (wanted) => {
        const { id } = await issue()
        let now: FleetCardStatus = 'active'
        for (const to of wanted) {
          const isLegal = legal.has(`${now}>${to}`)
          expect((await update(id, { status: to })).status).toBe(isLegal ? 200 : 409)
          if (isLegal) now = to
        }
        expect((await findCard(id)).status).toBe(now)
      }),
      { numRuns: 15 },
    )
    const { id } = await issue({ status: 'terminated' })
    const restore = sandbox.db.update(fleetCard).set({ status: 'active' }).where(eq(fleetCard.id, id))
    await expect(restore).rejects.toThrow()
    const renumber = sandbox.db
      .update(fleetCard)
      .set({ cardNumber: '9900000000000000' })
      .where(eq(fleetCard.id, id))
    await expect(renumber).rejects.toThrow()
  })

  it('is changed once by two concurrent calls', async () => {
    const { issue, update } = await fleetWithCards()
    const { id } = await issue()
    const answers = await Promise.all([
      update(id, { status: 'terminated' }),
      update(id, { status: 'deactivated' }),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  it('cannot be changed together with details or by a deactivated fleet', async () => {
    const { fleetId, issue, update } = await fleetWithCards()
    const { id } = await issue()
    expect(fieldErrors(await update(id, { status: 'deactivated', remarks: 'x' }))).toEqual(['status alone'])
    await sandbox.db.update(fleet).set({ status: 'deactivated' }).where(eq(fleet.id, fleetId))
    for (const wire of [{ status: 'deactivated' }, { remarks: 'x' }]) {
      const { status, body } = await update(id, wire)
      expect([status, body.errorCode]).toEqual([403, 'F1001'])
    }
  })
})

describe('the details of a fleet card', () => {
  it('are saved as sent; a limit of 0 removes the limit, and type any removes driver and vehicle', async () => {
    const { issue, update, findCard, driver, vehicle } = await fleetWithCards()
    const [driverId, vehicleId] = [await driver(), await vehicle()]
    const { id, cardNumber } = await issue()
    const answer = await update(id, {
      fuelCardType: 'driver-vehicle-specific',
      locqpayLimit: 99_999_999.99,
      transactionLimit: 999_999,
      driverId,
      vehicleId,
      diesel: true,
      gas91: false,
      gas95: false,
      gas97: false,
      lubes: true,
      remarks: 'Reliever card',
    })
    expect(answer.status).toBe(200)
    expect(await findCard(id)).toEqual({
      fuelCardId: id,
      cardNumber,
      fuelCardType: 'driver-vehicle-specific',
      status: 'active',
      driver: { driverId, firstName: 'José', lastName: 'Peña' },
      vehicle: { vehicleId, model: 'Canter', plateNumber: 'NAB1234' },
      locqpayLimit: 99_999_999.99,
      locqpayPaymentThisMonth: 0,
      transactionLimit: 999_999,
      transactionThisMonth: 0,
      diesel: true,
      gas91: false,
      gas95: false,
      gas97: false,
      lubes: true,
      remarks: 'Reliever card',
    })
    await update(id, { fuelCardType: 'any', locqpayLimit: 0, transactionLimit: 0, remarks: '' })
    expect(await findCard(id)).toMatchObject({
      driver: null,
      vehicle: null,
      locqpayLimit: null,
      transactionLimit: null,
      remarks: null,
      gas91: false,
    })
  })

  it('must contain the driver or vehicle that the card type requires, and may contain both', async () => {
    const { issue, update, driver, vehicle } = await fleetWithCards()
    const bearers = { driverId: await driver(), vehicleId: await vehicle() }
    const { id } = await issue()
    for (const fuelCardType of bindings) {
      const withoutBearers = { fuelCardType, driverId: null, vehicleId: null }
      const missing = [
        ...(needsDriver(fuelCardType) ? ['driverId required'] : []),
        ...(needsVehicle(fuelCardType) ? ['vehicleId required'] : []),
      ]
      expect(fieldErrors(await update(id, withoutBearers)), fuelCardType).toEqual(
        missing.length > 0 ? missing : undefined,
      )
      expect((await update(id, { fuelCardType, ...bearers })).status).toBe(200)
    }
  })

  it.each([
    [{ locqpayLimit: 0.99 }, 'locqpayLimit min:1.00'],
    [{ locqpayLimit: -1 }, 'locqpayLimit min:1.00'],
    [{ locqpayLimit: 100_000_000 }, 'locqpayLimit max:99,999,999.99'],
    [{ transactionLimit: -1 }, 'transactionLimit min:1'],
    [{ transactionLimit: 1_000_000 }, 'transactionLimit max:999,999'],
    [Object.fromEntries(products.map((product) => [product, false])), 'products required'],
    [{ remarks: 'x'.repeat(256) }, 'remarks maxLength:255'],
    [{ fuelCardType: 'driver-specific', driverId: 'drv_unknown' }, 'driverId D1002'],
  ])('are refused if invalid: %j', async (wire, fault) => {
    const { issue, update } = await fleetWithCards()
    const { id } = await issue()
    const answer = await update(id, wire)
    expect(answer.status).toBe(400)
    expect(fieldErrors(answer)).toEqual([fault])
  })

  it('cannot name an inactive driver or a driver of another fleet, but keep an existing driver who became inactive', async () => {
    const { issue, update, driver, call } = await fleetWithCards()
    const other = await fleetWithCards()
    const driverId = await driver()
    const { id } = await issue({ binding: 'driver-specific', driverId })
    const change = (next: string) => update(id, { fuelCardType: 'driver-specific', driverId: next })
    expect(fieldErrors(await change(await other.driver()))).toEqual(['driverId D1002'])
    const inactiveDriverId = await driver('Ana', 'A0000000002')
    for (const entry of [driverId, inactiveDriverId])
      await call(updateDriver, { driverId: entry, status: 'inactive' })
    expect(fieldErrors(await change(inactiveDriverId))).toEqual(['driverId D1002'])
    expect((await change(driverId)).status).toBe(200)
  })

  it('cannot be changed while the card is not active, or by another fleet', async () => {
    const { issue, update, findCard } = await fleetWithCards()
    for (const status of ['deactivated', 'terminated'] as const) {
      const { id } = await issue({ status })
      expect((await update(id, { remarks: 'x' })).body.errorCode).toBe('IllegalTransition')
      expect((await findCard(id)).remarks).toBeNull()
    }
    const { id } = await issue()
    const otherFleet = await fleetWithCards()
    expect((await otherFleet.update(id, { remarks: 'x' })).status).toBe(404)
  })

  it('are written to the audit log with a masked card number', async () => {
    const { issue, update } = await fleetWithCards()
    const { id, cardNumber } = await issue()
    await update(id, { remarks: 'Reliever card', transactionLimit: 5 })
    await update(id, { status: 'deactivated' })
    const found = await rows<{ detail: object }>(
      sandbox.db,
      sql`select detail from audit where action = 'updateFleetCard' and detail ->> 'fuelCardId' = ${id} order by id`,
    )
    const card = `•••• ${cardNumber.slice(-4)}`
    expect(found.map(({ detail }) => detail)).toEqual([
      { fuelCardId: id, card, changed: ['paymentLimit', 'remarks'] },
      { fuelCardId: id, card, from: 'active', to: 'deactivated' },
    ])
    expect(JSON.stringify(found)).not.toContain(cardNumber)
  })
})

describe('the list of fleet cards', () => {
  it('is searched by number, driver and plate, and filtered by status, type, product and day', async () => {
    const { issue, list, driver, vehicle } = await fleetWithCards()
    const [driverId, vehicleId] = [await driver(), await vehicle()]
    const entry = await issue({ binding: 'driver-specific', driverId, products: ['diesel'] })
    const two = await issue({ binding: 'vehicle-specific', vehicleId, products: ['gas91', 'lubes'] })
    const three = await issue({ status: 'deactivated', products: ['gas95'] })
    const ids = async (wire: Record<string, unknown>) =>
      (await list(wire)).fuelCards.map(({ fuelCardId }: { fuelCardId: string }) => fuelCardId).toSorted()
    const sorted = (...cards: { id: string }[]) => cards.map(({ id }) => id).toSorted()
    expect(await ids({})).toEqual(sorted(entry, two, three))
    expect(await ids({ searchKey: two.cardNumber.match(/.{4}/g)?.join(' ') })).toEqual(sorted(two))
    expect(await ids({ searchKey: 'jose pena' })).toEqual(sorted(entry))
    expect(await ids({ searchKey: 'nab 1234' })).toEqual(sorted(two))
    expect(await ids({ fuelCardStatuses: 'active,terminated' })).toEqual(sorted(entry, two))
    expect(await ids({ fuelCardTypes: 'any' })).toEqual(sorted(three))
    expect(await ids({ productCodes: 'lubes,gas95' })).toEqual(sorted(two, three))
    const today = dayOf(new Date())
    expect(await ids({ startDate: today, endDate: today })).toHaveLength(3)
    expect(await ids({ startDate: '2020-05-12', endDate: '2020-05-13' })).toEqual([])
    expect((await list({ perPage: 2, page: 2 })).fuelCards).toHaveLength(1)
    expect((await list({ perPage: 2, page: 2 })).count).toBe(3)
  })

  it('shows the usage of the current month in Manila and resets it with the next month', async () => {
    const { fleetId, email, issue, findCard } = await fleetWithCards()
    const { id } = await issue({ moneyLimit: 500_00, use: { paid: 123_45, payments: 2 } })
    expect(await findCard(id)).toMatchObject({ locqpayPaymentThisMonth: 123.45, transactionThisMonth: 2 })
    // Four days after a 28th is always in the next month.
    const next = startOfDay(`${dayOf(new Date()).slice(0, 7)}-28`).getTime() + 4 * 86_400_000 - Date.now()
    sandbox.advance(next)
    try {
      const later = await callerOf(sandbox, email)
      const { fuelCards } = (await later(listFleetCards, { fleetId })).body
      expect(fuelCards).toMatchObject([
        { fuelCardId: id, locqpayLimit: 500, locqpayPaymentThisMonth: 0, transactionThisMonth: 0 },
      ])
    } finally {
      sandbox.advance(-next)
    }
  })

  it('is exported with its filters and masked card numbers, by roles that may export', async () => {
    const { fleetId, call, manager, issue, driver } = await fleetWithCards()
    const driverId = await driver()
    const { cardNumber } = await issue({
      binding: 'driver-specific',
      driverId,
      moneyLimit: 500_00,
      products: ['diesel', 'lubes'],
      use: { paid: 123_45, payments: 2 },
    })
    await issue({ status: 'terminated' })
    const reportInput = {
      platformType: 'plb',
      fleetId,
      reportType: 'fuel-card-list',
      fuelCardStatuses: 'active',
    }
    expect((await manager(createReport, reportInput)).status).toBe(403)
    const { body } = await call(createReport, reportInput)
    const file = await (await sandbox.fetch(new Request(body.downloadUrl))).text()
    const [header, csvRow, ...otherRows] = file.replace('\uFEFF', '').trim().split('\r\n')
    expect(otherRows).toEqual([])
    expect(header).toBe(
      'Card Number,Type,Driver,Plate Number,LocqPay Used This Month,LocqPay Limit Per Month,Transactions This Month,Transaction Limit Per Month,Products,Status',
    )
    expect(csvRow).toBe(
      `•••• ${cardNumber.slice(-4)},driver-specific,José Peña,,123.45,500,2,No limit,"diesel; lubes",active`,
    )
  })
})

it('the sandbox issues cards, and no two cards of a fleet have the same last four digits', async () => {
  const { fleetId, list, driver } = await fleetWithCards()
  const driverId = await driver()
  const wire = { fleetId, fuelCardType: 'driver-specific' satisfies Binding, driverId, locqpayLimit: 100.5 }
  const body = JSON.stringify({
    ...wire,
    locqpayPaymentThisMonth: 20.25,
    transactionThisMonth: 1,
    count: 400,
  })
  const response = await sandbox.fetch(
    new Request('http://sandbox.test/sandbox/cards', { method: 'POST', body }),
  )
  const { fuelCards } = (await response.json()) as { fuelCards: { fuelCardId: string }[] }
  expect(fuelCards).toHaveLength(400)
  const numbers = ((await list({ perPage: 1000 })).fuelCards as { cardNumber: string }[]).map(
    ({ cardNumber }) => cardNumber.slice(-4),
  )
  expect(new Set(numbers).size).toBe(400)
  expect((await list()).fuelCards[0]).toMatchObject({
    locqpayLimit: 100.5,
    locqpayPaymentThisMonth: 20.25,
    transactionThisMonth: 1,
    lubes: true,
  })
})
