import { createApiClient, createEmbeddedSession } from 'api-client'
import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { millilitres } from 'api-client/money'
import { createMoneyFlow, createPendingCalls } from 'api-client/money-flow'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { blankCode, type CodeValues } from '../drafts/codeRules.ts'
import { codeGeneration, draftsActionOf, storedCall } from './codeGeneration.ts'
import { draftsReducer, noDrafts, type DraftsAction, type DraftsState } from '../drafts/drafts.ts'
import { draftsPersistence } from '../drafts/persistedDrafts.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const today = '2026-11-21'
const code: CodeValues = {
  ...blankCode(today),
  fuelCodeType: 'any',
  productCode: 'diesel',
  literVolume: millilitres(60_000),
  durationDays: '7',
}

/** What may happen on the way of one request. */
type Luck = 'well' | 'answer lost' | 'request lost' | 'refused'

/** A server with keys, whose effects are counted by draft: the volume names the draft. */
function serverOf(luck: () => Luck, turn: () => Promise<unknown>) {
  const kept = new Map<string, string>()
  const closed = new Set<string>()
  const effects: number[] = []
  const json = (body: unknown, status = 200) => Response.json(body, { status })
  async function answer(request: Request): Promise<Response> {
    const key = request.headers.get('Idempotency-Key') ?? ''
    const settled = /idempotency\/(.*)\/settle/.exec(request.url)?.[1]
    if (settled !== undefined) {
      const name = decodeURIComponent(settled)
      const body = kept.get(name)
      if (body) return json({ state: 'done', status: 200, body: { count: 1 } })
      closed.add(name)
      return json({ state: 'void' })
    }
    const text = await request.text()
    if (closed.has(key)) return json({ errorCode: 'KeyVoid' }, 409)
    const before = kept.get(key)
    if (before && before !== text) return json({ errorCode: 'KeyReused' }, 422)
    if (!before) {
      if (luck() === 'refused') return json({ errorCode: 'InsufficientFuel' }, 400)
      kept.set(key, text)
      effects.push(...(JSON.parse(text) as { literVolume: number }[]).map(({ literVolume }) => literVolume))
    }
    return json({ count: 1 })
  }
  return {
    effects,
    async fetch(request: Request): Promise<Response> {
      await turn()
      const isPost = request.url.endsWith('fuel-code/batch')
      const how = isPost ? luck() : 'well'
      if (how === 'request lost') throw new TypeError('Failed to fetch')
      const response = await answer(request)
      await turn()
      if (how === 'answer lost') throw new TypeError('Failed to fetch')
      return response
    },
  }
}

/** Locks of one browser: first come, first served. */
function lockManager() {
  const tails = new Map<string, Promise<unknown>>()
  return {
    request(name: string, run: () => Promise<unknown>) {
      const mine = (tails.get(name) ?? Promise.resolve()).then(run)
      tails.set(
        name,
        mine.catch(() => undefined),
      )
      return mine
    },
  }
}

/** The storage that all tabs of one browser share. */
function deviceStorage() {
  const values = new Map<string, string>()
  return {
    read: (key: string): unknown => JSON.parse(values.get(key) ?? 'null') ?? undefined,
    write: (key: string, value: unknown) => void values.set(key, JSON.stringify(value ?? null)),
    subscribe: () => () => undefined,
  }
}

/** The screen of one tab. */
function tabOf(
  client: ReturnType<typeof createApiClient>,
  storage: ReturnType<typeof deviceStorage>,
  initial: DraftsState,
) {
  let state = initial
  const dispatch = (action: DraftsAction) => void (state = draftsReducer(state, action))
  const current = () => state
  const flow = createMoneyFlow({
    send: (input: Parameters<typeof client.call<typeof createFuelCodes>>[1], options) =>
      client.call(createFuelCodes, input, options),
    getOutcome: (key) => client.getOutcome(createFuelCodes, key),
    pendingCalls: createPendingCalls(storage, 'createFuelCodes', '7', storedCall),
    userId: 'u1',
    onEnded(ended) {
      const action = draftsActionOf(ended, false)
      if (action) dispatch(action)
    },
  })
  const generation = codeGeneration({ fleetId: '7', flow, current, dispatch })
  return {
    current,
    dispatch,
    /** What a user does: looks up an unknown outcome, confirms the drafts, and sees the result. */
    async press() {
      await generation.lookUpAgain()
      dispatch({ type: 'closed' })
      if (flow.getState().status === 'applied') flow.close()
      generation.review(today)
      await generation.confirm()
      flow.acknowledge()
      dispatch({ type: 'closed' })
      if (flow.getState().status !== 'outcomeUnknown') flow.close()
    },
  }
}

