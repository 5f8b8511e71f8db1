import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStorage } from '../testing/storages.ts'
import { withLease } from './lease.ts'
import { delay } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const key = 'lease'

/** Tabs that request the lease. Counts how many have it at the same time. */
function tabs() {
  const shared = createStorage()
  let holders = 0
  let most = 0
  let runs = 0
  const want = (work = 100) =>
    withLease(shared, key, async () => {
      holders += 1
      runs += 1
      most = Math.max(most, holders)
      await delay(work)
      holders -= 1
    })
  return { shared, want, count: () => ({ most, runs }) }
}

test('twenty tabs get the lease one after the other', async () => {
  const { want, count, shared } = tabs()
  const all = Promise.all(Array.from({ length: 20 }, () => want(10)))
  await vi.runAllTimersAsync()
  await all
  expect(count()).toEqual({ most: 1, runs: 20 })
  expect(shared.values.size).toBe(0)
})

test('a closed tab that had the lease blocks other tabs for at most five seconds', async () => {
  const { want, shared, count } = tabs()
  shared.setItem(key, JSON.stringify({ owner: 'dead', until: Date.now() + 5_000 }))
  const began = Date.now()
  const done = want()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(count().runs).toBe(0)
  await vi.runAllTimersAsync()
  await done
  expect(count().runs).toBe(1)
  expect(Date.now() - began).toBeLessThan(6_000)
})

test.each(['nonsense', '{}', '{"owner":"x","until":"later"}', '{"owner":"x","until":9e15}'])(
  'an invalid stored lease, such as %s, blocks no tab',
  async (kept) => {
    const { want, shared, count } = tabs()
    shared.setItem(key, kept)
    const began = Date.now()
    const done = want(0)
    await vi.runAllTimersAsync()
    await done
    expect(count().runs).toBe(1)
    expect(Date.now() - began).toBeLessThan(500)
  },
)

test('the lease is released if the work fails', async () => {
  const { shared } = tabs()
  const done = withLease(shared, key, () => Promise.reject(new Error('no'))).catch((error: Error) => error)
  await vi.runAllTimersAsync()
  expect(await done).toMatchObject({ message: 'no' })
  expect(shared.values.size).toBe(0)
})
