import { ApiError } from 'fleet-portal-api-client'
import type { QuoteProblem } from 'fleet-portal-api-client/contract/fuel'
import { listPumpPrices, type PumpPrice } from 'fleet-portal-api-client/contract/prices'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import type { Centavos } from 'fleet-portal-api-client/money'
import { isInFlight } from 'fleet-portal-api-client/money-flow'
import { useCallback, useMemo } from 'react'
import { useErrorMessage } from '../../foundation/errors/useErrorMessage.ts'
import { useHeadlessAccess, type FleetHookOptions, type HeadlessAccess } from '../access.ts'
import { useFleetRead } from '../useFleetRead.ts'
import type { HeadlessState } from '../readStatus.ts'
import { withAllFuels } from './allFuels.ts'
import type { FuelOrder, PurchaseDraft } from './fuelOrder.ts'
import { buildOrder } from './order.ts'
import { findBlocker, type PurchaseBlocker } from './purchaseBlocker.ts'
import { usePurchaseFlow, type Purchase, type PurchaseLimit } from './usePurchaseFlow.ts'

/** Options of `usePurchase`. @since 0.1.0 */
export interface PurchaseOptions extends FleetHookOptions {
  /** Called after fuel was bought, also if the answer was lost and the outcome was found out later. */
  onBought?: (order: FuelOrder) => void
}

/** What an order costs, or why there is no order. @since 0.1.0 */
export interface PurchaseQuote {
  /** The order. Undefined if there is none. */
  order: FuelOrder | undefined
  /** Why there is no order. `unavailable`: the fuel has no price. */
  problem: QuoteProblem | 'unavailable' | undefined
  /** Why the order cannot be bought now. */
  blocker: PurchaseBlocker | undefined
}

/** The purchase of fuel, from the prices to the receipt. @since 0.1.0 */
export interface FuelPurchase extends HeadlessState {
  /** The prices of all four fuels. A fuel without a price has a price of 0. Empty until the status is `ready`. */
  prices: readonly PumpPrice[]
  /** The wallet balance in centavos. */
  balance: Centavos | undefined
  /** What an order costs at the current prices. */
  quote: (draft: PurchaseDraft) => PurchaseQuote
  /**
   * The state of the purchase: `idle`, `confirming`, `sending`, `lookingUp`, `applied`, `notApplied`, `rejected` or
   * `outcomeUnknown`. An outcome counts as seen once the hook has returned it.
   */
  purchase: Purchase
  /** A sentence for the user about a purchase that was not applied, was rejected, or whose outcome is unknown. */
  purchaseMessage: string | undefined
  /** Whether the purchase was sent and has no outcome yet. Ask before the user leaves the page. */
  isInFlight: boolean
  /** The amount of a fuel that the server still allows, after a purchase above a limit. */
  limit: PurchaseLimit | undefined
  /**
   * Starts a purchase: the status becomes `confirming`. Returns the quote. Without an order, or with a blocker, nothing happens.
   * An unknown outcome is looked up first.
   */
  prepare: (draft: PurchaseDraft) => PurchaseQuote
  /** Buys the order that the user confirmed. It is sent once, however often this is called. */
  confirm: () => void
  /** Looks an unknown outcome up now. The hook also does it by itself. */
  lookUpAgain: () => void
  /** Closes the confirmation or the result. Does nothing while the purchase is in flight. */
  close: () => void
  /** Reads prices and balance again. */
  refetch: () => Promise<void>
  /** What the user may do. */
  access: HeadlessAccess
}

const noPrices: readonly PumpPrice[] = []

/**
 * Buys fuel with the wallet. A purchase is sent once; if its answer is lost, its outcome is looked up, also after a reload.
 * If the price has changed, the status becomes `confirming` again with the new price, and `previousPrice` in the details.
 * `onBefore` of the provider may deny a purchase: it is `rejected` then, and nothing was sent.
 *
 * @example
 * const { quote, prepare, purchase, confirm } = usePurchase({ fleetId })
 *
 * @since 0.1.0
 */
export function usePurchase({ fleetId, onBought }: PurchaseOptions): FuelPurchase {
  const { state, access, data, refetch: refetchPrices } = useFleetRead('buy-fuel', listPumpPrices, fleetId)
  const wallet = useFleetRead('buy-fuel', getWallet, fleetId)
  const errorMessage = useErrorMessage()
  const prices = useMemo(() => (data ? withAllFuels(data) : noPrices), [data])
  const balance = wallet.data?.walletBalance
  const flow = usePurchaseFlow(fleetId, access.user?.userId, {
    area: 'buy-fuel',
    ...(onBought && { onBought }),
  })
  const { purchase } = flow
  const quote = (draft: PurchaseDraft): PurchaseQuote => {
    const { order, product, problem } = buildOrder(draft, prices)
    return {
      order,
      problem: product === undefined ? 'unavailable' : problem,
      blocker: findBlocker(access, order?.charge, balance),
    }
  }
  const error = 'error' in purchase && purchase.error instanceof ApiError ? purchase.error : undefined
  const { refetch: refetchWallet } = wallet
  return {
    ...state,
    prices,
    balance,
    quote,
    purchase,
    purchaseMessage: error && errorMessage(error),
    isInFlight: isInFlight(purchase),
    limit: flow.limit,
    prepare(draft) {
      const quoted = quote(draft)
      if (quoted.order && !quoted.blocker) flow.prepare(quoted.order)
      return quoted
    },
    confirm: flow.confirm,
    lookUpAgain: flow.lookUpAgain,
    close: flow.close,
    refetch: useCallback(async () => {
      await Promise.all([refetchPrices(), refetchWallet()])
    }, [refetchPrices, refetchWallet]),
    access: useHeadlessAccess(access),
  }
}
