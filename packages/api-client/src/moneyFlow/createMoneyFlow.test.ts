import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '../client/apiError.ts'
import { createLockManager } from '../testing/storages.ts'
import { createMoneyFlow, type MoneyFlowOptions } from './createMoneyFlow.ts'
import { createPendingCalls, type PendingCallStorage } from './pendingCalls.ts'
import { isInFlight, mayBecomeKnown } from './state.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: createLockManager() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const rejection = new ApiError({ kind: 'badrequest', status: 400, code: 'InsufficientAmount' })
const notApplied = new ApiError({ kind: 'not-applied', status: 0 })
const unknown = new ApiError({ kind: 'outcome-unknown', status: 503 })

/** The storage that all tabs of one browser share. */
function browserStorage(): PendingCallStorage {
  const values = new Map<string, string>()
  return {
    read: (name) => JSON.parse(values.get(name) ?? 'null') as unknown,
    write: (name, value) => void values.set(name, JSON.stringify(value ?? null)),
  }
}

type Options = MoneyFlowOptions<{ liters: number }, { liters: number }, string>

/** The money flow of one tab of a user. */
function tab(storage: PendingCallStorage, options: Partial<Options> = {}) {
  const pendingCalls = createPendingCalls(storage, 'buyFuel', '7', z.object({ liters: z.number() }))
  const send = options.send ?? vi.fn(async () => 'bought')
  const getOutcome = options.getOutcome ?? vi.fn(async () => 'bought')
  const flow = createMoneyFlow({ userId: 'ana', ...options, send, getOutcome, pendingCalls })
  const confirm = (drafts?: readonly string[]) => flow.confirm({ input: () => ({ liters: 5 }), drafts })
  return { ...flow, flow, confirm, send, getOutcome, pendingCalls }
}

const settle = () => vi.advanceTimersByTimeAsync(1000)

test('a second press of the confirm button sends nothing', async () => {
  const { prepare, confirm, send } = tab(browserStorage())
  prepare({ liters: 5 })
  await Promise.all([confirm(), confirm()])
  await confirm()
  expect(send).toHaveBeenCalledTimes(1)
})

test('nothing is sent before the user confirms, or after the user closed the confirmation', async () => {
  const { prepare, confirm, close, send, getState } = tab(browserStorage())
  await confirm()
  prepare({ liters: 5 })
  close()
  await confirm()
  expect(send).not.toHaveBeenCalled()
  expect(getState()).toEqual({ status: 'idle' })
})

test('a call is stored before it is sent, and until its outcome is acknowledged', async () => {
  const storage = browserStorage()
  const seenBySend: unknown[] = []
  const first = tab(storage, {
    send: async () => {
      seenBySend.push(...first.pendingCalls.of('ana'))
      return 'bought'
    },
  })
  first.prepare({ liters: 5 }, 'key-1')
  await first.confirm()
  expect(seenBySend).toMatchObject([{ key: 'key-1', details: { liters: 5 } }])
  expect(first.getState()).toMatchObject({ status: 'applied', answer: 'bought', origin: 'this-page' })
  expect(first.pendingCalls.of('ana')).toHaveLength(1)
  first.acknowledge()
  expect(first.pendingCalls.of('ana')).toEqual([])
})

test.each([
  ['rejected', rejection],
  ['notApplied', notApplied],
])(
  'a call that ended as %s is deleted once the user has acknowledged it, and can be repeated',
  async (status, error) => {
    const { prepare, confirm, acknowledge, getState, pendingCalls, send } = tab(browserStorage(), {
      send: vi.fn(() => Promise.reject(error)),
    })
    prepare({ liters: 5 })
    await confirm(['draft-1'])
    expect(getState()).toMatchObject({ status, error })
    acknowledge()
    expect(pendingCalls.of('ana')).toEqual([])
    prepare({ liters: 5 })
    await confirm(['draft-1'])
    expect(send).toHaveBeenCalledTimes(2)
  },
)

test('a call whose rejection ends the session stays stored, so that the next page looks it up', async () => {
  const sessionEnded = new ApiError({ kind: 'unauthorized', status: 401 })
  const { prepare, confirm, acknowledge, getState, pendingCalls } = tab(browserStorage(), {
    send: () => Promise.reject(sessionEnded),
  })
  prepare({ liters: 5 }, 'key-1')
  await confirm(['draft-1'])
  acknowledge()
  expect(getState().status).toBe('rejected')
  expect(pendingCalls.of('ana')).toMatchObject([{ key: 'key-1' }])
})

