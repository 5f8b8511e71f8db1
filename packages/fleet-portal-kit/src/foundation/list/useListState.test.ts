import { listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputFromSearch, searchFromInput, inputFieldsOf } from './useListState.ts'

test('decodes a query string by the schema of the endpoint', () => {
  expect(inputFromSearch(listDrivers, 'searchKey=jos%C3%A9&status=active&page=3&perPage=20')).toEqual({
    searchKey: 'josé',
    status: 'active',
    page: 3,
    perPage: 20,
  })
})

test('ignores invalid values and keeps the others', () => {
  expect(inputFromSearch(listDrivers, 'status=retired&page=-1&perPage=20&x=1')).toEqual({ perPage: 20 })
  expect(inputFromSearch(listDrivers, 'page=1e3&perPage=%F0%9F%92%A9')).toEqual({})
})

test('decodes a range of days', () => {
  const search = 'startDate=2020-01-01&endDate=2020-01-31&page=2'
  expect(inputFromSearch(listRedemptions, search)).toMatchObject({
    startDate: '2020-01-01',
    endDate: '2020-01-31',
  })
})

test.each([
  ['has no end', 'startDate=2020-01-01'],
  ['has no start', 'endDate=2020-01-31'],
  ['ends before it starts', 'startDate=2020-02-01&endDate=2020-01-31'],
  ['ends after today', 'startDate=2020-01-01&endDate=2999-01-01'],
  ['has an invalid month', 'startDate=2020-00-10&endDate=2020-01-31'],
  ['has a day that its month does not have', 'startDate=2020-02-31&endDate=2020-03-31'],
])('ignores a range of days that %s, and keeps the other values', (_name, search) => {
  expect(inputFromSearch(listRedemptions, `${search}&searchKey=x`)).toEqual({ searchKey: 'x' })
})

test('removes a cleared value from the query string, and keeps unrelated keys', () => {
  expect(searchFromInput(listDrivers, 'theme=x&status=active', { status: undefined })).toBe('theme=x')
})

test('decodes any query string without an error, into fields of the schema', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (search) => {
      const input = inputFromSearch(listRedemptions, search)
      for (const key of Object.keys(input)) expect(Object.keys(inputFieldsOf(listRedemptions))).toContain(key)
    }),
  )
})

test('decodes every value that it encodes', () => {
  const values = fc.record(
    {
      searchKey: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      status: fc.constantFrom('active', 'inactive'),
      page: fc.integer({ min: 1, max: 999_999 }),
      perPage: fc.constantFrom(10, 20, 30, 40, 50),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(values, (input) => {
      const search = searchFromInput(listDrivers, 'other=1', input)
      expect(inputFromSearch(listDrivers, search)).toEqual(input)
    }),
  )
})
