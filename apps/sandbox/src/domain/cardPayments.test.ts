import { listMerchantPayments, listMerchantStations } from 'fleet-portal-api-client/contract/merchantPayments'
import { listPayments } from 'fleet-portal-api-client/contract/payments'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { createDriver, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { createVehicle } from 'fleet-portal-api-client/contract/vehicles'
import type { FleetType } from 'fleet-portal-api-client/contract/access'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cardPayment, fleet, fleetStation, station } from '../db/schema.ts'
import { issueCard, type NewCard } from './issueCard.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { callerOf } from '../testing/callerOf.ts'
import { pump } from '../testing/fuelFleet.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())
afterEach(async () => expect(await sandbox.violations()).toEqual([]))

const foreignLicence = 'A0000000009'

/** Creates a funded fleet and helpers that pay with its cards and read the results as its Admin. */
async function payingFleet(type: FleetType = 'locqpay', options: { isVip?: boolean; funds?: number } = {}) {
  const created = await sandbox.newFleet({ type, roles: ['portal-admin'], funds: 100_000_00, ...options })
  const { fleetId, stationId, users } = created
  const call = await callerOf(sandbox, users[0]?.email ?? '')
  const issue = (card: Omit<NewCard, 'fleetId'> = {}) =>
    sandbox.run((context) => issueCard(context, { fleetId, ...card }))
  const postToTerminal = (path: string, body: object) => pump(sandbox, `../terminal/${path}`, body)
  const driver = async (driverLicenseId = 'A0000000001') => {
    const wire = {
      fleetId,
      firstName: 'José',
      lastName: 'Peña',
      driverLicenseId,
      mobileNumber: '09171234567',
    }
    return (await call(createDriver, wire)).body.driverId as string
  }
  const vehicle = async (plateNumber: string, kind: string) =>
    (await call(createVehicle, { fleetId, plateNumber, model: 'Canter', type: kind })).body
      .vehicleId as string
  return {
    ...created,
    call,
    issue,
    driver,
    vehicle,
    fuel: (cardNumber: string, body: object = {}) =>
      postToTerminal('fuel', { stationId, cardNumber, productCode: 'diesel', litres: 20, ...body }),
    other: (cardNumber: string, body: object = {}) =>
      postToTerminal('other', { stationId, cardNumber, amount: 500, ...body }),
    voidPayment: (paymentId: string, remarks = 'Wrong card') =>
      postToTerminal('void', { paymentId, remarks }),
    payments: async (wire: object = {}) => (await call(listPayments, { fleetId, ...wire })).body,
    purchases: async (wire: object = {}) => (await call(listMerchantPayments, { fleetId, ...wire })).body,
    wallet: async () => (await call(getWallet, { fleetId })).body.walletBalance as number,
    readUsage: async () => {
      const { fuelCards } = (await call(listFleetCards, { fleetId })).body
      return fuelCards.map((entry: Record<string, unknown>) => [
        entry['locqpayPaymentThisMonth'],
        entry['transactionThisMonth'],
      ])
    },
    exportCsv: async (reportType: string, wire: object = {}) => {
      const { body } = await call(createReport, { fleetId, platformType: 'plb', reportType, ...wire })
      const text = await (await sandbox.fetch(new Request(body.downloadUrl))).text()
      return text.replace('\uFEFF', '').trim().split('\r\n')
    },
  }
}

