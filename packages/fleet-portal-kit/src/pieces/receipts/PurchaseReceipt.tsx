import type { BoughtFuel } from 'fleet-portal-api-client/contract/fuel'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { ReceiptActions } from './ReceiptActions.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { usePurchaseReceipt, type PurchaseOnReceipt } from './usePurchaseReceipt.ts'

interface PurchaseReceiptActionsProps {
  purchase: PurchaseOnReceipt
  fleet: string | undefined
}

/** The buttons that print, save and share the receipt of a purchase. */
export function PurchaseReceiptActions({ purchase, fleet }: PurchaseReceiptActionsProps) {
  return <ReceiptActions receipt={usePurchaseReceipt(purchase, fleet)} />
}

interface PurchaseReceiptDialogProps {
  purchase: BoughtFuel
  fleetId: string
  onClose: () => void
}

/** The receipt of a purchase of the history in a dialog. */
export function PurchaseReceiptDialog({ purchase, fleetId, onClose }: PurchaseReceiptDialogProps) {
  const { fleet } = useAccess(fleetId)
  return <ReceiptDialog receipt={usePurchaseReceipt(purchase, fleet?.businessName)} onClose={onClose} />
}
