import { expect, test } from 'vitest'
import { listDrivers } from './contract/drivers.ts'
import { errorCodes } from './contract/errorCodes.ts'
import { errorTable } from './contract/errors.ts'
import { listPriceHistory } from './contract/fuel.ts'
import { ApiError } from './client/apiError.ts'
import { createTestClient } from './testing/createTestClient.ts'
import { json } from './testing/testServer.ts'
import { pages } from './pages.ts'

const driverOf = (number: number) => ({
  driverId: String(number),
  firstName: 'Ana',
  lastName: 'Cruz',
  driverLicenseId: 'N0112345678',
  mobileNumber: '09171234567',
  status: 'active',
})

/** A client of a server with these drivers. `limit` is the most that the server puts on a page. */
function clientWith(numbers: () => readonly number[], limit = 1000) {
  return createTestClient(({ query }) => {
    const page = Number(query['page'])
    const perPage = Math.min(Number(query['perPage']), limit)
    const drivers = numbers()
      .slice((page - 1) * perPage, page * perPage)
      .map(driverOf)
    return json({ drivers, count: numbers().length })
  })
}

const sevenDrivers = [1, 2, 3, 4, 5, 6, 7]

async function idsOf(list: AsyncIterable<{ items: readonly { driverId: string }[] }>): Promise<string[][]> {
  const found: string[][] = []
  for await (const { items } of list) found.push(items.map(({ driverId }) => driverId))
  return found
}

test('all pages are read, with the last one', async () => {
  const { client, backend } = clientWith(() => sevenDrivers)
  const list = pages(client, listDrivers, { fleetId: '7', status: 'active', perPage: 3 })
  expect(await idsOf(list)).toEqual([['1', '2', '3'], ['4', '5', '6'], ['7']])
  expect(backend.requests).toHaveLength(3)
  expect(backend.requests.every(({ query }) => query['status'] === 'active')).toBe(true)
})

test('a page is read when the loop asks for it', async () => {
  const { client, backend } = clientWith(() => sevenDrivers)
  for await (const { page, count } of pages(client, listDrivers, { fleetId: '7', perPage: 3 })) {
    expect({ page, count }).toEqual({ page: 1, count: 7 })
    break
  }
  expect(backend.requests).toHaveLength(1)
})

test('a server with a lower limit of items per page is read to the end', async () => {
  const { client } = clientWith(() => sevenDrivers, 2)
  const found = await idsOf(pages(client, listDrivers, { fleetId: '7', perPage: 100 }))
  expect(found.flat()).toEqual(sevenDrivers.map(String))
})

test('reading can begin at a later page', async () => {
  const { client } = clientWith(() => sevenDrivers)
  const found = await idsOf(pages(client, listDrivers, { fleetId: '7', page: 2, perPage: 3 }))
  expect(found).toEqual([['4', '5', '6'], ['7']])
})

test('an empty list is one page without items', async () => {
  const { client, backend } = clientWith(() => [])
  expect(await idsOf(pages(client, listDrivers, { fleetId: '7' }))).toEqual([[]])
  expect(backend.requests).toHaveLength(1)
})

test('an item that moved to the next page is not read twice', async () => {
  let isCreated = false
  const { client } = clientWith(() => (isCreated ? [0, ...sevenDrivers] : sevenDrivers))
  const found: string[] = []
  for await (const { items } of pages(client, listDrivers, { fleetId: '7', perPage: 3 })) {
    found.push(...items.map(({ driverId }) => driverId))
    isCreated = true
  }
  expect(found).toEqual(sevenDrivers.map(String))
})

/** The numbers that are read from a list that changes after its first `pagesBefore` pages. */
async function numbersOf(before: readonly number[], after: readonly number[], pagesBefore = 1, limit = 3) {
  let isChanged = false
  const { client } = clientWith(() => (isChanged ? after : before), limit)
  const found: number[] = []
  for await (const { items, page } of pages(client, listDrivers, { fleetId: '7', perPage: 3 })) {
    found.push(...items.map(({ driverId }) => Number(driverId)))
    isChanged ||= page >= pagesBefore
  }
  return found
}
const numbersTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)

test('a page without new items does not end the list if as many items were created meanwhile', async () => {
  for (const created of [3, 6, 7]) {
    const added = Array.from({ length: created }, (_, index) => index - created + 1)
    const found = await numbersOf(numbersTo(20), [...added, ...numbersTo(20)])
    expect(found.filter((number) => number > 0)).toEqual(numbersTo(20))
  }
})

test.each([
  ['the removal of an item', [2]],
  ['the removal of a page', [1, 2, 3]],
  ['the removal of more than a page', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['the removal of an item that was not read yet', [19]],
  ['the removal of items on several pages', [3, 4, 5, 13, 20]],
])('no other item disappears with %s while its pages are read', async (_name, removed) => {
  for (const limit of [2, 3])
    for (const pagesBefore of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const rest = numbersTo(20).filter((number) => !removed.includes(number))
      const found = await numbersOf(numbersTo(20), rest, pagesBefore, limit)
      expect(rest.filter((number) => !found.includes(number))).toEqual([])
      expect(new Set(found).size).toBe(found.length)
    }
})

test('a list whose count goes up and down is read to its end', async () => {
  let reads = 0
  const { client } = clientWith(() => [...sevenDrivers, 8 + (reads++ % 2)].slice(0, 7 + (reads % 2)))
  const found = await idsOf(pages(client, listDrivers, { fleetId: '7', perPage: 3 }))
  expect(found.flat()).toEqual(expect.arrayContaining(sevenDrivers.map(String)))
})

test('a server that ignores the page ends the list', async () => {
  const { client, backend } = createTestClient(() => json({ drivers: [driverOf(1)], count: 9 }))
  expect(await idsOf(pages(client, listDrivers, { fleetId: '7' }))).toEqual([['1']])
  expect(backend.requests).toHaveLength(2)
})

test('a list without ids identifies its items by several keys', async () => {
  const row = (price: number) => ({
    effectiveAt: '2026-11-17T06:00:00+08:00',
    productCode: 'diesel',
    pumpPrice: price,
    priceMovement: 0,
    discount: 0,
    creditPrice: price,
    movementType: 'national',
  })
  const { client } = createTestClient(({ query }) => json({ data: [row(Number(query['page']))], count: 2 }))
  const found: number[] = []
  for await (const { items } of pages(client, listPriceHistory, { fleetId: '7', perPage: 1 })) {
    found.push(...items.map(({ creditPrice }) => creditPrice))
  }
  expect(found).toEqual([10_000, 20_000])
})

test('the signal aborts the next page', async () => {
  const { client, backend } = clientWith(() => sevenDrivers)
  const controller = new AbortController()
  const { signal } = controller
  const read = async () => {
    for await (const _page of pages(client, listDrivers, { fleetId: '7', perPage: 3 }, { signal })) {
      controller.abort()
    }
  }
  const error: unknown = await read().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ kind: 'aborted' })
  expect(backend.requests).toHaveLength(1)
})

test('the list of error codes has every code with its status', () => {
  expect(errorCodes).toHaveLength(Object.keys(errorTable).length)
  expect(errorCodes).toContainEqual({ code: 'D1000', status: 409, field: 'driverLicenseId' })
  expect(errorCodes).toContainEqual({ code: 'NotFound', status: 404 })
})
