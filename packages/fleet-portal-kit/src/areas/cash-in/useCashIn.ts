import type { EndpointOutput } from 'api-client'
import { createCashin } from 'api-client/contract/cashin'
import { isDeactivatedFleetError } from 'api-client/contract/errors'
import { isInFlight, type MoneyState } from 'api-client/money-flow'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMoneyFlow } from '../../fleet/data/useMoneyFlow.ts'
import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import { useExternalRedirect } from '../../foundation/outside/useExternalRedirect.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'
import { notMade } from './cards/cardToken.ts'
import {
  cashInInputOf,
  isPaidElsewhere,
  storedCashIn,
  type CashInDetails,
  type Instrument,
  type CashInOrder,
} from './order.ts'

type CreatedCashIn = EndpointOutput<typeof createCashin>
type FlowState = MoneyState<CashInDetails, CreatedCashIn>
type Applied = Extract<FlowState, { status: 'applied' }>

/** The state of a cash-in. A money flow that was applied is told apart by what the answer says. */
export type CashIn =
  | Exclude<FlowState, Applied>
  /** The cash-in waits for a payment at a counter, for approval, or at a payment page. */
  | (Omit<Applied, 'status'> & { status: 'created' })
  /** The answer says that the cash-in failed. */
  | (Omit<Applied, 'status'> & { status: 'declined' })
  /** The page is about to be left for the payment page. */
  | (Omit<Applied, 'status'> & { status: 'redirecting'; url: string })
  /** The server named no payment page that the portal may open. */
  | (Omit<Applied, 'status'> & { status: 'checkoutMissing' })

export type FailedCashIn = Extract<
  CashIn,
  { status: 'rejected' | 'notApplied' | 'outcomeUnknown' | 'declined' | 'checkoutMissing' }
>

const failedStatuses: ReadonlySet<CashIn['status']> = new Set<FailedCashIn['status']>([
  'rejected',
  'notApplied',
  'outcomeUnknown',
  'declined',
  'checkoutMissing',
])

export const isFailed = (state: CashIn): state is FailedCashIn => failedStatuses.has(state.status)

/** Makes the payment instrument when it is needed. Rejects with ApiError. */
export type InstrumentSource = () => Promise<Instrument>

const noInstrument: InstrumentSource = async () => ({})

/** Whether the page leaves for a payment page. A payment of an earlier page is not followed. */
const mustRedirect = ({ answer, origin }: Applied) =>
  answer.status !== 'failed' && answer.mustRedirect === true && origin === 'this-page'

/**
 * The money flow of a cash-in. The payment instrument, such as a card, is made after the user has confirmed, and is not
 * kept. A cash-in with a payment page stays pending until the user is back from it.
 */
export function useCashIn(fleetId: string, userId: string | undefined, draftId: () => string | undefined) {
  const { queryClient, analytics } = usePortal()
  const emit = useEmit()
  const showToast = useToast()
  const external = useExternalRedirect()
  const t = useMessages(cashInMessages)
  const instrument = useRef(noInstrument)
  /** The cash-in whose payment page was not opened, or was left without a result. */
  const [returnedKey, setReturnedKey] = useState<string>()
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const { state, flow } = useMoneyFlow(createCashin, {
    fleetId,
    userId,
    details: storedCashIn,
    onPending(call, { restore, lookUpEarlier }) {
      const { cashInId, referenceNumber } = call.details
      if (cashInId) restore(call, { cashinId: cashInId, referenceNumber })
      else void lookUpEarlier(call)
    },
    isAcknowledgedOnSight: (shown) => shown.status !== 'applied' || !isPaidElsewhere(shown.details),
    onEnded(ended, { acknowledge, close, release, update }) {
      if (ended.status === 'notApplied' || ended.status === 'rejected') {
        void queryClient.invalidateQueries()
        if (!isDeactivatedFleetError(ended.error)) return
        // The portal shows a dialog about the deactivated fleet, and the form shows why it is disabled.
        acknowledge()
        close()
        showToast({ tone: 'danger', text: t.deactivated })
      }
      if (ended.status !== 'applied') return
      const { answer, details } = ended
      if (answer.status === 'failed') return release()
      emit('cash-in.started', { cashInId: answer.cashinId, method: details.method })
      if (!mustRedirect(ended)) return
      const url = external.checkUrl(answer.checkoutUrl)
      if (!url) {
        analytics.track('cash-in.checkout-missing', { method: details.method })
        return release()
      }
      update({
        ...details,
        cashInId: answer.cashinId,
        referenceNumber: answer.referenceNumber ?? undefined,
      })
      allowLeaving()
      external.redirectTo(url)
    },
  })
  const allowLeaving = useNavigationBlocker(isInFlight(state), { body: t.leaveSending })

  const shown = ((): CashIn => {
    if (state.status !== 'applied') return state
    if (state.answer.status === 'failed') return { ...state, status: 'declined' }
    if (!mustRedirect(state) || state.key === returnedKey) return { ...state, status: 'created' }
    const url = external.checkUrl(state.answer.checkoutUrl)
    return url ? { ...state, status: 'redirecting', url } : { ...state, status: 'checkoutMissing' }
  })()

  const redirectingKey = shown.status === 'redirecting' ? shown.key : undefined
  useEffect(() => {
    if (!redirectingKey) return
    // The Back button may restore the page as it was left.
    const show = ({ persisted }: PageTransitionEvent) => persisted && setReturnedKey(redirectingKey)
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [redirectingKey])

  return {
    state: shown,

    /** Asks the user to confirm an order. */
    prepare(order: CashInOrder, source: InstrumentSource = noInstrument) {
      flow.prepare(order)
      instrument.current = flow.getState().status === 'confirming' ? source : noInstrument
    },

    /** Sends the order that the user was asked to confirm, once. */
    confirm() {
      if (state.status !== 'confirming') return
      const { details } = state
      const source = instrument.current
      instrument.current = noInstrument
      const draft = draftId()
      void flow.confirm({
        async input() {
          const made = await source()
          if (!isMounted.current) throw notMade()
          return cashInInputOf(fleetId, details, made)
        },
        drafts: draft ? [draft] : undefined,
      })
    },

    lookUpAgain: () => void flow.lookUpAgain(),

    close() {
      instrument.current = noInstrument
      if (shown.status === 'redirecting') return setReturnedKey(shown.key)
      if (shown.status === 'created') flow.acknowledge()
      flow.close()
    },
  }
}

export type CashInControl = ReturnType<typeof useCashIn>
