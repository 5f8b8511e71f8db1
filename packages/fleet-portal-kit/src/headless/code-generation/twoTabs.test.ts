import { createApiClient, createEmbeddedSession } from 'fleet-portal-api-client'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { millilitres } from 'fleet-portal-api-client/money'
import { createMoneyFlow, createPendingCalls } from 'fleet-portal-api-client/money-flow'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { blankCode } from './codeRules.ts'
import type { CodeValues } from './codeDraft.ts'
import { codeGeneration, draftsActionOf, storedCall } from './codeGeneration.ts'
import { draftsReducer, noDrafts, type DraftsAction, type DraftsState } from './drafts.ts'
import { draftsPersistence } from './persistedDrafts.ts'

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

/** How the simulated network and server treat one request. */
type RequestOutcome = 'ok' | 'answer lost' | 'request lost' | 'rejected'

/** A server with idempotency keys. It records the volume of each created code; each draft has its own volume. */
function createServer(nextOutcome: () => RequestOutcome, waitForTurn: () => Promise<unknown>) {
  const bodiesByKey = new Map<string, string>()
  const closedKeys = new Set<string>()
  const createdVolumes: number[] = []
  const json = (body: unknown, status = 200) => Response.json(body, { status })
  async function answer(request: Request): Promise<Response> {
    const key = request.headers.get('Idempotency-Key') ?? ''
    const lookedUpKey = /idempotency\/(.*)\/settle/.exec(request.url)?.[1]
    if (lookedUpKey !== undefined) {
      const name = decodeURIComponent(lookedUpKey)
      const body = bodiesByKey.get(name)
      if (body) return json({ state: 'done', status: 200, body: { count: 1 } })
      closedKeys.add(name)
      return json({ state: 'void' })
    }
    const text = await request.text()
    if (closedKeys.has(key)) return json({ errorCode: 'KeyVoid' }, 409)
    const previousText = bodiesByKey.get(key)
    if (previousText && previousText !== text) return json({ errorCode: 'KeyReused' }, 422)
    if (!previousText) {
      if (nextOutcome() === 'rejected') return json({ errorCode: 'InsufficientFuel' }, 400)
      bodiesByKey.set(key, text)
      createdVolumes.push(
        ...(JSON.parse(text) as { literVolume: number }[]).map(({ literVolume }) => literVolume),
      )
    }
    return json({ count: 1 })
  }
  return {
    createdVolumes,
    async fetch(request: Request): Promise<Response> {
      await waitForTurn()
      const isPost = request.url.endsWith('fuel-code/batch')
      const outcome = isPost ? nextOutcome() : 'ok'
      if (outcome === 'request lost') throw new TypeError('Failed to fetch')
      const response = await answer(request)
      await waitForTurn()
      if (outcome === 'answer lost') throw new TypeError('Failed to fetch')
      return response
    },
  }
}