test('the state of a call contains the drafts that it was created from, on this page and on a later page', async () => {
  const storage = browserStorage()
  const first = tab(storage)
  first.prepare({ liters: 5 })
  await first.confirm(['draft-1 print'])
  expect(first.getState()).toMatchObject({ status: 'applied', drafts: ['draft-1 print'] })
  const later = tab(storage)
  const [call] = first.pendingCalls.of('ana')
  if (call) await later.lookUpEarlier(call)
  expect(later.getState()).toMatchObject({ status: 'applied', drafts: ['draft-1 print'] })
})

test('a call with an unknown outcome stays stored, and is looked up before the user can start another', async () => {
  const getOutcome = vi.fn(() => Promise.reject<string>(unknown))
  const { prepare, confirm, acknowledge, close, getState, pendingCalls, send } = tab(browserStorage(), {
    send: vi.fn(() => Promise.reject(unknown)),
    getOutcome,
  })
  prepare({ liters: 5 }, 'key-1')
  await confirm()
  acknowledge()
  expect(getState().status).toBe('outcomeUnknown')
  expect(pendingCalls.of('ana')).toHaveLength(1)
  close()
  expect(getState().status).toBe('idle')

  getOutcome.mockResolvedValue('bought')
  prepare({ liters: 9 })
  expect(getState()).toMatchObject({ status: 'lookingUp', key: 'key-1', details: { liters: 5 } })
  await settle()
  expect(getState()).toMatchObject({ status: 'applied', origin: 'earlier-page', answer: 'bought' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('an unknown outcome that is still shown is looked up before the user can start another', async () => {
  const getOutcome = vi.fn(() => Promise.reject<string>(unknown))
  const { prepare, confirm, getState, send } = tab(browserStorage(), {
    send: vi.fn(() => Promise.reject(unknown)),
    getOutcome,
  })
  prepare({ liters: 5 }, 'key-1')
  await confirm()
  prepare({ liters: 9 })
  expect(getState()).toMatchObject({ status: 'lookingUp', key: 'key-1', details: { liters: 5 } })
  await settle()
  expect(getState()).toMatchObject({ status: 'outcomeUnknown', key: 'key-1' })
  getOutcome.mockResolvedValue('bought')
  prepare({ liters: 9 })
  await settle()
  expect(getState()).toMatchObject({ status: 'applied', key: 'key-1', answer: 'bought' })
  expect(send).toHaveBeenCalledTimes(1)
})

describe('an unknown outcome that is watched', () => {
  const down = new ApiError({
    kind: 'outcome-unknown',
    status: 502,
    cause: new ApiError({ kind: 'server', status: 502, hasEnvelope: false }),
  })
  const refused = new ApiError({
    kind: 'outcome-unknown',
    status: 501,
    cause: new ApiError({ kind: 'server', status: 501, code: 'NotImplemented' }),
  })

  async function unknownCall(options: Partial<Options> = {}) {
    const one = tab(browserStorage(), { send: vi.fn(() => Promise.reject(down)), ...options })
    one.prepare({ liters: 5 }, 'key-1')
    await one.confirm()
    const statuses: string[] = []
    one.subscribe(() => statuses.push(one.getState().status))
    return { ...one, statuses }
  }

  test('is looked up again and again without a change of the status, and shown as soon as it is known', async () => {
    const getOutcome = vi.fn(() => Promise.reject<string>(down))
    const onEnded = vi.fn()
    const { watchOutcome, statuses, send } = await unknownCall({ getOutcome, onEnded })
    void watchOutcome(new AbortController().signal)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(getOutcome.mock.calls.length).toBeGreaterThan(10)
    expect(new Set(statuses)).toEqual(new Set(['outcomeUnknown']))
    expect(onEnded).toHaveBeenCalledTimes(1)

    getOutcome.mockResolvedValue('bought')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(onEnded).toHaveBeenCalledTimes(2)
    expect(onEnded.mock.lastCall).toMatchObject([{ status: 'applied', answer: 'bought', key: 'key-1' }])
    const lookups = getOutcome.mock.calls.length
    await vi.advanceTimersByTimeAsync(60_000)
    expect(getOutcome).toHaveBeenCalledTimes(lookups)
    expect(send).toHaveBeenCalledTimes(1)
  })

  test('is not looked up after the signal, or after the server has refused the lookup', async () => {
    const getOutcome = vi.fn(() => Promise.reject<string>(down))
    const { watchOutcome, getState } = await unknownCall({ getOutcome })
    const controller = new AbortController()
    const watching = watchOutcome(controller.signal)
    controller.abort()
    await watching
    expect(getOutcome).not.toHaveBeenCalled()

    getOutcome.mockRejectedValue(refused)
    const again = watchOutcome(new AbortController().signal)
    await vi.advanceTimersByTimeAsync(60_000)
    await again
    expect(getOutcome).toHaveBeenCalledTimes(1)
    expect(getState()).toMatchObject({ status: 'outcomeUnknown', error: refused })
  })

  test('stays looked up by the user while the watch fails', async () => {
    let answer: (text: string) => void = () => undefined
    const getOutcome = vi.fn(() => Promise.reject<string>(down))
    const { watchOutcome, lookUpAgain, getState } = await unknownCall({ getOutcome })
    void watchOutcome(new AbortController().signal)
    getOutcome.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    void lookUpAgain()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(getState().status).toBe('lookingUp')
    answer('bought')
    await settle()
    expect(getState()).toMatchObject({ status: 'applied', origin: 'this-page' })
  })
})

test('the status is lookingUp while the answer is missing', async () => {
  let answer: (text: string) => void = () => undefined
  const { prepare, confirm, getState } = tab(browserStorage(), {
    send: (_input, { onOutcomeLookup }) => {
      onOutcomeLookup?.()
      return new Promise((resolve) => (answer = resolve))
    },
  })
  prepare({ liters: 5 })
  void confirm()
  await settle()
  expect(getState().status).toBe('lookingUp')
  answer('bought')
  await settle()
  expect(getState()).toMatchObject({ status: 'applied', origin: 'this-page' })
})

test('a later page finds the pending call of its user, and of no other user', async () => {
  const storage = browserStorage()
  const first = tab(storage, { send: () => Promise.reject(unknown) })
  first.prepare({ liters: 5 }, 'key-1')
  await first.confirm()

  const other = tab(storage, { userId: 'ben' }).findPending()
  const later = tab(storage)
  const found = later.findPending()
  await settle()
  expect(await other).toBeUndefined()
  const call = await found
  expect(call).toMatchObject({ key: 'key-1', details: { liters: 5 } })
  if (call) await later.lookUpEarlier(call)
  expect(later.getState()).toMatchObject({ status: 'applied', origin: 'earlier-page' })
  expect(later.send).not.toHaveBeenCalled()
})

describe('a call whose page was closed for days:', () => {
  const hours = (count: number) => count * 60 * 60 * 1000
  /** A page that opens some time after the call. */
  async function openAfter(time: number, getOutcome: Options['getOutcome']) {
    const storage = browserStorage()
    const first = tab(storage, { send: () => Promise.reject(unknown) })
    first.prepare({ liters: 5 }, 'key-1')
    await first.confirm(['draft-1'])
    vi.setSystemTime(Date.now() + time)
    const later = tab(storage, { getOutcome })
    const found = later.findPending()
    await settle()
    const call = await found
    if (call) await later.lookUpEarlier(call)
    return { ...later, call }
  }

  test('its effect is looked up', async () => {
    const { call, getState, acknowledge, findPending } = await openAfter(hours(72), async () => 'bought')
    expect(call).toMatchObject({ key: 'key-1' })
    expect(getState()).toMatchObject({ status: 'applied', answer: 'bought' })
    acknowledge()
    expect(await findPending()).toBeUndefined()
  })

  test.each([
    ['notApplied', 'less than a day', hours(24) - 60_000],
    ['outcomeUnknown', 'a day', hours(24)],
    ['outcomeUnknown', 'a month less a day', hours(29 * 24)],
  ])('it is %s if the server does not know its key after %s', async (status, _, time) => {
    const { getState } = await openAfter(time, () => Promise.reject(notApplied))
    const state = getState()
    expect(state.status).toBe(status)
    if (state.status === 'outcomeUnknown') expect(mayBecomeKnown(state.error)).toBe(false)
  })

  test('its drafts are not sent again before the user has seen that its outcome is unknown', async () => {
    const later = await openAfter(hours(48), () => Promise.reject(notApplied))
    later.prepare({ liters: 5 }, 'key-2')
    void later.confirm(['draft-1'])
    await settle()
    expect(later.send).not.toHaveBeenCalled()
    expect(later.getState()).toMatchObject({ status: 'outcomeUnknown', key: 'key-1' })
  })

  test('it is removed after 30 days', async () => {
    const { call } = await openAfter(hours(30 * 24), async () => 'bought')
    expect(call).toBeUndefined()
  })
})

test('drafts of an acknowledged call are marked as sent for a day', async () => {
  const storage = browserStorage()
  const first = tab(storage)
  first.prepare({ liters: 5 })
  await first.confirm(['draft-1'])
  first.acknowledge()
  vi.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  const second = tab(storage)
  second.prepare({ liters: 5 })
  void second.confirm(['draft-1'])
  await settle()
  expect(second.send).toHaveBeenCalledTimes(1)
})

test('a call that a tab with another version of the page stored stays stored, and hides no other call', async () => {
  const storage = browserStorage()
  const newer = createPendingCalls(storage, 'buyFuel', '7', z.object({ barrels: z.number() }))
  const { pendingCalls: older } = tab(storage)
  const call = { userId: 'ana', sentAt: Date.now() }
  older.add({ ...call, key: 'key-1', details: { liters: 5 } })
  newer.add({ ...call, key: 'key-2', details: { barrels: 1 } })
  older.add({ ...call, key: 'key-3', details: { liters: 6 } })
  expect(older.of('ana').map(({ key }) => key)).toEqual(['key-3', 'key-1'])
  expect(newer.of('ana').map(({ key }) => key)).toEqual(['key-2'])
})

test('a call that another tab is sending is looked up only after that tab has its answer', async () => {
  const storage = browserStorage()
  let answer: (text: string) => void = () => undefined
  const first = tab(storage, { send: () => new Promise((resolve) => (answer = resolve)) })
  const second = tab(storage)
  first.prepare({ liters: 5 }, 'one')
  second.prepare({ liters: 5 }, 'two')
  void first.confirm(['draft-1'])
  await settle()
  void second.confirm(['draft-1'])
  await settle()
  expect(second.getState()).toMatchObject({ status: 'lookingUp', key: 'one', origin: 'other-tab' })
  expect(second.getOutcome).not.toHaveBeenCalled()

  answer('bought')
  await settle()
  expect(first.getState()).toMatchObject({ status: 'applied', key: 'one', origin: 'this-page' })
  expect(second.getState()).toMatchObject({ status: 'applied', key: 'one', origin: 'other-tab' })
  expect(second.send).not.toHaveBeenCalled()
})

test('drafts stay marked as sent for the other tabs after the outcome was acknowledged', async () => {
  const storage = browserStorage()
  const first = tab(storage)
  first.prepare({ liters: 5 })
  await first.confirm(['draft-1 print'])
  first.acknowledge()
  const second = tab(storage)
  second.prepare({ liters: 6 })
  void second.confirm(['draft-1 other'])
  await settle()
  expect(second.send).not.toHaveBeenCalled()
  expect(second.getState()).toMatchObject({ status: 'applied', origin: 'other-tab' })
})

test('nothing is sent or stored if building the input fails', async () => {
  const one = tab(browserStorage())
  one.prepare({ liters: 5 })
  await one.flow.confirm({ input: () => Promise.reject(notApplied) })
  expect(one.getState()).toMatchObject({ status: 'notApplied' })
  expect(one.send).not.toHaveBeenCalled()
  expect(one.pendingCalls.of('ana')).toEqual([])
})

describe('two tabs with copies of one draft, in any order of requests and answers:', () => {
  test('the server applies the draft at most once, and both tabs show the true outcome', async () => {
    const ends = fc.constantFrom('answered', 'answer lost', 'request lost', 'rejected')
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), ends, ends, async (scheduler, firstEnd, secondEnd) => {
        const storage = browserStorage()
        const applied = new Set<string>()
        /** Looks up the outcome like the client, which closes the key. */
        const findOutcome = async (key: string) => {
          await scheduler.schedule(Promise.resolve(), `outcome of ${key}`)
          if (applied.has(key)) return 'bought'
          throw notApplied
        }
        const sender =
          (end: string) =>
          async (_input: object, { key = '' }) => {
            await scheduler.schedule(Promise.resolve(), `request of ${key}`)
            if (end === 'rejected') throw rejection
            if (end !== 'request lost') applied.add(key)
            await scheduler.schedule(Promise.resolve(), `answer of ${key}`)
            return end === 'answered' ? 'bought' : findOutcome(key)
          }
        const tabs = [firstEnd, secondEnd].map((end) =>
          tab(storage, { send: sender(end), getOutcome: findOutcome }),
        )
        for (const [index, one] of tabs.entries()) {
          one.prepare({ liters: 5 }, `key-${index}`)
          void one.confirm(['draft-1'])
        }
        for (let round = 0; round < 20 && tabs.some(({ getState }) => isInFlight(getState())); round++) {
          await scheduler.waitAll()
          await settle()
        }
        expect(applied.size).toBeLessThanOrEqual(1)
        for (const { getState } of tabs) {
          const state = getState()
          if (applied.size === 1) expect(state).toMatchObject({ status: 'applied', answer: 'bought' })
          else expect(['rejected', 'notApplied']).toContain(state.status)
        }
      }),
      { numRuns: 200 },
    )
  })
})
