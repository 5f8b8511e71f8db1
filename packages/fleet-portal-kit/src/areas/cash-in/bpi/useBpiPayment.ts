import { ApiError, uniqueId } from 'api-client'
import { initiateBpiPayment, processBpiPayment } from 'api-client/contract/cashin'
import { isInFlight } from 'api-client/money-flow'
import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import { useMoneyFlow } from '../../../fleet/data/useMoneyFlow.ts'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { useErrorMessage } from '../../../foundation/errors/useErrorMessage.ts'
import { useNavigationBlocker } from '../../../foundation/form/useNavigationBlocker.ts'
import { bpiMessages } from '../../../locales/en/bpi.ts'
import { useMessages } from '../../../provider/messages.ts'

interface BpiPaymentOptions {
  fleetId: string
  userId: string | undefined
  cashInId: string
  /** The bank's token for this visit. */
  token: string
}

/** The steps before a payment. */
type BpiStep =
  | { status: 'choosing'; failure?: 'failed' | 'outcome-unknown' }
  | { status: 'initiating' }
  /** The bank has sent a code. `until` is when it expires, in milliseconds since the epoch. */
  | { status: 'code'; transactionId: string; until: number }

/** The state of a payment at BPI, as its dialog shows it. */
export type BpiState =
  | Exclude<BpiStep, { status: 'code' }>
  /** `refusal` is what the bank said of the last code. */
  | { status: 'code'; until: number; refusal: string | undefined }
  | { status: 'paying'; until: number; isLookingUp: boolean }
  /** The outcome of a payment that an earlier page sent is looked up. */
  | { status: 'resuming' }
  /** Paid, or the outcome is unknown: the status of the cash-in says more. */
  | { status: 'over' }

/** How long the bank's code works, in milliseconds. */
const codeLifetime = 300_000

const storedPayment = z.object({ cashInId: z.string() })

/**
 * Pays a cash-in at the bank: choose an account, get a code, pay. The payment is a money flow of its own. A refused code
 * is not a payment, and the user can enter another one.
 */
export function useBpiPayment({ fleetId, userId, cashInId, token }: BpiPaymentOptions) {
  const t = useMessages(bpiMessages)
  const sentenceOf = useErrorMessage()
  const initiate = useWrite(initiateBpiPayment)
  const [step, setStep] = useState<BpiStep>({ status: 'choosing' })
  const isInitiating = useRef(false)
  const { state: payment, flow } = useMoneyFlow(processBpiPayment, {
    fleetId,
    userId,
    details: storedPayment,
    onPending(call, { lookUpEarlier }) {
      if (call.details.cashInId === cashInId) void lookUpEarlier(call)
    },
  })

  const shown = ((): BpiState => {
    if (payment.status === 'applied' || payment.status === 'outcomeUnknown') return { status: 'over' }
    if (isInFlight(payment) && payment.origin !== 'this-page') return { status: 'resuming' }
    if (step.status !== 'code') return step
    const { until } = step
    if (isInFlight(payment)) {
      return { status: 'paying', until, isLookingUp: payment.status === 'lookingUp' }
    }
    const error = payment.status === 'rejected' || payment.status === 'notApplied' ? payment.error : undefined
    const refusal = error && (error.serverMessage || sentenceOf(error) || t.otpFailed)
    return { status: 'code', until, refusal }
  })()
  useNavigationBlocker(shown.status === 'paying', { body: t.leavePaying })

  return {
    state: shown,

    /** Asks the bank for a code. Nothing is paid by that. */
    async start(accountNumberToken: string) {
      if (step.status !== 'choosing' || isInitiating.current) return
      isInitiating.current = true
      setStep({ status: 'initiating' })
      try {
        const { transactionId } = await initiate.send(
          { token, cashinId: cashInId, accountNumberToken },
          { key: uniqueId() },
        )
        setStep({ status: 'code', transactionId, until: Date.now() + codeLifetime })
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.kind === 'outcome-unknown'
        setStep({ status: 'choosing', failure: isUnknown ? 'outcome-unknown' : 'failed' })
      } finally {
        isInitiating.current = false
      }
    },

    /** Pays with the code that the bank sent. */
    pay(otp: string) {
      if (step.status !== 'code' || isInFlight(flow.getState())) return
      const { transactionId } = step
      flow.prepare({ cashInId })
      void flow.confirm({
        input: () => ({ token, cashinId: cashInId, platformType: 'plb', otp, transactionId }),
      })
    },

    /** Returns to the accounts. The next code is another one. */
    cancel() {
      if (isInFlight(flow.getState())) return
      flow.close()
      setStep({ status: 'choosing' })
    },
  }
}
