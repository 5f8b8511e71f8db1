import { ApiError } from '../client/apiError.ts'
import type { CallOptions } from '../client/apiClient.ts'
import { callListeners } from '../client/callListeners.ts'
import { delay } from '../client/retry.ts'
import { uniqueId } from '../uniqueId.ts'
import type { PendingCall, PendingCalls } from './pendingCalls.ts'
import {
  callOf,
  isInFlight,
  mayBecomeKnown,
  moneyReducer,
  statusOfFailure,
  type CallContent,
  type MoneyCall,
  type MoneyEvent,
  type MoneyState,
} from './state.ts'
import { waitForLock, withLock } from './tabLock.ts'

/** The pause between two lookups of `watchOutcome`, in milliseconds. One lookup takes up to two minutes. */
const watchPause = 15_000

/** Options of `createMoneyFlow`. @since 0.1.0 */
export interface MoneyFlowOptions<Input, Details, Answer> {
  /** Sends the call. Rejects with ApiError. */
  send: (input: Input, options: Pick<CallOptions, 'key' | 'onOutcomeLookup'>) => Promise<Answer>
  /** Looks up the outcome of an earlier call by its key. Rejects with ApiError. */
  getOutcome: (key: string) => Promise<Answer>
  /** Where calls are stored until they are acknowledged. */
  pendingCalls: PendingCalls<Details>
  /** The signed-in user. Calls of other users are neither shown nor looked up. */
  userId: string | undefined
  /** Called after each call that ended, with the state that it ended in. */
  onEnded?: (state: EndedState<Details, Answer>) => void
}

/** The state of a money call that has ended. @since 0.1.0 */
export type EndedState<Details, Answer> = Extract<
  MoneyState<Details, Answer>,
  { status: 'applied' | 'notApplied' | 'rejected' | 'outcomeUnknown' }
>

/** The call that the user confirmed. @since 0.1.0 */
export interface ConfirmOptions<Input> {
  /** Makes the input when the call is about to be sent, so that secrets are held no longer than needed. */
  input: () => Input | Promise<Input>
  /** The drafts that the call is made of, if other tabs may hold copies of them. */
  drafts?: readonly string[] | undefined
}

/** A money flow, made by `createMoneyFlow`. @since 0.1.0 */
export interface MoneyFlow<Input, Details, Answer> {
  /** The current state. A new object after every change. */
  getState: () => MoneyState<Details, Answer>
  /** Calls back after every change of the state. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /**
   * Asks the user to confirm. An unknown outcome that is shown, or one of this page that the user closed, is looked up first
   * instead.
   */
  prepare: (details: Details, key?: string) => void
  /** Sends the call that the user confirms. Further calls of `confirm` do nothing. */
  confirm: (options: ConfirmOptions<Input>) => Promise<void>
  /** Looks up an unknown outcome once more. */
  lookUpAgain: () => Promise<void>
  /**
   * Looks up an unknown outcome again and again without a change of the state, until the outcome is known, the server
   * refuses to look it up, or the signal is aborted.
   */
  watchOutcome: (signal: AbortSignal) => Promise<void>
  /** Looks up the outcome of a call that an earlier page sent. */
  lookUpEarlier: (call: CallContent<Details>) => Promise<void>
  /** Shows a call of an earlier page as applied, if its details contain the answer. */
  restore: (call: CallContent<Details>, answer: Answer) => void
  /**
   * Resolves to the newest call of the user whose outcome was not acknowledged, once no other tab is working on it.
   * Resolves to undefined while `prepare` has an unknown outcome of this page to look up.
   */
  findPending: () => Promise<PendingCall<Details> | undefined>
  /** Stores new details of the call that is shown. */
  update: (details: Details) => void
  /**
   * Marks the outcome as seen by the user. Two calls stay stored, so that a later page looks them up: one with an unknown
   * outcome, and one whose rejection ends the session, because the page goes with the session.
   */
  acknowledge: () => void
  /** Lets the user make the call that is shown again from the same drafts, although it took effect. */
  release: () => void
  /**
   * Closes what is shown. An unknown outcome of this page is looked up before the user can start again. One of an earlier
   * page counts as acknowledged: the screen has referred the user to the history.
   */
  close: () => void
}

/**
 * A money flow: waits for the confirmation of the user, sends the call once under an idempotency key, and follows it until its
 * outcome is known and acknowledged. The browser stores each call before it is sent, so that a later page can look up
 * the outcome. Nothing is ever sent twice: not by a second press, a second tab, a reload, or a retry.
 *
 * @since 0.1.0
 */
