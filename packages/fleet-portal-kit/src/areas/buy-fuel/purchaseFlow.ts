import type { EndpointOutput } from 'api-client'
import type { buyFuel } from 'api-client/contract/fuel'
import type { UnitPrice } from 'api-client/money'
import type { Failure } from './failure.ts'
import type { Order } from './order.ts'

export type Bought = EndpointOutput<typeof buyFuel>

/** Where a purchase stands. `key` is the one of this intent: made when the question is put, sent with the answer. */
export type Purchase =
  | { step: 'none' }
  | { step: 'asking'; order: Order; key: string; oldPrice?: UnitPrice }
  | {
      step: 'sending'
      order: Order
      key: string
      oldPrice?: UnitPrice
      isChecking: boolean
      isEarlier: boolean
    }
  | { step: 'bought'; order: Order; key: string; bought: Bought; isEarlier: boolean }
  | { step: 'failed'; order: Order; key: string; failure: Failure; isEarlier: boolean }

export type PurchaseEvent =
  /** The order is put before the person, under a new key. */
  | { type: 'asked'; order: Order; key: string; oldPrice?: UnitPrice }
  | { type: 'confirmed' }
  /** The answer was lost; what happened is being found out. */
  | { type: 'answerLost' }
  /** The outcome of a purchase is looked up that this screen, or an earlier one, does not know. */
  | { type: 'lookedUp'; order: Order; key: string; isEarlier: boolean }
  /** Another tab has sent the same draft: what became of that is looked up, and nothing is sent. */
  | { type: 'sentElsewhere'; order: Order; key: string }
  | { type: 'succeeded'; key: string; bought: Bought }
  | { type: 'failed'; key: string; failure: Failure }
  | { type: 'closed' }

export const noPurchase: Purchase = { step: 'none' }

/** The next state of a purchase. An event that does not belong to the state or to its key changes nothing. */
export function purchaseFlow(state: Purchase, event: PurchaseEvent): Purchase {
  switch (event.type) {
    case 'asked': {
      const { type: _, ...asked } = event
      return state.step === 'sending' ? state : { step: 'asking', ...asked }
    }
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
    case 'succeeded': {
      if (state.step !== 'sending' || state.key !== event.key) return state
      const { order, key, isEarlier } = state
      return { step: 'bought', order, key, isEarlier, bought: event.bought }
    }
    case 'failed': {
      if (state.step !== 'sending' || state.key !== event.key) return state
      const { order, key, isEarlier } = state
      return { step: 'failed', order, key, isEarlier, failure: event.failure }
    }
    case 'closed':
      return state.step === 'sending' ? state : noPurchase
  }
}
