import { ApiError } from 'fleet-portal-api-client'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { afterEach, expect, test, vi } from 'vitest'
import { checkAction, type BeforeAction } from '../../../provider/beforeAction.ts'
import { runEach, type ItemResult } from './runEach.ts'

afterEach(() => void vi.useRealTimers())

/** The results of three items that a page decides about. */
async function resultsOf(onBefore: BeforeAction) {
  const results: ItemResult['kind'][] = []
  const ask = () => checkAction(onBefore, createDriver, {}, { widget: 'drivers', instance: 'drivers' })
  const batch = runEach([1, 2, 3], ask, (_item, { kind }) => results.push(kind), new AbortController().signal)
  return { batch, results }
}

test('a page that does not decide about an item stops the batch: each of the others would take as long', async () => {
  vi.useFakeTimers()
  const onBefore = vi.fn<BeforeAction>(() => new Promise(() => undefined))
  const { batch, results } = await resultsOf(onBefore)
  await vi.advanceTimersByTimeAsync(30_000)
  await batch
  expect(results).toEqual(['failed', 'notAttempted', 'notAttempted'])
  expect(onBefore).toHaveBeenCalledTimes(1)
})

test('a page that denies an item, or throws, is asked about the others', async () => {
  let asked = 0
  const { batch, results } = await resultsOf(() => {
    asked += 1
    if (asked === 1) throw new Error('Not today.')
    return asked === 2 ? { deny: 'Ask the dispatcher.' } : undefined
  })
  await batch
  expect(results).toEqual(['failed', 'failed', 'done'])
})

test('a timeout of the server stops the batch', async () => {
  const results: ItemResult['kind'][] = []
  const timeout = () => Promise.reject(new ApiError({ kind: 'timeout', status: 0, hasResponse: false }))
  await runEach([1, 2], timeout, (_item, { kind }) => results.push(kind), new AbortController().signal)
  expect(results).toEqual(['failed', 'notAttempted'])
})
