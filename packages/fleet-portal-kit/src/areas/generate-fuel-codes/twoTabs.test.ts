import { createApiClient, createEmbeddedSession } from 'api-client'
import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { millilitres } from 'api-client/money'
import { createPendingCalls } from 'api-client/money-flow'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { moneyCall } from '../../foundation/data/moneyCall.ts'
import { blankCode, type CodeValues } from './codeRules.ts'
import { generationOf, nothingDrafted, type Generation, type GenerationAction } from './generation.ts'
import { keepingDrafts } from './keptDrafts.ts'
import { draftSender } from './sendDrafts.ts'

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
const about = z.object({ count: z.int() })

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

/** What one browser remembers for all its tabs. */
function deviceStorage() {
  const values = new Map<string, string>()
  return {
    read: (key: string): unknown => JSON.parse(values.get(key) ?? 'null') ?? undefined,
    write: (key: string, value: unknown) => void values.set(key, JSON.stringify(value ?? null)),
    subscribe: () => () => undefined,
  }
}

function tabOf(
  client: ReturnType<typeof createApiClient>,
  store: ReturnType<typeof deviceStorage>,
  from: Generation,
) {
  let state = from
  const dispatch = (action: GenerationAction) => void (state = generationOf(state, action))
  const current = () => state
  const money = moneyCall({
    post: (input: Parameters<typeof client.call<typeof createFuelCodes>>[1], options) =>
      client.call(createFuelCodes, input, options),
    getOutcome: (key) => client.getOutcome(createFuelCodes, key),
    pendingCalls: createPendingCalls(store, 'createFuelCodes', '7', about),
    userId: 'u1',
  })
  const nothing = () => undefined
  const sender = draftSender({
    fleetId: '7',
    money,
    current,
    dispatch,
    onLookUp: nothing,
    onMade: nothing,
    onStopped: nothing,
  })
  return {
    current,
    dispatch,
    /** One go of a person: what is open is looked up, then the drafts are confirmed, and the result is seen. */
    async press() {
      const { unsettled } = current()
      if (unsettled) await sender.check(unsettled.key)
      if (current().step.status === 'done') dispatch({ type: 'returned' })
      dispatch({ type: 'continued', today })
      await sender.send()
      const { step } = current()
      if (step.status === 'done') money.acknowledge(step.key)
      dispatch({ type: 'returned' })
    },
  }
}

/** A copy of a tab, as the browser makes one: with what lies in the tab's storage. */
const copied = (state: Generation): Generation =>
  keepingDrafts.back(z.parse(keepingDrafts.schema, JSON.parse(JSON.stringify(keepingDrafts.of(state)))), 0)

const drafted = (count: number): Generation =>
  generationOf(nothingDrafted, {
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
  const store = deviceStorage()
  return { server, tab: (from: Generation) => tabOf(client, store, from) }
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
  120_000,
)
