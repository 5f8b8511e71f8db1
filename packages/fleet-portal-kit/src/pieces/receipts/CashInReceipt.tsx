import type { Cashin } from 'fleet-portal-api-client/contract/cashin'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { ReceiptActions } from './ReceiptActions.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { useCashInReceipt } from './useCashInReceipt.ts'

/** The buttons that print, save and share the receipt or the payment slip of a cash-in. */
export function CashInReceiptActions({ cashin, fleet }: { cashin: Cashin; fleet: string }) {
  return <ReceiptActions receipt={useCashInReceipt(cashin, fleet)} />
}

interface CashInReceiptDialogProps {
  cashin: Cashin
  fleetId: string
  onClose: () => void
}

/** The receipt or the payment slip of a cash-in in a dialog. */
export function CashInReceiptDialog({ cashin, fleetId, onClose }: CashInReceiptDialogProps) {
  const { fleet } = useAccess(fleetId)
  return <ReceiptDialog receipt={useCashInReceipt(cashin, fleet?.businessName)} onClose={onClose} />
}
