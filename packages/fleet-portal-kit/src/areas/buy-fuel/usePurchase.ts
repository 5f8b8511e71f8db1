import { uniqueId } from 'api-client'
import { buyFuel } from 'api-client/contract/fuel'
import type { Fuel } from 'api-client/contract/products'
import { centavos, millilitres, type Centavos, type UnitPrice } from 'api-client/money'
import { useEffect, useReducer, useRef, useState } from 'react'
import { AlreadySent } from '../../foundation/data/moneyCall.ts'
import { useMoneyCall } from '../../foundation/data/useMoneyCall.ts'
import { useOnReconnect } from '../../foundation/data/useOnReconnect.ts'
import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useToast } from '../../provider/widgetContext.ts'
import { failureOf, isDeactivation, isDefiniteAnswer } from './failure.ts'
import { atPrice, storedOrder, type Order } from './order.ts'
import { noPurchase, purchaseFlow, type Bought } from './purchaseFlow.ts'

const wireOf = (fleetId: string, { product, unit, value, price }: Order) => ({
  fleetId,
  quotedPrice: price,
  liter: unit === 'liter' ? millilitres(value) : null,
  amount: unit === 'amount' ? centavos(value) : null,
  productCode: product,
})

interface Limit {
  product: Fuel
  remaining: Centavos
}

/**
 * One purchase after the other: put before the person, sent once, followed until its outcome is known and seen. A
 * purchase that an earlier page left behind is looked up first.
 */
export function usePurchase(
  fleetId: string,
  userId: string | undefined,
  { draftId, onBought }: { draftId: () => string | undefined; onBought: (order: Order) => void },
) {
  const { queryClient } = usePortal()
  const emit = useEmit()
  const showToast = useToast()
  const t = useMessages(buyFuelMessages)
  const money = useMoneyCall(buyFuel, { fleetId, userId, about: storedOrder })
  const [purchase, dispatch] = useReducer(purchaseFlow, noPurchase)
  const sentKey = useRef<string>(undefined)
  /** Closed by the person while nobody knew what had become of it. */
  const open = useRef<{ order: Order; key: string }>(undefined)
  const [limit, setLimit] = useState<Limit>()
  useNavigationBlocker(purchase.step === 'sending', { body: t.leaveSending })

  const put = (order: Order, oldPrice?: UnitPrice) =>
    dispatch({
      type: 'asked',
      order,
      key: uniqueId(),
      ...(oldPrice !== undefined && { oldPrice }),
    })

  const follow = async (order: Order, key: string, outcome: Promise<Bought>, isEarlier = false) => {
    let bought: Bought
    try {
      bought = await outcome
    } catch (error) {
      if (error instanceof AlreadySent) {
        const { key: earlier, about } = error as AlreadySent<Order>
        dispatch({ type: 'sentElsewhere', order: about, key: earlier })
        return follow(about, earlier, money.getOutcomeFromOtherTab(earlier), true)
      }
      const failure = failureOf(error)
      dispatch({ type: 'failed', key, failure })
      if (failure.kind === 'limit' && failure.remaining !== undefined) {
        setLimit({ product: order.product, remaining: failure.remaining })
      }
      if (isDeactivation(failure)) {
        // The fleet itself is the matter: the portal says so in a dialog of its own, and the form why it is shut.
        money.dropped(key)
        dispatch({ type: 'closed' })
        showToast({ tone: 'danger', text: t.deactivated })
      }
      const again = failure.kind === 'price' && failure.price ? atPrice(order, failure.price) : undefined
      if (typeof again === 'object' && !isEarlier) {
        money.dropped(key)
        put(again, order.price)
      }
      if (isDefiniteAnswer(failure)) void queryClient.invalidateQueries()
      return
    }
    dispatch({ type: 'succeeded', key, bought })
    setLimit(undefined)
    onBought(order)
    emit('fuel.bought', { buyFuelId: bought.buyFuelId })
  }

  const getOutcome = (order: Order, key: string, isEarlier: boolean) => {
    dispatch({ type: 'lookedUp', order, key, isEarlier })
    void follow(order, key, money.getOutcome(key), isEarlier)
  }

  /** Looks again for an outcome that could not be found out. */
  const checkAgain = () => {
    if (purchase.step === 'failed') getOutcome(purchase.order, purchase.key, purchase.isEarlier)
  }
  useOnReconnect(purchase.step === 'failed' && !isDefiniteAnswer(purchase.failure), checkAgain)

  useEffect(() => {
    let isHere = true
    void money.unseen().then((intent) => {
      if (isHere && intent) getOutcome(intent.about, intent.key, true)
    })
    return () => {
      isHere = false
    }
    // Once for a person on a fleet.
    // oxlint-disable-next-line exhaustive-deps
  }, [fleetId, userId])

  const boughtKey = purchase.step === 'bought' ? purchase.key : undefined
  const failedKey =
    purchase.step === 'failed' && isDefiniteAnswer(purchase.failure) ? purchase.key : undefined
  const { seen, dropped } = money
  useEffect(() => {
    if (boughtKey) seen(boughtKey)
    if (failedKey) dropped(failedKey)
  }, [boughtKey, failedKey, seen, dropped])

  return {
    purchase,

    /** What the server said can still be bought of a fuel, until something is bought. */
    limit,

    /** Puts an order before the person; first what became of the last one, where nobody knew. */
    ask(order: Order) {
      const left = open.current
      open.current = undefined
      if (left) getOutcome(left.order, left.key, true)
      else put(order)
    },

    /** Sends the order that is before the person, once. */
    confirm() {
      if (purchase.step !== 'asking' || sentKey.current === purchase.key) return
      const { order, key } = purchase
      sentKey.current = key
      dispatch({ type: 'confirmed' })
      const onOutcomeLookup = () => dispatch({ type: 'answerLost' })
      const draft = draftId()
      const sending = { key, about: order, ...(draft && { drafts: [draft] }), onOutcomeLookup }
      void follow(order, key, money.send(wireOf(fleetId, order), sending))
    },

    checkAgain,

    close() {
      if (purchase.step === 'failed' && !isDefiniteAnswer(purchase.failure)) {
        const { order, key, isEarlier } = purchase
        if (isEarlier) seen(key)
        else open.current = { order, key }
      }
      dispatch({ type: 'closed' })
    },
  }
}
