import { expect, test } from 'vitest'
import { urlOfDestination } from './routerNavigation.ts'

const options = {
  toPath: ({ area }: { area: string }) =>
    area === 'driver' ? '/activity/driver/:driverId' : area === 'drivers' ? '/activity/driver' : undefined,
}

test('a query value that the path names is a part of it, and others stay in the query string', () => {
  const search = { driverId: 'drv 1/2', dialog: 'edit:1' }
  expect(urlOfDestination(options, { area: 'driver', search })).toBe(
    '/activity/driver/drv%201%2F2?dialog=edit%3A1',
  )
  expect(search).toEqual({ driverId: 'drv 1/2', dialog: 'edit:1' })
})

test('a path without the value that it names ends before it', () => {
  expect(urlOfDestination(options, { area: 'driver' })).toBe('/activity/driver')
})

test('a path without values is used as it is', () => {
  expect(urlOfDestination(options, { area: 'drivers', search: { page: '2' } })).toBe(
    '/activity/driver?page=2',
  )
  expect(urlOfDestination(options, { area: 'inbox' })).toBeUndefined()
})
