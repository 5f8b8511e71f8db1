import { createPendingCalls } from 'api-client/money-flow'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { AlreadySent, moneyCall } from './moneyCall.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Locks of one browser: first come, first served. */
function lockManager() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    request(name: string, run: () => Promise<unknown>) {
      const mine = (tails.get(name) ?? Promise.resolve()).then(run)
      tails.set(name, mine)
      return mine
    },
  }
}

/** What one browser remembers for all its tabs. */
function deviceStorage() {
  const values = new Map<string, unknown>()
  return {
    read: (key: string) => values.get(key),
    write: (key: string, value: unknown) => void values.set(key, value),
    subscribe: () => () => undefined,
  }
}

test('what another tab is sending is looked up only once that tab has its answer', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: lockManager() })
  let answer: (text: string) => void = () => undefined
  const post = () => new Promise<string>((resolve) => (answer = resolve))
  const getOutcome = vi.fn(async () => 'found')
  const pendingCalls = createPendingCalls(deviceStorage(), 'buyFuel', '7', z.object({ count: z.int() }))
  const tab = () => moneyCall({ post, getOutcome, pendingCalls, userId: 'ana' })
  const [first, second] = [tab(), tab()]
  const sending = (key: string) => ({ key, details: { count: 1 }, drafts: ['draft'] })

  const sent = first.send({}, sending('one'))
  await expect(second.send({}, sending('two'))).rejects.toBeInstanceOf(AlreadySent)
  const found = second.getOutcomeFromOtherTab('one')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(getOutcome).not.toHaveBeenCalled()

  answer('bought')
  expect(await sent).toBe('bought')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await found).toBe('found')
})
