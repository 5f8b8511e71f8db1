import { uniqueId } from 'api-client'
import { createCashin } from 'api-client/contract/cashin'
import { useEffect, useReducer, useRef } from 'react'
import { AlreadySent } from '../../foundation/data/moneyCall.ts'
import { useMoneyCall } from '../../foundation/data/useMoneyCall.ts'
import { useOnReconnect } from '../../foundation/data/useOnReconnect.ts'
import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import { useExternalRedirect } from '../../foundation/outside/useExternalRedirect.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'
import { cashInFlow, noCashIn, type Made } from './cashInFlow.ts'
import { notMade } from './cardToken.ts'
import { failureOf, isDeactivation, isDefiniteAnswer } from './failure.ts'
import { isPaidElsewhere, storedOrder, wireOf, type Instrument, type KeptOrder, type Order } from './order.ts'

/** Brings what pays when it is needed; rejects with ApiError. */
export type InstrumentSource = () => Promise<Instrument>

const nothingTyped: InstrumentSource = async () => ({})

/**
 * One cash-in after the other: put before the person, sent once, followed until its outcome is known and seen. One
 * that an earlier page left behind is looked up first, and so is one that was left for its payment page and not come
 * back from by its landing. A card is asked for when the person has confirmed, and forgotten.
 */
export function useCashIn(fleetId: string, userId: string | undefined, draftId: () => string | undefined) {
  const { queryClient, analytics } = usePortal()
  const emit = useEmit()
  const showToast = useToast()
  const departure = useExternalRedirect()
  const t = useMessages(cashInMessages)
  const money = useMoneyCall(createCashin, { fleetId, userId, about: storedOrder })
  const [state, dispatch] = useReducer(cashInFlow, noCashIn)
  const sentKey = useRef<string>(undefined)
  const instrument = useRef(nothingTyped)
  /** Closed by the person while nobody knew what had become of it. */
  const open = useRef<{ order: Order; key: string }>(undefined)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const letGo = useNavigationBlocker(state.step === 'sending', { body: t.leaveSending })

  const take = (order: Order, key: string, made: Made, isEarlier: boolean) => {
    // Whoever has gone elsewhere is not taken away from there: it is told when they come back.
    if (!isHere.current) return
    if (made.status === 'failed') return dispatch({ type: 'failed', key, failure: { kind: 'declined' } })
    emit('cash-in.started', { cashInId: made.cashinId, method: order.method })
    // Nobody is taken to a payment that they asked for on an earlier page.
    if (!made.mustRedirect || isEarlier) return dispatch({ type: 'succeeded', key, made })
    const address = departure.checked(made.checkoutUrl)
    if (!address) {
      analytics.track('cash-in.checkout-missing', { method: order.method })
      const referenceNumber = made.referenceNumber ?? undefined
      return dispatch({ type: 'failed', key, failure: { kind: 'noCheckout', referenceNumber } })
    }
    const cashInId = made.cashinId
    money.note(key, { ...order, cashInId, referenceNumber: made.referenceNumber ?? undefined })
    dispatch({ type: 'left', key, address, made })
    letGo()
    departure.leave(address)
  }

  const follow = async (order: Order, key: string, outcome: Promise<Made>, isEarlier = false) => {
    let made: Made
    try {
      made = await outcome
    } catch (error) {
      if (error instanceof AlreadySent) {
        const { key: earlier, about } = error as AlreadySent<KeptOrder>
        dispatch({ type: 'sentElsewhere', order: about, key: earlier })
        return follow(about, earlier, money.getOutcomeFromOtherTab(earlier), true)
      }
      const failure = failureOf(error)
      dispatch({ type: 'failed', key, failure })
      if (isDeactivation(failure)) {
        // The fleet itself is the matter: the portal says so in a dialog of its own, and the form why it is shut.
        money.dropped(key)
        dispatch({ type: 'closed' })
        showToast({ tone: 'danger', text: t.deactivated })
      }
      if (isDefiniteAnswer(failure)) void queryClient.invalidateQueries()
      return
    }
    take(order, key, made, isEarlier)
  }

  const getOutcome = (order: Order, key: string, isEarlier: boolean) => {
    instrument.current = nothingTyped
    dispatch({ type: 'lookedUp', order, key, isEarlier })
    void follow(order, key, money.getOutcome(key), isEarlier)
  }

  /** Looks again for an outcome that could not be found out. */
  const checkAgain = () => {
    if (state.step === 'failed') getOutcome(state.order, state.key, state.isEarlier)
  }
  useOnReconnect(state.step === 'failed' && !isDefiniteAnswer(state.failure), checkAgain)

  const recall = ({ cashInId, referenceNumber, ...order }: KeptOrder, key: string) => {
    if (!cashInId) return getOutcome(order, key, true)
    dispatch({ type: 'recalled', order, key, made: { cashinId: cashInId, referenceNumber } })
  }

  const isOpen = state.step === 'none'
  useEffect(() => {
    if (!isOpen || open.current) return
    void money.unseen().then((intent) => {
      if (isHere.current && intent) recall(intent.about, intent.key)
    })
    // For a person on a fleet, at first and after each cash-in.
    // oxlint-disable-next-line exhaustive-deps
  }, [fleetId, userId, isOpen])

  const isLeaving = state.step === 'leaving'
  useEffect(() => {
    if (!isLeaving) return
    // Back may bring the page as it was left.
    const show = ({ persisted }: PageTransitionEvent) => persisted && dispatch({ type: 'returned' })
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [isLeaving])

  // One that is paid on another site is open until it has ended, or the person turns away from it.
  const madeKey = state.step === 'made' && !isPaidElsewhere(state.order) ? state.key : undefined
  const failedKey = state.step === 'failed' && isDefiniteAnswer(state.failure) ? state.key : undefined
  const { seen, dropped } = money
  useEffect(() => {
    if (madeKey) seen(madeKey)
    if (failedKey) dropped(failedKey)
  }, [madeKey, failedKey, seen, dropped])

  return {
    state,

    /** Puts an order before the person; first what became of the last one, where nobody knew. */
    ask(order: Order, source: InstrumentSource = nothingTyped) {
      const left = open.current
      open.current = undefined
      if (left) return getOutcome(left.order, left.key, true)
      instrument.current = source
      dispatch({ type: 'asked', order, key: uniqueId() })
    },

    /** Sends the order that is before the person, once. */
    confirm() {
      if (state.step !== 'asking' || sentKey.current === state.key) return
      const { order, key } = state
      const source = instrument.current
      sentKey.current = key
      instrument.current = nothingTyped
      dispatch({ type: 'confirmed' })
      const onOutcomeLookup = () => dispatch({ type: 'answerLost' })
      const sent = source().then((typed) => {
        if (!isHere.current) throw notMade()
        const draft = draftId()
        const sending = { key, about: order, ...(draft && { drafts: [draft] }), onOutcomeLookup }
        return money.send(wireOf(fleetId, order, typed), sending)
      })
      void follow(order, key, sent)
    },

    checkAgain,

    close() {
      instrument.current = nothingTyped
      if (state.step === 'leaving') return dispatch({ type: 'returned' })
      if (state.step === 'made') seen(state.key)
      if (state.step === 'failed' && !isDefiniteAnswer(state.failure)) {
        const { order, key, isEarlier } = state
        if (isEarlier) seen(key)
        else open.current = { order, key }
      }
      dispatch({ type: 'closed' })
    },
  }
}

export type CashInControl = ReturnType<typeof useCashIn>
