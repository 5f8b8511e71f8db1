import { contract } from 'fleet-portal-api-client/contract'
import { itemIdOf, readList, type ListEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../seed/index.ts'
import { createTestSandbox, readCsv, type TestSandbox } from '../testing.ts'
import { callerOf, type Call } from '../testing/callerOf.ts'

let sandbox: TestSandbox
let hedging: Call
let wallet: Call
beforeAll(async () => {
  sandbox = await createTestSandbox()
  await sandbox.run(seed)
  hedging = await callerOf(sandbox, 'marco.santos@fleet.test')
  wallet = await callerOf(sandbox, 'gina.ocampo@fleet.test')
})
afterAll(() => sandbox.close())

type Item = Record<string, unknown>

const ofHedgingFleets = ['listDrivers', 'listVehicles', 'listGroups', 'listUserAccesses', 'listFuelCodes']
ofHedgingFleets.push('listRedemptions', 'listBuyFuels', 'listPriceHistory')

/** The endpoints that sort, with their fields. */
const sorted = [...contract.values()].flatMap((endpoint) => {
  const { orderBy } = (endpoint.input as { shape?: Record<string, Item> }).shape ?? {}
  const fields = (orderBy as { def?: { innerType: { options: string[] } } } | undefined)?.def?.innerType
    .options
  return endpoint.list && fields ? [{ endpoint: endpoint as ListEndpoint, name: endpoint.name, fields }] : []
})

/** Long lists are compared by their first items. */
const perPage = 300

async function idsOf(endpoint: ListEndpoint, wire: Item) {
  const isHedging = ofHedgingFleets.includes(endpoint.name)
  const fleetId = isHedging ? 'flt_bayani' : 'flt_maharlika'
  const { status, body } = await (isHedging ? hedging : wallet)(endpoint, { fleetId, perPage, ...wire })
  expect(status).toBe(200)
  const { items } = readList(endpoint, body) as unknown as { items: Item[] }
  return items.map((item) => [itemIdOf(endpoint, item as never), item] as const)
}

const nested: Record<string, (item: Item) => unknown> = {
  stationName: ({ station, stationName }) => stationName ?? (station as Item)['name'],
  driverName: ({ driver }) => (driver as Item | null)?.['firstName'],
  plateNumber: ({ vehicle, plateNumber }) => plateNumber ?? (vehicle as Item | null)?.['plateNumber'],
  email: ({ user }) => (user as Item)['email'],
  firstName: ({ user, firstName }) => firstName ?? (user as Item)['firstName'],
  isFaEnabled: ({ user }) => Number((user as Item)['isFaEnabled']),
}

/** A value as people sort it: texts without case and accents. */
function comparable(value: unknown): string | number | undefined {
  if (value === null || value === undefined) return undefined
  if (typeof value === 'number') return value
  return String(value).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function isInOrder(values: readonly (string | number | undefined)[], order: string): boolean {
  const known = values.filter((value) => value !== undefined)
  const areMissingLast = values.slice(known.length).every((value) => value === undefined)
  const step = order === 'asc' ? 1 : -1
  const compare = (one: string | number, other: string | number) => (one < other ? -1 : one > other ? 1 : 0)
  return (
    areMissingLast &&
    known.every((value, index) => index === 0 || compare(known[index - 1] as string, value) * step <= 0)
  )
}

it('every table of the portal has sorted calls', () => {
  expect(sorted.map(({ name }) => name).toSorted()).toEqual([
    'listBuyFuels',
    'listCashins',
    'listDrivers',
    'listFleetCards',
    'listFuelCodes',
    'listGroups',
    'listMerchantPayments',
    'listPayments',
    'listPriceHistory',
    'listRedemptions',
    'listUserAccesses',
    'listVehicles',
  ])
})

describe.each(sorted)('$name', ({ endpoint, fields }) => {
  it.each(fields)('sorts by %s', async (field) => {
    const usual = (await idsOf(endpoint, {})).map(([id]) => id)
    for (const order of ['asc', 'desc']) {
      const found = await idsOf(endpoint, { orderBy: field, order })
      const ids = found.map(([id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toHaveLength(usual.length)
      const values = found.map(([, item]) => comparable((nested[field] ?? ((one: Item) => one[field]))(item)))
      // The date of drivers, vehicles and groups is not in the answer.
      if (values.some((value) => value !== undefined)) expect(isInOrder(values, order)).toBe(true)

      const page = async (number: number) =>
        (await idsOf(endpoint, { orderBy: field, order, page: number, perPage: 7 })).map(([id]) => id)
      expect([...(await page(1)), ...(await page(2)), ...(await page(3))]).toEqual(ids.slice(0, 21))

      const isUnique = new Set(values).size === values.length
      const isWhole = usual.length < perPage
      const isOneKey = !['firstName', 'driverName'].includes(field)
      if (!isUnique && isWhole && isOneKey && values[0] !== undefined) {
        // Items with the same value keep the default order.
        const positions = found.map(([id], index) => [values[index], usual.indexOf(id)] as const)
        for (const value of new Set(values)) {
          const same = positions.filter(([one]) => one === value).map(([, position]) => position)
          expect(same).toEqual(same.toSorted((one, other) => one - other))
        }
      }
    }
  })

  it('refuses another field', async () => {
    const isHedging = ofHedgingFleets.includes(endpoint.name)
    const fleetId = isHedging ? 'flt_bayani' : 'flt_maharlika'
    const { status, body } = await (isHedging ? hedging : wallet)(endpoint, {
      fleetId,
      orderBy: 'passwordHash',
    })
    expect(status).toBe(400)
    expect(body.fields).toEqual([{ path: 'orderBy', code: 'invalid' }])
  })
})

it('an export has the order of its list', async () => {
  const fleetId = 'flt_maharlika'
  const filters = { fleetId, orderBy: 'cardNumber', order: 'desc' }
  const { body } = await wallet(createReport, {
    ...filters,
    reportType: 'fuel-card-list',
    platformType: 'plb',
  })
  const file = await sandbox.fetch(new Request(new URL(body.downloadUrl, 'http://sandbox.test')))
  const rows = readCsv(new Uint8Array(await file.arrayBuffer()))
  const endpoint = contract.get('listFleetCards') as ListEndpoint
  const cards = (await idsOf(endpoint, { orderBy: 'cardNumber', order: 'desc' })).map(([, item]) => item)
  // The file has the last four digits of a card.
  const numbers = cards.map(({ cardNumber }) => String(cardNumber).slice(-4))
  expect(numbers.length).toBeGreaterThan(10)
  expect(Array.isArray(rows) && rows.slice(1).map(([number]) => number?.slice(-4))).toEqual(numbers)
})