/** The drafts of a copied tab: what the browser copies is the storage of the tab. */
function copied(state: DraftsState): DraftsState {
  const stored = JSON.parse(JSON.stringify(draftsPersistence.toStored(state)))
  return draftsPersistence.fromStored(z.parse(draftsPersistence.schema, stored), 0)
}

const drafted = (count: number): DraftsState =>
  draftsReducer(noDrafts, {
    type: 'added',
    values: Array.from({ length: count }, (_none, index) => ({
      ...code,
      literVolume: millilitres((index + 1) * 10_000),
    })),
  })

function browser(luck: () => Luck, turn: () => Promise<unknown>, hasLocks: boolean) {
  vi.stubGlobal('navigator', { onLine: true, ...(hasLocks && { locks: lockManager() }) })
  const server = serverOf(luck, turn)
  const session = createEmbeddedSession(async () => ({ token: 'token-1' }))
  const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: server.fetch })
  const shared = deviceStorage()
  return {
    server,
    tab: (initial: DraftsState) => tabOf(client, shared, initial),
    /** A tab of a browser that gives each tab a storage of its own. */
    isolatedTab: (initial: DraftsState) => tabOf(client, deviceStorage(), initial),
  }
}

const lucks = fc.array(fc.constantFrom<Luck>('well', 'answer lost', 'request lost', 'refused'), {
  maxLength: 6,
})
/** What the person does to the copy before they send it. */
const edits = fc.constantFrom<'nothing' | 'change' | 'remove'>('nothing', 'change', 'remove')

function edited({ current, dispatch }: ReturnType<typeof tabOf>, edit: 'nothing' | 'change' | 'remove') {
  const draftId = current().drafts[0]?.draftId ?? ''
  if (edit === 'remove') dispatch({ type: 'removed', draftId })
  if (edit === 'change') {
    dispatch({ type: 'changed', draftId, values: { ...code, literVolume: millilitres(99_000) } })
  }
}

/** Takes turns as the scheduler wants them; time passes where nothing else can happen. */
async function played(scheduler: fc.Scheduler, play: Promise<unknown>): Promise<void> {
  let isOver = false
  const end = play.finally(() => (isOver = true))
  for (;;) {
    if (isOver) break
    if (scheduler.count() > 0) await scheduler.waitOne()
    else await vi.advanceTimersByTimeAsync(400)
  }
  await end
}

test.each([true, false])(
  'drafts that two copies of a tab send, in any order and with any luck, become codes once (locks: %s)',
  async (hasLocks) => {
    vi.useFakeTimers()
    const oneToFour = fc.integer({ min: 1, max: 4 })
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        lucks,
        edits,
        oneToFour,
        oneToFour,
        async (scheduler, luck, edit, count, presses) => {
          const left = [...luck]
          const turn = () => scheduler.schedule(Promise.resolve())
          const { server, tab } = browser(() => left.shift() ?? 'well', turn, hasLocks)
          const first = tab(drafted(count))
          const second = tab(copied(first.current()))
          edited(second, edit)
          const goes = [first, second].map(async (one) => {
            for (let n = 0; n < presses; n++) await one.press()
          })
          await played(scheduler, Promise.all(goes))
          expect(server.effects).toEqual([...new Set(server.effects)])
          // Enough tries without any more bad luck make all of them.
          left.length = 0
          await played(scheduler, first.press().then(first.press).then(first.press))
          expect(server.effects).toEqual([...new Set(server.effects)])
          for (let n = 1; n <= count; n++) expect(server.effects).toContain(n * 10)
        },
      ),
      { numRuns: 300 },
    )
  },
)

test('copies of a tab that share no storage send the same key, so the server generates the codes once', async () => {
  const { server, isolatedTab } = browser(
    () => 'well',
    async () => undefined,
    true,
  )
  const first = isolatedTab(drafted(2))
  const second = isolatedTab(copied(first.current()))
  await first.press()
  await second.press()
  expect(server.effects).toEqual([10, 20])
  expect(second.current().drafts).toEqual([])
})
