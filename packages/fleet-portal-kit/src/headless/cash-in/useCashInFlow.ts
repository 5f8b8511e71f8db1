import type { EndpointOutput } from 'fleet-portal-api-client'
import { createCashin } from 'fleet-portal-api-client/contract/cashin'
import { isDeactivatedFleetError } from 'fleet-portal-api-client/contract/errors'
import { isInFlight, type MoneyState } from 'fleet-portal-api-client/money-flow'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMoneyFlow } from '../../fleet/data/useMoneyFlow.ts'
import { useExternalRedirect } from '../../foundation/outside/useExternalRedirect.ts'
import type { NavigationAdapter } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import { buildCashInInput, isPaidElsewhere, storedCashIn } from './cashInOrder.ts'
import type { CashInDetails, Instrument, CashInOrder } from './cashInDetails.ts'
import { createNotAppliedError } from './notApplied.ts'

/** The state of the call that starts a cash-in. @since 0.1.0 */
export type CashInCall = MoneyState<CashInDetails, EndpointOutput<typeof createCashin>>

type Applied = Extract<CashInCall, { status: 'applied' }>

/** A cash-in that the server has answered: its key, details and answer. @since 0.1.0 */
export type AnsweredCashIn = Omit<Extract<CashInCall, { status: 'applied' }>, 'status'>

/** The state of a cash-in. The answer of an applied call decides between four statuses. @since 0.1.0 */
export type CashIn =
  | Exclude<CashInCall, { status: 'applied' }>
  /** The cash-in was created. It waits for a payment or an approval. */
  | (AnsweredCashIn & { status: 'created' })
  /** The answer says that the cash-in failed. */
  | (AnsweredCashIn & { status: 'declined' })
  /** The browser is being redirected to the payment page. */
  | (AnsweredCashIn & { status: 'redirecting'; url: string })
  /** The answer has no payment page that the portal is allowed to open. */
  | (AnsweredCashIn & { status: 'checkoutMissing' })

/** Creates the payment instrument when the user confirms. Rejects with ApiError. */
export type InstrumentSource = () => Promise<Instrument>

const noInstrument: InstrumentSource = async () => ({})

/** Whether the browser is redirected to a payment page. A cash-in of an earlier page is not redirected. */
const mustRedirect = ({ answer, origin }: Applied) =>
  answer.status !== 'failed' && answer.mustRedirect === true && origin === 'this-page'

interface CashInFlowOptions {
  /** Names the caller outside of a widget. */
  area?: string
  /** The navigation outside of a widget. */
  navigation?: NavigationAdapter
  /** Returns the id of the draft that the order comes from. */
  draftId?: () => string | undefined
  /** Called after a cash-in was created. */
  onCreated?: (cashInId: string | undefined) => void
  /** Called if the cash-in was refused because the fleet is deactivated. The flow is closed then. */
  onDeactivated?: () => void
  /** Called before the browser is redirected to the payment page. */
  onRedirect?: () => void
}

/**
 * The money flow of a cash-in. The payment instrument, such as a card, is created after the user has confirmed, and is not
 * stored. A cash-in with a payment page stays pending until the user returns from it.
 */
export function useCashInFlow(
  fleetId: string,
  userId: string | undefined,
  { area, navigation, draftId, onCreated, onDeactivated, onRedirect }: CashInFlowOptions,
) {
  const { queryClient, analytics } = usePortal()
  const emit = useEmit(area)
  const external = useExternalRedirect(navigation)
  const instrument = useRef(noInstrument)
  /** The key of the cash-in whose redirect the user closed or returned from. */
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
    ...(area !== undefined && { area }),
    details: storedCashIn,
    onPending(call, { restore, lookUpEarlier }) {
      const { cashInId, referenceNumber } = call.details
      if (cashInId) restore(call, { cashinId: cashInId, referenceNumber })
      else void lookUpEarlier(call)
    },
    isAcknowledgedOnSight: (ended) => ended.status !== 'applied' || !isPaidElsewhere(ended.details.method),
    onEnded(ended, { acknowledge, close, release, update }) {
      if (ended.status === 'notApplied' || ended.status === 'rejected') {
        void queryClient.invalidateQueries()
        if (!isDeactivatedFleetError(ended.error)) return
        acknowledge()
        close()
        onDeactivated?.()
      }
      if (ended.status !== 'applied') return
      const { answer, details } = ended
      if (answer.status === 'failed') return release()
      onCreated?.(answer.cashinId)
      emit('cash-in.started', {
        cashInId: answer.cashinId,
        method: details.method,
        // The amount of points is a number of points.
        amount: details.worth ?? details.amount,
      })
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
      onRedirect?.()
      external.redirectTo(url)
    },
  })

  const cashIn = ((): CashIn => {
    if (state.status !== 'applied') return state
    if (state.answer.status === 'failed') return { ...state, status: 'declined' }
    if (!mustRedirect(state) || state.key === returnedKey) return { ...state, status: 'created' }
    const url = external.checkUrl(state.answer.checkoutUrl)
    return url ? { ...state, status: 'redirecting', url } : { ...state, status: 'checkoutMissing' }
  })()

  const redirectingKey = cashIn.status === 'redirecting' ? cashIn.key : undefined
  useEffect(() => {
    if (!redirectingKey) return
    // The Back button may restore this page from the browser's cache.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => persisted && setReturnedKey(redirectingKey)
    window.addEventListener('pageshow', handlePageShow)
    return () => window.removeEventListener('pageshow', handlePageShow)
  }, [redirectingKey])

  return {
    state: cashIn,

    /** Whether the call was sent and has no outcome yet. */
    isInFlight: isInFlight(state),

    /** Asks the user to confirm an order. */
    prepare(order: CashInOrder, source: InstrumentSource = noInstrument) {
      flow.prepare(order)
      instrument.current = flow.getState().status === 'confirming' ? source : noInstrument
    },

    /** Sends the order that the user was asked to confirm, once. */
    confirm() {
      // Only the order of this render, which the user has seen.
      if (state.status !== 'confirming' || flow.getState() !== state) return
      const { details } = state
      const source = instrument.current
      instrument.current = noInstrument
      const draft = draftId?.()
      void flow.confirm({
        async input() {
          const paymentInstrument = await source()
          if (!isMounted.current) throw createNotAppliedError()
          return buildCashInInput(fleetId, details, paymentInstrument)
        },
        drafts: draft ? [draft] : undefined,
      })
    },

    lookUpAgain: () => void flow.lookUpAgain(),

    close() {
      instrument.current = noInstrument
      if (cashIn.status === 'redirecting') return setReturnedKey(cashIn.key)
      if (cashIn.status === 'created') flow.acknowledge()
      flow.close()
    },
  }
}
