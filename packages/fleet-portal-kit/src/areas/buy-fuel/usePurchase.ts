import { isInFlight } from 'fleet-portal-api-client/money-flow'
import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import type { FuelOrder } from '../../headless/purchase/fuelOrder.ts'
import { usePurchaseFlow } from '../../headless/purchase/usePurchaseFlow.ts'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'

interface PurchaseOptions {
  /** Returns the id of the draft that the order comes from. */
  draftId: () => string | undefined
  onBought: (order: FuelOrder) => void
}

/** The money flow of the purchase on screen. The user is asked before leaving while it is sent. */
export function usePurchase(fleetId: string, userId: string | undefined, options: PurchaseOptions) {
  const showToast = useToast()
  const t = useMessages(buyFuelMessages)
  const flow = usePurchaseFlow(fleetId, userId, {
    ...options,
    // The portal shows a dialog about the deactivated fleet, and the form shows why it is disabled.
    onDeactivated: () => showToast({ tone: 'danger', text: t.deactivated }),
  })
  useNavigationBlocker(isInFlight(flow.purchase), { body: t.leaveSending })
  return flow
}
