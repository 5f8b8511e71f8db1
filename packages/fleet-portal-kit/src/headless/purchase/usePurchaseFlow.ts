import type { EndpointOutput } from 'fleet-portal-api-client'
import { isDeactivatedFleetError } from 'fleet-portal-api-client/contract/errors'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { centavos, millilitres, type Centavos } from 'fleet-portal-api-client/money'
import type { MoneyState } from 'fleet-portal-api-client/money-flow'
import { useState } from 'react'
import { useMoneyFlow } from '../../fleet/data/useMoneyFlow.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit } from '../../provider/widgetContext.ts'
import type { FuelOrder, PurchaseDetails } from './fuelOrder.ts'
import { repriceOrder, storedPurchase } from './order.ts'
import { rejectionOf } from './rejection.ts'

/** The state of a purchase. @since 0.1.0 */
export type Purchase = MoneyState<PurchaseDetails, EndpointOutput<typeof buyFuel>>

const buildPurchaseInput = (fleetId: string, { product, unit, value, price }: FuelOrder) => ({
  fleetId,
  quotedPrice: price,
  liter: unit === 'liter' ? millilitres(value) : null,
  amount: unit === 'amount' ? centavos(value) : null,
  productCode: product,
})

/** The amount of a fuel that the server still allows. @since 0.1.0 */
export interface PurchaseLimit {
  /** The fuel. */
  product: Fuel
  /** Centavos. */
  remaining: Centavos
}

interface PurchaseFlowOptions {
  /** Names the caller outside of a widget. */
  area?: string
  /** Returns the id of the draft that the order comes from. */
  draftId?: () => string | undefined
  onBought?: (order: FuelOrder) => void
  /** Called if the purchase was refused because the fleet is deactivated. The flow is closed then. */
  onDeactivated?: () => void
}

/** The money flow of a purchase. A changed price asks the user to confirm again, with the old price beside the new one. */
export function usePurchaseFlow(
  fleetId: string,
  userId: string | undefined,
  { area, draftId, onBought, onDeactivated }: PurchaseFlowOptions,
) {
  const { queryClient } = usePortal()
  const emit = useEmit(area)
  const [limit, setLimit] = useState<PurchaseLimit & { fleetId: string }>()
  const { state, flow } = useMoneyFlow(buyFuel, {
    fleetId,
    userId,
    ...(area !== undefined && { area }),
    details: storedPurchase,
    onEnded(ended, { acknowledge, close, prepare }) {
      if (ended.status === 'applied') {
        setLimit(undefined)
        onBought?.(ended.details)
        const { product, volume, charge } = ended.details
        emit('fuel.bought', { buyFuelId: ended.answer.buyFuelId, product, volume, charge })
        return
      }
      if (ended.status !== 'outcomeUnknown') void queryClient.invalidateQueries()
      if (ended.status !== 'rejected') return
      const { error, details, origin } = ended
      const rejection = rejectionOf(error)
      if (rejection.kind === 'limit' && rejection.remaining !== undefined) {
        setLimit({ fleetId, product: details.product, remaining: rejection.remaining })
      }
      if (isDeactivatedFleetError(error)) {
        acknowledge()
        close()
        onDeactivated?.()
      }
      const newPrice = rejection.kind === 'price' && origin === 'this-page' ? rejection.price : undefined
      const repriced = newPrice && repriceOrder(details, newPrice)
      if (typeof repriced === 'object') {
        acknowledge()
        prepare({ ...repriced, previousPrice: details.price })
      }
    },
  })
  return {
    purchase: state,
    /** The amount of a fuel that the server still allows. Cleared by the next purchase. */
    limit: limit?.fleetId === fleetId ? limit : undefined,
    prepare: (order: FuelOrder) => flow.prepare(order),
    confirm() {
      // Only the order of this render, which the user has seen: a changed price or the page may have prepared another one.
      if (state.status !== 'confirming' || flow.getState() !== state) return
      const { details } = state
      const draft = draftId?.()
      void flow.confirm({
        input: () => buildPurchaseInput(fleetId, details),
        drafts: draft ? [draft] : undefined,
      })
    },
    lookUpAgain: () => void flow.lookUpAgain(),
    close: flow.close,
  }
}
