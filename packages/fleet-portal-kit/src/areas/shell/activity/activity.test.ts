import { expect, test } from 'vitest'
import type { DeviceStorage } from '../../../provider/deviceStorage.ts'
import { createEvent, type FleetEvent } from '../../../provider/events.ts'
import { activityKey, activityNames, readActivity, recordActivity as recordIn } from './activity.ts'

function memoryStorage(): DeviceStorage {
  const values = new Map<string, string>()
  return {
    read: (key) => JSON.parse(values.get(key) ?? 'null') as unknown,
    write: (key, value) => void values.set(key, JSON.stringify(value)),
    subscribe: () => () => undefined,
  }
}

function emptyMemory() {
  const values = new Map<string, unknown>()
  return {
    read: <T>(name: string) => values.get(name) as T | undefined,
    writeSilently: (name: string, value: unknown) => void values.set(name, value),
  }
}

const recordActivity = (storage: DeviceStorage, place: string, event: FleetEvent) =>
  recordIn(storage, emptyMemory(), place, event)

const source = { widget: 'drivers', instance: '1' }
const key = activityKey('usr_1', 'flt_1')

test('records what was changed, newest first, with the id of the item', () => {
  const storage = memoryStorage()
  recordActivity(storage, key, createEvent('driver.created', { driverId: 'drv_1' }, source))
  recordActivity(storage, key, createEvent('fuel-codes.generated', { count: 12 }, source))
  expect(readActivity(storage, key)).toMatchObject([
    { type: 'fuel-codes.generated', subject: '12' },
    { type: 'driver.created', subject: 'drv_1' },
  ])
})

test('keeps the name of the item in memory only: from the event, or else from the lists of the page', () => {
  const storage = memoryStorage()
  const memory = emptyMemory()
  const findName = ({ data }: FleetEvent) => ('fuelCardId' in data ? 'José Peñaflor' : undefined)
  const record = (event: FleetEvent) => recordIn(storage, memory, key, event, findName)
  record(createEvent('driver.updated', { driverId: 'drv_1', name: 'Luz Cruz' }, source))
  record(createEvent('vehicle.created', { vehicleId: 'veh_1', plateNumber: 'NAB1234' }, source))
  record(createEvent('user.invited', { role: 'purchaser', email: 'ana@fleet.test' }, source))
  record(createEvent('fleet-card.deactivated', { fuelCardId: 'fcd_1' }, source))
  record(createEvent('fuel-code.deactivated', { fuelCodeId: 'cod_1' }, source))
  const entries = readActivity(storage, key)
  expect(JSON.stringify(storage.read(key))).not.toMatch(/Luz|NAB1234|ana@|José/)
  expect(entries.map(({ id, subject }) => [subject, activityNames(memory)[id]])).toEqual([
    ['cod_1', undefined],
    ['fcd_1', 'José Peñaflor'],
    ['purchaser', 'ana@fleet.test'],
    ['veh_1', 'NAB1234'],
    ['drv_1', 'Luz Cruz'],
  ])
})

test('records an event once, and nothing of what was only looked at', () => {
  const storage = memoryStorage()
  const event = createEvent('driver.updated', { driverId: 'drv_1' }, source)
  recordActivity(storage, key, event)
  recordActivity(storage, key, event)
  recordActivity(storage, key, createEvent('station.opened', { stationId: 'stn_1' }, source))
  recordActivity(storage, key, createEvent('widget.loaded', {}, source))
  expect(readActivity(storage, key)).toHaveLength(1)
})

test('keeps users and fleets apart, and two hundred entries each', () => {
  const storage = memoryStorage()
  for (let number = 0; number < 205; number += 1) {
    recordActivity(storage, key, createEvent('driver.updated', { driverId: `drv_${number}` }, source))
  }
  const entries = readActivity(storage, key)
  expect(entries).toHaveLength(200)
  expect(entries[0]?.subject).toBe('drv_204')
  expect(readActivity(storage, activityKey('usr_2', 'flt_1'))).toEqual([])
  expect(readActivity(storage, activityKey('usr_1', 'flt_2'))).toEqual([])
})

test('leaves out entries that it does not know', () => {
  const storage = memoryStorage()
  storage.write(key, [{ id: '1', at: '2026-11-20T06:05:00.000Z', type: 'made.up' }, 'text', null])
  expect(readActivity(storage, key)).toEqual([])
  storage.write(key, 'text')
  expect(readActivity(storage, key)).toEqual([])
})
