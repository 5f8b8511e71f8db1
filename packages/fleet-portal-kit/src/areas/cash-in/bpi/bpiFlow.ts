/** Where a payment at BPI stands. `key` is the one of the call that moves money. */
export type BpiState =
  | { step: 'choosing'; failure?: 'failed' | 'outcome-unknown' }
  | { step: 'initiating'; accountNumberToken: string; key: string }
  /** The code was sent: it is good until `until`, in milliseconds. */
  | { step: 'code'; accountNumberToken: string; transactionId: string; until: number; refusal?: string }
  | {
      step: 'paying'
      accountNumberToken: string
      transactionId: string
      until: number
      key: string
      isChecking: boolean
    }
  /** An earlier page paid: what became of that is being found out. */
  | { step: 'resuming' }
  /** It was paid, or nobody could find out: what the server says of the cash-in is shown. */
  | { step: 'over' }

export type BpiEvent =
  | { type: 'resumed' }
  | { type: 'continued'; accountNumberToken: string; key: string }
  | { type: 'codeSent'; transactionId: string; until: number }
  | { type: 'notInitiated'; failure: 'failed' | 'outcome-unknown' }
  | { type: 'paid'; key: string }
  | { type: 'answerLost' }
  | { type: 'refused'; refusal: string }
  | { type: 'ended' }
  | { type: 'cancelled' }

/** The next state of a payment. An event that does not belong to the state changes nothing. */
export function bpiFlow(state: BpiState, event: BpiEvent): BpiState {
  switch (event.type) {
    case 'resumed':
      return state.step === 'choosing' ? { step: 'resuming' } : state
    case 'continued': {
      const { accountNumberToken, key } = event
      return state.step === 'choosing' ? { step: 'initiating', accountNumberToken, key } : state
    }
    case 'codeSent': {
      if (state.step !== 'initiating') return state
      const { transactionId, until } = event
      return { step: 'code', accountNumberToken: state.accountNumberToken, transactionId, until }
    }
    case 'notInitiated':
      return state.step === 'initiating' ? { step: 'choosing', failure: event.failure } : state
    case 'paid': {
      if (state.step !== 'code') return state
      const { accountNumberToken, transactionId, until } = state
      return { step: 'paying', accountNumberToken, transactionId, until, key: event.key, isChecking: false }
    }
    case 'answerLost':
      return state.step === 'paying' ? { ...state, isChecking: true } : state
    case 'refused': {
      if (state.step === 'resuming') return { step: 'choosing' }
      if (state.step !== 'paying') return state
      const { accountNumberToken, transactionId, until } = state
      return { step: 'code', accountNumberToken, transactionId, until, refusal: event.refusal }
    }
    case 'ended':
      return state.step === 'paying' || state.step === 'resuming' ? { step: 'over' } : state
    case 'cancelled':
      return state.step === 'code' ? { step: 'choosing' } : state
  }
}
