import { afterEach, expect, test, vi } from 'vitest'
import { createDeviceStorage } from './deviceStorage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

const fillStorage = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })

test('a value that a full storage refuses is read from memory, in place of the stored one', () => {
  const storage = createDeviceStorage('fleet-portal')
  storage.write('calls', ['first'])
  fillStorage()
  storage.write('calls', ['second', 'first'])
  expect(storage.read('calls')).toEqual(['second', 'first'])
  storage.write('calls', undefined)
  expect(storage.read('calls')).toBeUndefined()
})

test('a value that a storage with space takes replaces the one in memory', () => {
  const storage = createDeviceStorage('fleet-portal')
  const full = fillStorage()
  storage.write('calls', ['first'])
  full.mockRestore()
  storage.write('calls', ['second', 'first'])
  expect(createDeviceStorage('fleet-portal').read('calls')).toEqual(['second', 'first'])
  localStorage.clear()
  expect(storage.read('calls')).toBeUndefined()
})

test('a value is read from memory if the browser forbids its storage', () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(forbid)
  const storage = createDeviceStorage('fleet-portal')
  storage.write('calls', ['first'])
  expect(storage.read('calls')).toEqual(['first'])
  storage.write('calls', undefined)
  expect(storage.read('calls')).toBeUndefined()
})
