import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../client/apiError.ts'
import { isInFlight, moneyReducer, statusOfFailure, type MoneyEvent, type MoneyState } from './state.ts'

type State = MoneyState<string, string>
type Event = MoneyEvent<string, string>

const refused = new ApiError({ kind: 'badrequest', status: 400, code: 'InsufficientAmount' })
const notApplied = new ApiError({ kind: 'not-applied', status: 0 })
const unknown = new ApiError({ kind: 'outcome-unknown', status: 503 })

const keys = fc.constantFrom('k1', 'k2', 'k3')
const calls = keys.map((key) => ({ key, details: `details of ${key}`, origin: 'earlier-page' as const }))
const events: fc.Arbitrary<Event> = fc.oneof(
  keys.map((key): Event => ({ type: 'prepared', key, details: `details of ${key}` })),
  fc.constant<Event>({ type: 'confirmed' }),
  keys.map((key): Event => ({ type: 'answerMissing', key })),
  calls.map((call): Event => ({ type: 'lookupStarted', call })),
  calls.map((call): Event => ({ type: 'alreadySent', call })),
  keys.map((key): Event => ({ type: 'applied', key, answer: `answer of ${key}` })),
  fc
    .tuple(keys, fc.constantFrom(refused, notApplied, unknown))
    .map(([key, error]): Event => ({ type: 'failed', key, error })),
  keys.map((key): Event => ({ type: 'stillUnknown', key, error: unknown })),
  calls.map((call): Event => ({ type: 'restored', call, answer: `answer of ${call.key}` })),
  fc.constant<Event>({ type: 'closed' }),
)

/** Checks every step of random sequences of events. */
function eachStep(check: (before: State, event: Event, after: State) => void) {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (list) => {
      let state: State = { status: 'idle' }
      for (const event of list) {
        const next: State = moneyReducer(state, event)
        check(state, event, next)
        state = next
      }
    }),
    { numRuns: 2000 },
  )
}

describe('in any order of events,', () => {
  test('a call in flight ends only with its own outcome', () => {
    eachStep((before, event, after) => {
      if (!isInFlight(before) || isInFlight(after)) return
      expect(['applied', 'failed']).toContain(event.type)
      expect(event).toMatchObject({ key: before.key })
      expect(after).toMatchObject({ key: before.key, details: before.details, origin: before.origin })
    })
  })

  test('an unknown outcome becomes known only by the outcome of its own call', () => {
    eachStep((before, event, after) => {
      if (before.status !== 'outcomeUnknown') return
      if (!['applied', 'rejected', 'notApplied'].includes(after.status) || event.type === 'restored') return
      expect(event).toMatchObject({ key: before.key })
      expect(after).toMatchObject({ key: before.key, details: before.details, origin: before.origin })
    })
  })

  test('a call is sent only after its confirmation was shown', () => {
    eachStep((before, event, after) => {
      if (after.status !== 'sending' || before.status === 'sending') return
      expect(event.type).toBe('confirmed')
      expect(before).toMatchObject({ status: 'confirming', key: after.key, details: after.details })
    })
  })

  test('a call in flight keeps its key, unless another tab has sent its drafts', () => {
    eachStep((before, event, after) => {
      if (!isInFlight(before) || !isInFlight(after) || before.key === after.key) return
      expect([before.status, event.type, after.status]).toEqual(['sending', 'alreadySent', 'lookingUp'])
    })
  })

  test('details, key and answer always belong together', () => {
    eachStep((_before, _event, after) => {
      if (after.status === 'idle') return
      expect(after.details).toBe(`details of ${after.key}`)
      if (after.status === 'applied') expect(after.answer).toBe(`answer of ${after.key}`)
    })
  })

  test('an event that is not allowed in a state returns the same state object', () => {
    eachStep((before, event, after) => {
      if (event.type === 'confirmed' && before.status !== 'confirming') expect(after).toBe(before)
      if (event.type === 'closed' && isInFlight(before)) expect(after).toBe(before)
      if (event.type === 'prepared' && isInFlight(before)) expect(after).toBe(before)
    })
  })
})

test.each([
  ['a rejection', refused, 'rejected'],
  ['a refusal of the session', new ApiError({ kind: 'unauthorized', status: 401 }), 'rejected'],
  [
    'a key that the server closed',
    new ApiError({ kind: 'server', status: 409, code: 'KeyVoid' }),
    'rejected',
  ],
  ['an outcome lookup that found no effect', notApplied, 'notApplied'],
  ['an outcome lookup without a result', unknown, 'outcomeUnknown'],
  ['no response', new ApiError({ kind: 'network', status: 0, hasResponse: false }), 'outcomeUnknown'],
  ['a server error', new ApiError({ kind: 'server', status: 500 }), 'outcomeUnknown'],
  [
    'a key whose call is still running',
    new ApiError({ kind: 'server', status: 409, code: 'KeyInProgress' }),
    'outcomeUnknown',
  ],
  [
    'a key that was used for another call',
    new ApiError({ kind: 'server', status: 409, code: 'KeyReused' }),
    'outcomeUnknown',
  ],
  ['an exception in the page', new Error('odd'), 'outcomeUnknown'],
])('%s ends a call with its own status', (_name, error, status) => {
  expect(statusOfFailure(error)).toBe(status)
})