/** The lock manager of one browser. It grants locks in the order of the requests. */
function lockManager() {
  const queues = new Map<string, Promise<unknown>>()
  return {
    request(name: string, run: () => Promise<unknown>) {
      const result = (queues.get(name) ?? Promise.resolve()).then(run)
      queues.set(
        name,
        result.catch(() => undefined),
      )
      return result
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

/** The screen of one tab, without React. */
function createTab(
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
    /** Simulates a user who looks up an unknown outcome, confirms the drafts, and closes the result. */
    async generate() {
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

/** The drafts of a copied tab. The browser copies the storage of the tab. */
function copyDrafts(state: DraftsState): DraftsState {
  const stored = JSON.parse(JSON.stringify(draftsPersistence.toStored(state)))
  return draftsPersistence.fromStored(z.parse(draftsPersistence.schema, stored), 0)
}

const createDrafts = (count: number): DraftsState =>
  draftsReducer(noDrafts, {
    type: 'added',
    values: Array.from({ length: count }, (_none, index) => ({
      ...code,
      literVolume: millilitres((index + 1) * 10_000),
    })),
  })

function createBrowser(
  nextOutcome: () => RequestOutcome,
  waitForTurn: () => Promise<unknown>,
  hasLocks: boolean,
) {
  vi.stubGlobal('navigator', { onLine: true, ...(hasLocks && { locks: lockManager() }) })
  const server = createServer(nextOutcome, waitForTurn)
  const session = createEmbeddedSession(async () => ({ token: 'token-1' }))
  const client = createApiClient({ baseUrl: 'https://api.test', session, fetch: server.fetch })
  const shared = deviceStorage()
  return {
    server,
    tab: (initial: DraftsState) => createTab(client, shared, initial),
    /** A tab that does not share its storage with other tabs. */
    isolatedTab: (initial: DraftsState) => createTab(client, deviceStorage(), initial),
  }
}

const anyOutcomes = fc.array(
  fc.constantFrom<RequestOutcome>('ok', 'answer lost', 'request lost', 'rejected'),
  {
    maxLength: 6,
  },
)
/** How the user changes the copy before it is sent. */
const anyEdit = fc.constantFrom<'nothing' | 'change' | 'remove'>('nothing', 'change', 'remove')

function editFirstDraft(
  { current, dispatch }: ReturnType<typeof createTab>,
  edit: 'nothing' | 'change' | 'remove',
) {
  const draftId = current().drafts[0]?.draftId ?? ''
  if (edit === 'remove') dispatch({ type: 'removed', draftIds: [draftId] })
  if (edit === 'change') {
    dispatch({ type: 'changed', draftId, values: { ...code, literVolume: millilitres(99_000) } })
  }
}

/** Runs the scheduled steps in the order of the scheduler. Advances the fake timers while no step is scheduled. */
async function runToEnd(scheduler: fc.Scheduler, run: Promise<unknown>): Promise<void> {
  let hasEnded = false
  const end = run.finally(() => (hasEnded = true))
  for (;;) {
    if (hasEnded) break
    if (scheduler.count() > 0) await scheduler.waitOne()
    else await vi.advanceTimersByTimeAsync(400)
  }
  await end
}

test.each([true, false])(
  'drafts that two copies of a tab send in any order, with any lost request, are generated once (locks: %s)',
  async (hasLocks) => {
    vi.useFakeTimers()
    const oneToFour = fc.integer({ min: 1, max: 4 })
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        anyOutcomes,
        anyEdit,
        oneToFour,
        oneToFour,
        async (scheduler, outcomes, edit, count, attempts) => {
          const remainingOutcomes = [...outcomes]
          const waitForTurn = () => scheduler.schedule(Promise.resolve())
          const { server, tab } = createBrowser(
            () => remainingOutcomes.shift() ?? 'ok',
            waitForTurn,
            hasLocks,
          )
          const first = tab(createDrafts(count))
          const second = tab(copyDrafts(first.current()))
          editFirstDraft(second, edit)
          const runs = [first, second].map(async (one) => {
            for (let n = 0; n < attempts; n++) await one.generate()
          })
          await runToEnd(scheduler, Promise.all(runs))
          expect(server.createdVolumes).toEqual([...new Set(server.createdVolumes)])
          // Three attempts without failures generate all codes.
          remainingOutcomes.length = 0
          await runToEnd(scheduler, first.generate().then(first.generate).then(first.generate))
          expect(server.createdVolumes).toEqual([...new Set(server.createdVolumes)])
          for (let n = 1; n <= count; n++) expect(server.createdVolumes).toContain(n * 10)
        },
      ),
      { numRuns: 300 },
    )
  },
)

test('copies of a tab that share no storage send the same key, so the server generates the codes once', async () => {
  const { server, isolatedTab } = createBrowser(
    () => 'ok',
    async () => undefined,
    true,
  )
  const first = isolatedTab(createDrafts(2))
  const second = isolatedTab(copyDrafts(first.current()))
  await first.generate()
  await second.generate()
  expect(server.createdVolumes).toEqual([10, 20])
  expect(second.current().drafts).toEqual([])
})
