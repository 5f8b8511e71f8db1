import { listDrivers } from 'api-client/contract/drivers'
import { listRedemptions } from 'api-client/contract/activity'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputFromSearch, searchFromInput, shapeOf } from './useListState.ts'

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
      for (const key of Object.keys(input)) expect(Object.keys(shapeOf(listRedemptions))).toContain(key)
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
