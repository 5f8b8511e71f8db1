import { QueryClient } from '@tanstack/react-query'
import { listFleetCards } from 'fleet-portal-api-client/contract/fleetCards'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { expect, test } from 'vitest'
import { createEvent } from '../../../provider/events.ts'
import { cachedHolder } from './cachedHolder.ts'

const source = { widget: 'fleet-cards', instance: '1' }
const driver = { driverId: 'drv_1', firstName: 'José', lastName: 'Peñaflor' }
const vehicle = { vehicleId: 'veh_1', plateNumber: 'NAB1234' }

/** A cache with the second page of cards, and a list of codes. */
function cacheWithLists() {
  const cache = new QueryClient()
  cache.setQueryData([listFleetCards.name, { page: 1 }], { fuelCards: [], count: 3 })
  cache.setQueryData([listFleetCards.name, { page: 2 }], {
    fuelCards: [
      { fuelCardId: 'fcd_1', cardNumber: '6304550012344821', driver, vehicle },
      { fuelCardId: 'fcd_2', cardNumber: '6304550012340007', driver: null, vehicle: null },
    ],
    count: 3,
  })
  cache.setQueryData([listFuelCodes.name, {}], {
    fuelCodes: [
      { fuelCodeId: 'cod_1', fuelCode: '1234567890', drivers: [driver], vehicles: [vehicle] },
      { fuelCodeId: 'cod_2', fuelCode: '0987654321', drivers: null, vehicles: null },
    ],
    count: 2,
  })
  return cache
}

test('knows driver, plate and last digits of a card that a list on screen contains', () => {
  const cache = cacheWithLists()
  const holderOf = (fuelCardId: string) =>
    cachedHolder(cache, createEvent('fleet-card.deactivated', { fuelCardId }, source))
  expect(holderOf('fcd_1')).toBe('José Peñaflor · NAB1234 · •••• 4821')
  expect(holderOf('fcd_2')).toBe('•••• 0007')
  expect(holderOf('fcd_3')).toBeUndefined()
})

test('knows driver and plate of a code, and never its digits', () => {
  const cache = cacheWithLists()
  const holderOf = (fuelCodeId: string) =>
    cachedHolder(cache, createEvent('fuel-code.deactivated', { fuelCodeId }, source))
  expect(holderOf('cod_1')).toBe('José Peñaflor · NAB1234')
  expect(holderOf('cod_2')).toBeUndefined()
  expect(holderOf('cod_3')).toBeUndefined()
})

test('knows nothing of other events', () => {
  const event = createEvent('cash-in.succeeded', { cashInId: 'csh_1' }, source)
  expect(cachedHolder(cacheWithLists(), event)).toBeUndefined()
})