export function createMoneyFlow<Input, Details, Answer>(
  options: MoneyFlowOptions<Input, Details, Answer>,
): MoneyFlow<Input, Details, Answer> {
  const { send, pendingCalls, userId, onEnded } = options
  let state: MoneyState<Details, Answer> = { status: 'idle' }
  /** A call of this page that the user closed while its outcome was unknown. */
  let closedUnknown: MoneyCall<Details> | undefined
  const listeners = new Set<() => void>()

  function dispatch(event: MoneyEvent<Details, Answer>): boolean {
    const next = moneyReducer(state, event)
    if (next === state) return false
    state = next
    callListeners(listeners)
    return true
  }

  /** Looks up an outcome. That the server does not know the key proves nothing once it may have removed the key. */
  async function getOutcome(key: string): Promise<Answer> {
    try {
      return await options.getOutcome(key)
    } catch (error) {
      const isOpen = statusOfFailure(error) === 'notApplied' && pendingCalls.mayBeForgotten(key)
      if (isOpen && error instanceof ApiError) {
        throw new ApiError({
          kind: 'outcome-unknown',
          status: error.status,
          cause: error,
          idempotencyKey: key,
        })
      }
      throw error
    }
  }

  const eventOf = (key: string, answer: Promise<Answer>) =>
    answer.then(
      (value): MoneyEvent<Details, Answer> => ({ type: 'applied', key, answer: value }),
      (error: unknown): MoneyEvent<Details, Answer> => ({ type: 'failed', key, error }),
    )

  function end(event: MoneyEvent<Details, Answer>): void {
    if (dispatch(event)) onEnded?.(state as EndedState<Details, Answer>)
  }

  const follow = async (key: string, answer: Promise<Answer>): Promise<void> =>
    end(await eventOf(key, answer))

  function followOutcome(call: MoneyCall<Details>): Promise<void> {
    if (!dispatch({ type: 'lookupStarted', call })) return Promise.resolve()
    return follow(call.key, getOutcome(call.key))
  }

  /** Waits until the other tab has its answer, then looks up the outcome. */
  async function getOutcomeFromOtherTab(key: string) {
    await waitForLock(key)
    return getOutcome(key)
  }

  /** Stores the call before it is sent. Resolves to an earlier call that sent one of the drafts. */
  async function storeBeforeSending({
    key,
    details,
    drafts,
  }: MoneyCall<Details>): Promise<PendingCall<Details> | undefined> {
    if (!userId) return undefined
    const call = { key, userId, sentAt: Date.now(), details, ...(drafts && { drafts }) }
    if (drafts) return pendingCalls.claim(call)
    pendingCalls.add(call)
    return undefined
  }

  return {
    getState: () => state,

    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    prepare(details, key = uniqueId()) {
      const unknown = state.status === 'outcomeUnknown' ? callOf(state, state.origin) : closedUnknown
      closedUnknown = undefined
      if (unknown) void followOutcome({ ...unknown, origin: 'earlier-page' })
      else dispatch({ type: 'prepared', key, details })
    },

    async confirm({ input, drafts }) {
      if (state.status !== 'confirming') return
      const { key, details } = state
      dispatch({ type: 'confirmed', drafts })
      let content: Input
      let earlier: PendingCall<Details> | undefined
      try {
        content = await input()
        earlier = await storeBeforeSending({ key, details, origin: 'this-page', drafts })
      } catch (error) {
        return follow(key, Promise.reject(error))
      }
      if (earlier) {
        dispatch({ type: 'alreadySent', call: callOf(earlier, 'other-tab') })
        return follow(earlier.key, getOutcomeFromOtherTab(earlier.key))
      }
      const onOutcomeLookup = () => void dispatch({ type: 'answerMissing', key })
      return follow(
        key,
        withLock(key, () => send(content, { key, onOutcomeLookup })),
      )
    },

    async lookUpAgain() {
      if (state.status === 'outcomeUnknown') await followOutcome(callOf(state, state.origin))
    },

    async watchOutcome(signal) {
      while (state.status === 'outcomeUnknown' && mayBecomeKnown(state.error)) {
        const { key } = state
        const wasAborted = await delay(watchPause, signal).then(
          () => false,
          () => true,
        )
        if (wasAborted) return
        const event = await eventOf(key, getOutcome(key))
        const isUnknown = event.type === 'failed' && statusOfFailure(event.error) === 'outcomeUnknown'
        if (isUnknown) dispatch({ ...event, type: 'stillUnknown' })
        else end(event)
      }
    },

    lookUpEarlier: (call) => followOutcome(callOf(call, 'earlier-page')),

    restore: (call, answer) =>
      void dispatch({ type: 'restored', call: callOf(call, 'earlier-page'), answer }),

    async findPending() {
      const first = userId && !closedUnknown ? pendingCalls.of(userId)[0] : undefined
      if (!first || !userId) return undefined
      await waitForLock(first.key)
      return pendingCalls.of(userId).find(({ key }) => key === first.key)
    },

    update(details) {
      if (state.status !== 'idle') pendingCalls.update(state.key, details)
    },

    acknowledge() {
      if (state.status === 'applied') pendingCalls.acknowledge(state.key)
      if (state.status === 'notApplied') pendingCalls.remove(state.key)
      if (state.status === 'rejected' && !state.error.endsSession) pendingCalls.remove(state.key)
    },

    release() {
      if (state.status !== 'idle') pendingCalls.remove(state.key)
    },

    close() {
      if (isInFlight(state)) return
      if (state.status === 'outcomeUnknown') {
        if (state.origin === 'this-page') closedUnknown = callOf(state, 'this-page')
        else pendingCalls.acknowledge(state.key)
      }
      dispatch({ type: 'closed' })
    },
  }
}