describe('a payment for fuel', () => {
  it('debits the discounted price, counts towards the card limits, and is listed with every field', async () => {
    const { issue, fuel, payments, purchases, wallet, readUsage, driver, vehicle, stationId } =
      await payingFleet('locqpay', { isVip: true })
    const driverId = await driver()
    const vehicleId = await vehicle('DRUM001', 'Drum Container')
    const { cardNumber } = await issue({ binding: 'driver-vehicle-specific', driverId, vehicleId })
    const spaced = cardNumber.replaceAll(/(.{4})/g, '$1 ')
    const { status, body: receipt } = await fuel(spaced, { litres: 12.345, remarks: 'Genset' })
    expect([status, receipt]).toMatchObject([
      200,
      { amount: 719.1, totalDiscount: 33.95, finalAmount: 685.15 },
    ])
    expect(await wallet()).toBe(99_314.85)
    expect(await readUsage()).toEqual([[685.15, 1]])
    const { payments: listed, count } = await payments()
    expect(count).toBe(1)
    expect(listed[0]).toMatchObject({
      paymentId: receipt.paymentId,
      stationBusinessName: 'Test Stations Inc.',
      driver: { driverLicenseId: 'A0000000001', firstName: 'José', lastName: 'Peña' },
      vehicle: { plateNumber: 'DRUM001' },
      dispensedTo: 'drum container',
      cardNumber,
      productCode: 'diesel',
      literVolume: 12.345,
      pumpPrice: 58.25,
      discountPerLiter: 2.75,
      amount: 719.1,
      totalDiscount: 33.95,
      finalAmount: 685.15,
      pointsEarned: 12,
      orNumber: receipt.orNumber,
      status: 'success',
      remarks: null,
    })
    expect(listed[0]).not.toHaveProperty('poNumber')
    expect((await purchases()).count).toBe(0)
    // Lubes have a separate price without a discount.
    const lubes = await fuel(cardNumber, { productCode: 'lubes', litres: 2, stationId })
    expect(lubes.body).toMatchObject({ amount: 640, totalDiscount: 0, finalAmount: 640 })
  })

  it('can be voided once, with a reason, which restores money, limits and points', async () => {
    const { issue, fuel, voidPayment, payments, wallet, readUsage } = await payingFleet('locqpay', {
      isVip: true,
    })
    const { cardNumber } = await issue()
    const { paymentId } = (await fuel(cardNumber)).body
    expect((await voidPayment(paymentId, '')).status).toBe(400)
    const answers = await Promise.all([voidPayment(paymentId), voidPayment(paymentId)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await wallet()).toBe(100_000)
    expect(await readUsage()).toEqual([[0, 0]])
    expect((await payments()).payments[0]).toMatchObject({ status: 'voided', remarks: 'Wrong card' })
    const restore = sandbox.db
      .update(cardPayment)
      .set({ status: 'success' })
      .where(eq(cardPayment.id, paymentId))
    await expect(restore).rejects.toThrow()
  })

  it('is refused with a message for each reason and debits nothing', async () => {
    const { issue, fuel, other, driver, vehicle, call, fleetId, stationId, wallet, payments, ...created } =
      await payingFleet()
    const driverId = await driver()
    const refusal = async (cardNumber: string, body?: object) => (await fuel(cardNumber, body)).body.message
    const { cardNumber: anyCard } = await issue()
    expect(await refusal('9900000000000000')).toBe('There is no such card.')
    expect(await refusal((await issue({ status: 'deactivated' })).cardNumber)).toBe(
      'This card is deactivated.',
    )
    expect(await refusal((await issue({ status: 'terminated' })).cardNumber)).toBe('This card is terminated.')
    const { cardNumber: gasCard } = await issue({ products: ['gas95'] })
    expect(await refusal(gasCard)).toBe('This card does not pay for Diesel.')
    expect(await refusal(anyCard, { litres: 0 })).toBe('A card pays more than nothing.')
    expect(await refusal(anyCard, { litres: 5_000 })).toBe('The wallet of the fleet does not cover this.')
    expect(await refusal(anyCard, { poNumber: 'PO-1' })).toBe('This fleet pays without purchase orders.')
    const { cardNumber: driverCard } = await issue({ binding: 'driver-specific', driverId })
    const foreignDriverId = await (await payingFleet()).driver(foreignLicence)
    expect(await refusal(driverCard, { driverId: foreignDriverId })).toBe('This card is for another driver.')
    expect(await refusal(anyCard, { driverId: foreignDriverId })).toBe(
      'This driver is not of the fleet of the card.',
    )
    await call(updateDriver, { driverId, status: 'inactive' })
    expect(await refusal(driverCard)).toBe('The driver of this card is not active.')
    const { cardNumber: limitedCard } = await issue({
      moneyLimit: 1_200_00,
      use: { paid: 100_00, payments: 1 },
    })
    expect(await refusal(limitedCard)).toBe('This card may still pay ₱1100.00 this month.')
    expect((await fuel(limitedCard, { litres: 10 })).status).toBe(200)
    expect((await other(limitedCard, { amount: 545 })).status).toBe(200)
    expect((await other(limitedCard, { amount: 0.01 })).body.message).toBe(
      'This card may still pay ₱0.00 this month.',
    )
    const { cardNumber: countLimitedCard } = await issue({ paymentLimit: 2, use: { paid: 0, payments: 1 } })
    expect((await fuel(countLimitedCard, { litres: 1 })).status).toBe(200)
    expect(await refusal(countLimitedCard, { litres: 1 })).toBe(
      'This card has reached its transactions of the month.',
    )
    // The limits reset with a new month.
    sandbox.advance(32 * 86_400_000)
    expect((await fuel(countLimitedCard, { litres: 1 })).status).toBe(200)
    sandbox.advance(-32 * 86_400_000)
    await sandbox.db.update(station).set({ gas97: false }).where(eq(station.id, stationId))
    expect(await refusal(anyCard, { productCode: 'gas97' })).toBe('This station does not sell Gas97.')
    await sandbox.db.update(station).set({ status: 'closed' }).where(eq(station.id, stationId))
    expect(await refusal(anyCard)).toBe('This station is closed.')
    await sandbox.db
      .update(station)
      .set({ status: 'active', isOnboarded: false })
      .where(eq(station.id, stationId))
    expect(await refusal(anyCard)).toBe('This station does not take fleet cards.')
    await sandbox.db.update(fleet).set({ status: 'deactivated' }).where(eq(fleet.id, fleetId))
    expect(await refusal(anyCard)).toBe('The fleet of this card is deactivated.')
    expect(created.users).toHaveLength(1)
    expect((await payments()).count).toBe(3)
    expect(await wallet()).toBe(100_000 - 555 - 545 - 2 * 55.5)
  })

  it('succeeds once if concurrent payments exceed the balance together', async () => {
    const { issue, fuel, wallet } = await payingFleet('locqpay', { funds: 1_200_00 })
    const { cardNumber } = await issue()
    const { cardNumber: second } = await issue({ paymentLimit: 1 })
    const answers = await Promise.all([fuel(cardNumber), fuel(second), fuel(cardNumber)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422])
    expect(await wallet()).toBe(90)
  })
})

describe('the lists of payments', () => {
  it('are filtered by status, product, vehicle type, station, day and search key', async () => {
    const { issue, fuel, voidPayment, payments, vehicle, stationId, driver } =
      await payingFleet('locqpay-manual-po')
    const driverId = await driver()
    const drum = await vehicle('DRUM001', 'Drum Container')
    const { cardNumber } = await issue()
    const first = (await fuel(cardNumber, { driverId, poNumber: 'PO 77-1' })).body
    const second = (await fuel(cardNumber, { productCode: 'gas95', vehicleId: drum })).body
    await voidPayment(second.paymentId)
    const ids = async (wire: object) =>
      (await payments(wire)).payments.map(({ paymentId }: { paymentId: string }) => paymentId)
    const [a, b] = [first.paymentId, second.paymentId]
    expect(await ids({})).toEqual([b, a])
    expect(await ids({ paymentStatus: 'voided' })).toEqual([b])
    expect(await ids({ redemptionStatus: 'success' })).toEqual([a])
    expect(await ids({ productCodes: 'gas95,lubes' })).toEqual([b])
    expect(await ids({ dispensedTo: 'vehicle' })).toEqual([a])
    expect(await ids({ stationIds: `stn_unknown,${stationId}` })).toEqual([b, a])
    expect(await ids({ stationIds: 'stn_unknown' })).toEqual([])
    expect(await ids({ redemptionStation: 'Test Station' })).toEqual([b, a])
    expect(await ids({ startDate: '2020-01-01', endDate: '2020-01-02' })).toEqual([])
    for (const key of ['Jose Pena', 'A0000000001', 'PO771', 'po 77-1', first.orNumber]) {
      expect(await ids({ searchKey: key }), key).toEqual([a])
    }
    expect(await ids({ searchKey: 'DRUM001' })).toEqual([b])
    expect(await ids({ searchKey: cardNumber })).toEqual([b, a])
    expect(await ids({ perPage: 1, page: 2 })).toEqual([a])
  })

  it('contain non-fuel payments in a separate list with remarks and void reason, except for hedging fleets', async () => {
    const { issue, fuel, other, voidPayment, payments, purchases, call, fleetId, stationId } =
      await payingFleet('locqpay-manual-po-credit')
    const { cardNumber } = await issue()
    await fuel(cardNumber)
    const oil = (await other(cardNumber, { remarks: 'Engine oil', poNumber: 'PO-9', amount: 1_234.56 })).body
    const wash = (await other(cardNumber)).body
    await voidPayment(wash.paymentId, 'Paid twice')
    expect((await payments()).count).toBe(1)
    expect(await purchases()).toMatchObject({
      count: 2,
      merchantPayments: [
        { merchantPaymentId: wash.paymentId, status: 'voided', remarks: 'Paid twice', poNumber: null },
        {
          merchantPaymentId: oil.paymentId,
          status: 'success',
          remarks: null,
          transactionRemarks: 'Engine oil',
          amount: 1_234.56,
          poNumber: 'PO-9',
          cardNumber,
        },
      ],
    })
    const countPurchases = async (wire: object) => (await purchases(wire)).count
    expect(await countPurchases({ status: 'success,voided' })).toBe(2)
    expect(await countPurchases({ status: 'voided' })).toBe(1)
    expect(await countPurchases({ redemptionStationIds: stationId })).toBe(2)
    expect(await countPurchases({ redemptionStationIds: 'stn_unknown' })).toBe(0)
    expect((await purchases({ order: 'asc' })).merchantPayments[0].merchantPaymentId).toBe(oil.paymentId)
    const stations = async (wire: object = {}) =>
      (await call(listMerchantStations, { fleetId, ...wire })).body
    expect((await stations()).count).toBeGreaterThan(1)
    await sandbox.db.insert(fleetStation).values({ fleetId, stationId })
    expect(await stations()).toMatchObject({ count: 1, stations: [{ stationId }] })
    expect((await stations({ searchKey: 'unknown' })).count).toBe(0)
    const hedging = await payingFleet('hedging')
    const card = await hedging.issue()
    expect((await hedging.other(card.cardNumber)).body.message).toBe(
      'Cards of this fleet pay for fuel alone.',
    )
    expect((await hedging.purchases()).errorCode).toBe('FleetTypeNotAllowed')
    expect((await hedging.fuel(card.cardNumber)).status).toBe(200)
  })

  it.each([
    ['locqpay', false],
    ['locqpay-manual-po', true],
    ['locqpay-manual-po-credit', true],
    ['hedging', false],
  ] as const)(
    'are exported to CSV; the file of a %s fleet has a PO Number column: %s',
    async (type, hasOrders) => {
      const { issue, fuel, other, exportCsv } = await payingFleet(type)
      const { cardNumber } = await issue()
      const order = hasOrders ? { poNumber: 'PO-1' } : {}
      const receipt = (await fuel(cardNumber, order)).body
      await fuel(cardNumber, { productCode: 'gas91' })
      const [header, ...paymentRows] = await exportCsv('payment', { productCodes: 'diesel' })
      expect(header?.split(',').includes('PO Number')).toBe(hasOrders)
      expect(paymentRows).toHaveLength(1)
      const cells = paymentRows[0]?.split(',') ?? []
      expect(cells).toHaveLength(header?.split(',').length ?? 0)
      const masked = `•••• ${cardNumber.slice(-4)}`
      for (const cell of [masked, '58.25', '1165', '2.75', '55', '1110', receipt.orNumber])
        expect(cells).toContain(cell)
      expect(cells.includes('PO-1')).toBe(hasOrders)
      if (type === 'hedging') return
      await other(cardNumber, { remarks: 'Engine oil', ...order })
      const [purchaseHeader, ...purchaseRows] = await exportCsv('merchant-payment')
      expect(purchaseHeader?.split(',').includes('PO Number')).toBe(hasOrders)
      expect(purchaseRows).toHaveLength(1)
      expect(purchaseRows[0]?.split(',')).toEqual(expect.arrayContaining(['500', 'Engine oil', 'success']))
    },
  )
})
