import { ApiError, uniqueId } from 'fleet-portal-api-client'
import { initiateBpiPayment, processBpiPayment } from 'fleet-portal-api-client/contract/cashin'
import { isInFlight } from 'fleet-portal-api-client/money-flow'
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
  /** The bank has sent a code. `expiresAt` is in milliseconds since the epoch. */
  | { status: 'code'; transactionId: string; expiresAt: number }

/** The state of a payment at BPI, as its dialog shows it. */
export type BpiState =
  | Exclude<BpiStep, { status: 'code' }>
  /** `rejection` is the bank's message about the last code. */
  | { status: 'code'; expiresAt: number; rejection: string | undefined }
  | { status: 'paying'; expiresAt: number; isLookingUp: boolean }
  /** The outcome of a payment that an earlier page sent is looked up. */
  | { status: 'resuming' }
  /** The payment was made, or its outcome is unknown. The cash-in has the current status. */
  | { status: 'ended' }

/** How long the bank's code is valid, in milliseconds. */
const codeLifetime = 300_000

const storedPayment = z.object({ cashInId: z.string() })

/**
 * Pays a cash-in at the bank in three steps: select an account, get a code, pay. The payment is a money flow of its own.
 * A rejected code pays nothing, and the user can enter another one.
 */
export function useBpiPayment({ fleetId, userId, cashInId, token }: BpiPaymentOptions) {
  const t = useMessages(bpiMessages)
  const errorMessageOf = useErrorMessage()
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

  const visibleState = ((): BpiState => {
    if (payment.status === 'applied' || payment.status === 'outcomeUnknown') return { status: 'ended' }
    if (isInFlight(payment) && payment.origin !== 'this-page') return { status: 'resuming' }
    if (step.status !== 'code') return step
    const { expiresAt } = step
    if (isInFlight(payment)) {
      return { status: 'paying', expiresAt, isLookingUp: payment.status === 'lookingUp' }
    }
    const error = payment.status === 'rejected' || payment.status === 'notApplied' ? payment.error : undefined
    const rejection = error && (error.serverMessage || errorMessageOf(error) || t.otpFailed)
    return { status: 'code', expiresAt, rejection }
  })()
  useNavigationBlocker(visibleState.status === 'paying', { body: t.leavePaying })

  return {
    state: visibleState,

    /** Requests a code from the bank. This pays nothing. */
    async start(accountNumberToken: string) {
      if (step.status !== 'choosing' || isInitiating.current) return
      isInitiating.current = true
      setStep({ status: 'initiating' })
      try {
        const { transactionId } = await initiate.send(
          { token, cashinId: cashInId, accountNumberToken },
          { key: uniqueId() },
        )
        setStep({ status: 'code', transactionId, expiresAt: Date.now() + codeLifetime })
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

    /** Returns to the account selection. The bank sends a new code for the next payment. */
    cancel() {
      if (isInFlight(flow.getState())) return
      flow.close()
      setStep({ status: 'choosing' })
    },
  }
}
