import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineEndpoint, itemIdOf, readList, requires } from './endpoint.ts'
import { exports } from './exports.ts'
import { listPriceHistory } from './fuel.ts'
import { contract } from './index.ts'
import { reportTypes } from './reports.ts'

const definition = {
  name: 'listDrivers',
  method: 'GET',
  kind: 'read',
  access: requires('DRIVER', 'view'),
  input: z.object({ page: z.string() }),
  output: z.looseObject({
    drivers: z.array(z.looseObject({ driverId: z.string(), age: z.number() })),
    count: z.number(),
  }),
} as const

test('the list shape of an endpoint returns items, count and ids of its answer', () => {
  const endpoint = defineEndpoint({ ...definition, list: { items: 'drivers', id: 'driverId' } })
  const answer = { drivers: [{ driverId: 'd1', age: 40 }], count: 12 }
  expect(readList(endpoint, answer)).toEqual({
    items: answer.drivers,
    count: 12,
    countIsMinimum: false,
  })
  expect(answer.drivers.map((driver) => itemIdOf(endpoint, driver))).toEqual(['d1'])
})

test('a list shape and a business check that do not fit their endpoint do not compile', () => {
  // @ts-expect-error the answer has no such key
  defineEndpoint({ ...definition, list: { items: 'driver', id: 'driverId' } })
  // @ts-expect-error the items have no such key
  defineEndpoint({ ...definition, list: { items: 'drivers', id: 'id' } })
  const check = ({ size }: { size: number }) => [{ path: 'size', code: `${size}` }]
  // @ts-expect-error the input has no such key
  defineEndpoint({ ...definition, check })
  expect(contract.size).toBeGreaterThan(0)
})

test.each(['priceHistory', 'data'])('price history reads its items from %s', (name) => {
  const price = { effectiveAt: '2026-11-20T00:00:00+08:00', productCode: 'diesel', movementType: 'increase' }
  const { items, count } = readList(listPriceHistory, { [name]: [price as never], count: 1 })
  expect({ items, count }).toEqual({ items: [price], count: 1 })
})

test('every list with a report type has an export, and every export belongs to a list', () => {
  const reported = [...contract.values()].flatMap(({ report }) => report?.type ?? [])
  expect(reported.toSorted()).toEqual(Object.keys(exports).toSorted())
  for (const type of reportTypes) {
    const { endpoint } = exports[type] ?? {}
    if (endpoint) expect(endpoint.report?.type).toBe(type)
  }
})
