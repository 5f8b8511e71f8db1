import { ApiError } from '../client/apiError.ts'
import { isDefiniteAnswer } from '../client/definiteAnswer.ts'

/**
 * Which page sent the call: this one, an earlier one of the same browser, or another tab that held the same drafts.
 *
 * @since 0.1.0
 */
export type MoneyCallOrigin = 'this-page' | 'earlier-page' | 'other-tab'

/** One call that moves money. @since 0.1.0 */
export interface MoneyCall<Details> {
  /** The idempotency key. It is made once per intent of the user. */
  key: string
  /** What the screen shows about the call, such as amounts. Stored in the browser, so it holds no secrets. */
  details: Details
  /** Which page sent the call. */
  origin: MoneyCallOrigin
  /** The drafts that the call was made of. Known from when the call is sent. */
  drafts?: readonly string[] | undefined
}

/** The stored part of a call. @since 0.1.0 */
export type CallContent<Details> = Pick<MoneyCall<Details>, 'key' | 'details' | 'drafts'>

export const callOf = <Details>(
  { key, details, drafts }: CallContent<Details>,
  origin: MoneyCallOrigin,
): MoneyCall<Details> => ({ key, details, origin, drafts })

/** A money call in one status. @since 0.1.0 */
export interface MoneyCallIn<Status extends string, Details> extends MoneyCall<Details> {
  /** The status of the call. */
  status: Status
}

/**
 * The state of a money flow.
 *
 * - `idle`: no call is active.
 * - `confirming`: the confirmation is shown. Nothing was sent.
 * - `sending`: the call was sent, and its answer is awaited.
 * - `lookingUp`: the answer is missing, and the outcome lookup is running.
 * - `applied`: the call took effect. `answer` is the server's.
 * - `notApplied`: the answer was lost, and the server guarantees that the call has no effect, now or later.
 * - `rejected`: the server refused the call. It had no effect.
 * - `outcomeUnknown`: the outcome could not be found out. The call may have taken effect. `error` says why.
 *
 * @since 0.1.0
 */
export type MoneyState<Details, Answer> =
  | { status: 'idle' }
  | MoneyCallIn<'confirming', Details>
  | MoneyCallIn<'sending', Details>
  | MoneyCallIn<'lookingUp', Details>
  | (MoneyCallIn<'applied', Details> & { answer: Answer })
  | (MoneyCallIn<'notApplied', Details> & { error: ApiError })
  | (MoneyCallIn<'rejected', Details> & { error: ApiError })
  | (MoneyCallIn<'outcomeUnknown', Details> & { error: ApiError | undefined })

/** The status of a money flow. @since 0.1.0 */
export type MoneyStatus = MoneyState<unknown, unknown>['status']

export type MoneyEvent<Details, Answer> =
  /** The details are shown to the user, under a new key. */
  | { type: 'prepared'; key: string; details: Details }
  | { type: 'confirmed'; drafts?: readonly string[] | undefined }
  /** The answer is missing. The client looks up the outcome. */
  | { type: 'answerMissing'; key: string }
  /** The outcome of a call that was sent earlier is looked up. */
  | { type: 'lookupStarted'; call: MoneyCall<Details> }
  /** Another tab has sent the same drafts. Nothing was sent here, and the outcome of that call is looked up. */
  | { type: 'alreadySent'; call: MoneyCall<Details> }
  | { type: 'applied'; key: string; answer: Answer }
  | { type: 'failed'; key: string; error: unknown }
  /** Another lookup of an unknown outcome has failed. */
  | { type: 'stillUnknown'; key: string; error: unknown }
  /** An earlier page knows that the call took effect, and waits for something else to happen. */
  | { type: 'restored'; call: MoneyCall<Details>; answer: Answer }
  | { type: 'closed' }

/** Codes about an idempotency key whose own call may have taken effect. */
const openCodes: ReadonlySet<string | undefined> = new Set(['KeyInProgress', 'KeyReused'])

/** What a failure says about the effect of its call. Only a definite answer of the server is a rejection. */
export function statusOfFailure(error: unknown): 'notApplied' | 'rejected' | 'outcomeUnknown' {
  if (!(error instanceof ApiError)) return 'outcomeUnknown'
  if (error.kind === 'not-applied') return 'notApplied'
  const isOpen = error.kind === 'outcome-unknown' || error.isAmbiguous || openCodes.has(error.code)
  return isOpen ? 'outcomeUnknown' : 'rejected'
}

/**
 * Whether a later lookup may find an outcome that is unknown now. False if the server refused to look it up, for example
 * because it has no lookup.
 *
 * @since 0.1.0
 */
export function mayBecomeKnown(error: ApiError | undefined): boolean {
  if (error?.kind !== 'outcome-unknown' || !(error.cause instanceof ApiError)) return true
  const lookupError = error.cause
  return !isDefiniteAnswer(lookupError) || lookupError.status === 429
}

/** Whether a call is on its way. The user cannot start another one meanwhile. @since 0.1.0 */
export const isInFlight = <State extends { status: string }>(
  state: State,
): state is Extract<State, { status: 'sending' | 'lookingUp' }> =>
  state.status === 'sending' || state.status === 'lookingUp'

const apiErrorOf = (error: unknown) => (error instanceof ApiError ? error : undefined)

/** The call of an event that ends it. An unknown outcome can still become known. */
const openCall = <Details, Answer>(state: MoneyState<Details, Answer>, key: string) =>
  (isInFlight(state) || state.status === 'outcomeUnknown') && state.key === key ? state : undefined

/** The next state of a money flow. An event that is not allowed in the state, or has another key, returns the same state. */
export function moneyReducer<Details, Answer>(
  state: MoneyState<Details, Answer>,
  event: MoneyEvent<Details, Answer>,
): MoneyState<Details, Answer> {
  switch (event.type) {
    case 'prepared': {
      const { key, details } = event
      return isInFlight(state) ? state : { status: 'confirming', key, details, origin: 'this-page' }
    }
    case 'confirmed':
      return state.status === 'confirming' ? { ...state, status: 'sending', drafts: event.drafts } : state
    case 'answerMissing':
      return state.status === 'sending' && state.key === event.key ? { ...state, status: 'lookingUp' } : state
    case 'lookupStarted':
      return isInFlight(state) ? state : { status: 'lookingUp', ...event.call }
    case 'alreadySent':
      return state.status === 'sending' ? { status: 'lookingUp', ...event.call } : state
    case 'applied': {
      const open = openCall(state, event.key)
      if (!open) return state
      return { status: 'applied', ...callOf(open, open.origin), answer: event.answer }
    }
    case 'failed': {
      const open = openCall(state, event.key)
      if (!open) return state
      const { error } = event
      const status = statusOfFailure(error)
      if (status !== 'outcomeUnknown')
        return { status, ...callOf(open, open.origin), error: error as ApiError }
      if (!isInFlight(open)) return state
      return { status, ...callOf(open, open.origin), error: apiErrorOf(error) }
    }
    case 'stillUnknown':
      return state.status === 'outcomeUnknown' && state.key === event.key
        ? { ...state, error: apiErrorOf(event.error) }
        : state
    case 'restored':
      return isInFlight(state) ? state : { status: 'applied', ...event.call, answer: event.answer }
    case 'closed':
      return isInFlight(state) ? state : { status: 'idle' }
  }
}
