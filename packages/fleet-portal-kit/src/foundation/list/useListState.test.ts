import { listDrivers } from 'api-client/contract/drivers'
import { listRedemptions } from 'api-client/contract/activity'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputFromSearch, searchFromInput, inputFieldsOf } from './useListState.ts'

test('an address is read by the schema of the call', () => {
  expect(inputFromSearch(listDrivers, 'searchKey=jos%C3%A9&status=active&page=3&perPage=20', '')).toEqual({
    searchKey: 'josé',
    status: 'active',
    page: 3,
    perPage: 20,
  })
})

test('a bad value is dropped and the others stay', () => {
  expect(inputFromSearch(listDrivers, 'status=retired&page=-1&perPage=20&x=1', '')).toEqual({ perPage: 20 })
  expect(inputFromSearch(listDrivers, 'page=1e3&perPage=%F0%9F%92%A9', '')).toEqual({})
})

test('a range of days is read whole', () => {
  const search = 'startDate=2020-01-01&endDate=2020-01-31&page=2'
  expect(inputFromSearch(listRedemptions, search, '')).toMatchObject({
    startDate: '2020-01-01',
    endDate: '2020-01-31',
  })
})

test.each([
  ['has no end', 'startDate=2020-01-01'],
  ['has no start', 'endDate=2020-01-31'],
  ['ends before it starts', 'startDate=2020-02-01&endDate=2020-01-31'],
  ['ends after today', 'startDate=2020-01-01&endDate=2999-01-01'],
  ['has a day that no calendar has', 'startDate=2020-00-10&endDate=2020-01-31'],
  ['has a day that its month has not', 'startDate=2020-02-31&endDate=2020-03-31'],
])('a range of days that %s is dropped, and the rest stays', (_what, search) => {
  expect(inputFromSearch(listRedemptions, `${search}&searchKey=x`, '')).toEqual({ searchKey: 'x' })
})

test('two lists in one address do not see each other', () => {
  const search = searchFromInput(listDrivers, 'a.page=2', 'b.', { page: 5, status: 'inactive' })
  expect(inputFromSearch(listDrivers, search, 'a.')).toEqual({ page: 2 })
  expect(inputFromSearch(listDrivers, search, 'b.')).toEqual({ page: 5, status: 'inactive' })
})

test('what is taken off leaves the address, and keys of others stay', () => {
  expect(searchFromInput(listDrivers, 'theme=x&status=active', '', { status: undefined })).toBe('theme=x')
})

test('no address, however broken, breaks the reading; what is read fits the schema', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (search) => {
      const input = inputFromSearch(listRedemptions, search, '')
      for (const key of Object.keys(input)) expect(Object.keys(inputFieldsOf(listRedemptions))).toContain(key)
    }),
  )
})

test('whatever is written is read again', () => {
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
    fc.property(values, fc.constantFrom('', 'list.'), (input, prefix) => {
      const search = searchFromInput(listDrivers, 'other=1', prefix, input)
      expect(inputFromSearch(listDrivers, search, prefix)).toEqual(input)
    }),
  )
})
