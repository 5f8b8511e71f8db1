import { ApiError, uniqueId } from 'api-client'
import { initiateBpiPayment, processBpiPayment } from 'api-client/contract/cashin'
import { useEffect, useReducer, useRef } from 'react'
import * as z from 'zod/mini'
import { useMoneyCall } from '../../../foundation/data/useMoneyCall.ts'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { useNavigationBlocker } from '../../../foundation/form/useNavigationBlocker.ts'
import { bpiMessages } from '../../../locales/en/bpi.ts'
import { useMessages } from '../../../provider/messages.ts'
import { failureOf } from '../failure.ts'
import { bpiFlow } from './bpiFlow.ts'

interface BpiPayment {
  fleetId: string
  userId: string | undefined
  cashInId: string
  /** Of this visit to the bank. */
  token: string
}

/** How long the bank's code works. */
const codeLife = 300_000

const about = z.object({ cashInId: z.string() })

/**
 * Pays a cash-in at the bank: an account, a code, the payment. The payment is sent once under a key of its own; a code
 * that the bank refuses is nothing paid, and anything but a plain refusal is left to what the server says of the cash-in.
 */
export function useBpiPayment({ fleetId, userId, cashInId, token }: BpiPayment) {
  const t = useMessages(bpiMessages)
  const sentenceOf = useErrorMessage()
  const initiate = useWrite(initiateBpiPayment)
  const money = useMoneyCall(processBpiPayment, { fleetId, userId, about })
  const [state, dispatch] = useReducer(bpiFlow, { step: 'choosing' })
  const isBusy = useRef(false)
  useNavigationBlocker(state.step === 'paying', { body: t.leavePaying })

  const once = async (run: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    try {
      await run()
    } finally {
      isBusy.current = false
    }
  }

  /** Until it is known how a payment ended. What nobody could find out is looked up before anything more is paid. */
  const follow = async (key: string, outcome: Promise<unknown>) => {
    try {
      await outcome
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'outcome-unknown') return dispatch({ type: 'ended' })
      money.seen(key)
      const said = error instanceof ApiError ? error.serverMessage || sentenceOf(error) : undefined
      return dispatch({ type: 'refused', refusal: said || t.otpFailed })
    }
    money.seen(key)
    dispatch({ type: 'ended' })
  }

  useEffect(() => {
    let isHere = true
    void money.unseen().then((intent) => {
      if (!isHere || intent?.about.cashInId !== cashInId) return
      dispatch({ type: 'resumed' })
      void follow(intent.key, money.getOutcome(intent.key))
    })
    return () => {
      isHere = false
    }
    // Once for a payment of a person.
    // oxlint-disable-next-line exhaustive-deps
  }, [cashInId, userId])

  return {
    state,

    /** Asks the bank for a code. Nothing is paid by that. */
    start: (accountNumberToken: string) =>
      once(async () => {
        if (state.step !== 'choosing') return
        const key = uniqueId()
        dispatch({ type: 'continued', accountNumberToken, key })
        try {
          const { transactionId } = await initiate.send(
            { token, cashinId: cashInId, accountNumberToken },
            { key },
          )
          dispatch({ type: 'codeSent', transactionId, until: Date.now() + codeLife })
        } catch (error) {
          const isUnknown = error instanceof ApiError && error.kind === 'outcome-unknown'
          dispatch({ type: 'notInitiated', failure: isUnknown ? 'outcome-unknown' : 'failed' })
        }
      }),

    /** Pays with the code that was sent. */
    pay: (otp: string) =>
      once(async () => {
        if (state.step !== 'code') return
        const { transactionId } = state
        const key = uniqueId()
        dispatch({ type: 'paid', key })
        const onOutcomeLookup = () => dispatch({ type: 'answerLost' })
        const input = { token, cashinId: cashInId, platformType: 'plb', otp, transactionId } as const
        await follow(key, money.send(input, { key, about: { cashInId }, onOutcomeLookup }))
      }),

    /** Back to the accounts; the next code is another one. */
    cancel: () => dispatch({ type: 'cancelled' }),
  }
}
