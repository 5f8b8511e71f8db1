import type { EndpointOutput } from 'api-client'
import type { createCashin } from 'api-client/contract/cashin'
import type { Failure } from './failure.ts'
import type { Order } from './order.ts'

export type Made = EndpointOutput<typeof createCashin>

/** Where a cash-in stands. `key` is the one of this intent: made when the question is put, sent with the answer. */
export type CashInState =
  | { step: 'none' }
  | { step: 'asking'; order: Order; key: string }
  | { step: 'sending'; order: Order; key: string; isChecking: boolean; isEarlier: boolean }
  /** The page is about to be left for the payment provider's. */
  | { step: 'leaving'; order: Order; key: string; address: string; made: Made }
  /** It waits for somebody: at a counter, for approval, or, where it was made earlier, at a payment page. */
  | { step: 'made'; order: Order; key: string; made: Made; isEarlier: boolean }
  | { step: 'failed'; order: Order; key: string; failure: Failure; isEarlier: boolean }

export type CashInEvent =
  | { type: 'asked'; order: Order; key: string }
  | { type: 'confirmed' }
  /** The answer was lost; what happened is being found out. */
  | { type: 'answerLost' }
  /** The outcome of a cash-in is looked up that this screen, or an earlier one, does not know. */
  | { type: 'lookedUp'; order: Order; key: string; isEarlier: boolean }
  /** Another tab has sent the same draft: what became of that is looked up, and nothing is sent. */
  | { type: 'sentElsewhere'; order: Order; key: string }
  | { type: 'left'; key: string; address: string; made: Made }
  /** The payment page was not gone to, or was come back from without its landing. */
  | { type: 'returned' }
  /** An earlier page made it, and it is known which one it is. */
  | { type: 'recalled'; order: Order; key: string; made: Made }
  | { type: 'succeeded'; key: string; made: Made }
  | { type: 'failed'; key: string; failure: Failure }
  | { type: 'closed' }

export const noCashIn: CashInState = { step: 'none' }

/** The next state of a cash-in. An event that does not belong to the state or to its key changes nothing. */
export function cashInFlow(state: CashInState, event: CashInEvent): CashInState {
  switch (event.type) {
    case 'asked':
      return state.step === 'sending' ? state : { step: 'asking', order: event.order, key: event.key }
    case 'lookedUp': {
      const { type: _, ...rest } = event
      return state.step === 'sending' ? state : { step: 'sending', ...rest, isChecking: true }
    }
    case 'confirmed':
      return state.step === 'asking'
        ? { ...state, step: 'sending', isChecking: false, isEarlier: false }
        : state
    case 'sentElsewhere': {
      const { order, key } = event
      return state.step === 'sending'
        ? { step: 'sending', order, key, isChecking: true, isEarlier: true }
        : state
    }
    case 'answerLost':
      return state.step === 'sending' ? { ...state, isChecking: true } : state
    case 'left': {
      if (state.step !== 'sending' || state.key !== event.key) return state
      const { address, made } = event
      return { step: 'leaving', order: state.order, key: state.key, address, made }
    }
    case 'returned': {
      if (state.step !== 'leaving') return state
      const { order, key, made } = state
      return { step: 'made', order, key, made, isEarlier: false }
    }
    case 'recalled': {
      if (state.step === 'sending' || state.step === 'leaving') return state
      const { order, key, made } = event
      return { step: 'made', order, key, made, isEarlier: true }
    }
    case 'succeeded': {
      if (state.step !== 'sending' || state.key !== event.key) return state
      const { order, key, isEarlier } = state
      return { step: 'made', order, key, isEarlier, made: event.made }
    }
    case 'failed': {
      if (state.step !== 'sending' || state.key !== event.key) return state
      const { order, key, isEarlier } = state
      return { step: 'failed', order, key, isEarlier, failure: event.failure }
    }
    case 'closed':
      return state.step === 'sending' ? state : noCashIn
  }
}
