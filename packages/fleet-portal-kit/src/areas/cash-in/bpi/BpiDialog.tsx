import { getCashin } from 'fleet-portal-api-client/contract/cashin'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { useEffect, useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { ConfirmDialog } from '../../../foundation/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { DescriptionList } from '../../../foundation/ui/DescriptionList.tsx'
import { bpiMessages } from '../../../locales/en/bpi.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { AccountStep } from './AccountStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { useBpiPayment } from './useBpiPayment.ts'

interface BpiDialogProps {
  fleet: Fleet
  userId: string | undefined
  cashInId: string
  token: string
  /** Called when the payment has ended, its outcome is unknown, or the user closes the dialog. */
  onEnded: () => void
}

/** The dialog that pays a cash-in from an account at BPI: select an account, enter the bank's code, pay. */
export function BpiDialog({ fleet, userId, cashInId, token, onEnded }: BpiDialogProps) {
  const t = useMessages(bpiMessages)
  const { formatPesos } = useFormats()
  const cashInTexts = useMessages(cashInMessages)
  const { fleetId } = fleet
  const { state, start, pay, cancel } = useBpiPayment({ fleetId, userId, cashInId, token })
  const [account, setAccount] = useState<string>()
  const [isCancelling, setCancelling] = useState(false)
  const { data: cashin } = useRead(getCashin, { cashInId })
  const isInFlight = state.status === 'paying' || state.status === 'resuming'
  const isCashInEnded = cashin !== undefined && cashin.status !== 'pending' && !isInFlight
  const hasEnded = state.status === 'ended' || isCashInEnded
  useEffect(() => {
    if (hasEnded) onEnded()
  }, [hasEnded, onEnded])
  if (hasEnded) return null

  const { status } = state
  const isPaying = status === 'paying'
  const isLookingUp = status === 'resuming' || (isPaying && state.isLookingUp)
  const hasCode = status === 'code' || isPaying
  const failures = { failed: t.initiateFailed, 'outcome-unknown': t.initiateUnknown }
  const heldReason = isLookingUp
    ? t.stillChecking
    : status === 'initiating'
      ? t.initiating
      : isPaying
        ? t.paying
        : undefined
  return (
    <>
      <Dialog
        title={isLookingUp ? t.checkingTitle : t.title}
        role="alertdialog"
        width={600}
        closeDisabledReason={heldReason}
        onClose={() => (hasCode ? setCancelling(true) : onEnded())}
      >
        {cashin && (
          <DescriptionList
            items={[
              { name: t.amount, value: formatPesos(cashin.amount), isStrong: true },
              ...(cashin.referenceNumber
                ? [{ name: cashInTexts.referenceNumber, value: cashin.referenceNumber }]
                : []),
            ]}
          />
        )}
        {status === 'resuming' && <Banner tone="info">{t.earlier}</Banner>}
        {hasCode && (
          <CodeStep
            expiresAt={state.expiresAt}
            rejection={status === 'code' ? state.rejection : undefined}
            isPaying={isPaying}
            isLookingUp={isLookingUp}
            payLabel={t.payNow}
            onPay={pay}
            onCancel={() => setCancelling(true)}
          />
        )}
        {(status === 'choosing' || status === 'initiating') && (
          <AccountStep
            cashInId={cashInId}
            token={token}
            value={account}
            onSelect={setAccount}
            failure={status === 'choosing' && state.failure ? failures[state.failure] : undefined}
            isBusy={status === 'initiating'}
            onContinue={(accountToken) => void start(accountToken)}
          />
        )}
      </Dialog>
      {isCancelling && (
        <ConfirmDialog
          title={t.cancelTitle}
          body={t.cancelBody}
          confirmLabel={t.cancelConfirm}
          cancelLabel={t.keep}
          onConfirm={async () => cancel()}
          onClose={() => setCancelling(false)}
        />
      )}
    </>
  )
}
