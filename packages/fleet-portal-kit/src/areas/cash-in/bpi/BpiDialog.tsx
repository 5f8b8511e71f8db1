import { getCashin } from 'api-client/contract/cashin'
import type { Fleet } from 'api-client/contract/fleets'
import { useEffect, useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { formatPesos } from '../../../format/amounts.ts'
import { ConfirmDialog } from '../../../foundation/overlay/ConfirmDialog.tsx'
import { Dialog } from '../../../foundation/overlay/Dialog.tsx'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { DescriptionList } from '../../../foundation/ui/DescriptionList.tsx'
import { bpiMessages } from '../../../locales/en/bpi.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useMessages } from '../../../provider/messages.ts'
import { AccountStep } from './AccountStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { useBpiPayment } from './useBpiPayment.ts'

interface BpiDialogProps {
  fleet: Fleet
  userId: string | undefined
  cashInId: string
  token: string
  /** Paid, left, or nobody could find out: the cash-in itself tells. */
  onOver: () => void
}

/** Pays a cash-in from an account at BPI. */
export function BpiDialog({ fleet, userId, cashInId, token, onOver }: BpiDialogProps) {
  const t = useMessages(bpiMessages)
  const c = useMessages(cashInMessages)
  const { fleetId } = fleet
  const { state, start, pay, cancel } = useBpiPayment({ fleetId, userId, cashInId, token })
  const [account, setAccount] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const { data: cashin } = useRead(getCashin, { cashInId })
  const isInFlight = state.status === 'paying' || state.status === 'resuming'
  const hasEnded = cashin !== undefined && cashin.status !== 'pending' && !isInFlight
  const isOver = state.status === 'over' || hasEnded
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  if (isOver) return null

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
        onClose={() => (hasCode ? setAsked(true) : onOver())}
      >
        {cashin && (
          <DescriptionList
            items={[
              { name: t.amount, value: formatPesos(cashin.amount), isStrong: true },
              ...(cashin.referenceNumber ? [{ name: c.referenceNumber, value: cashin.referenceNumber }] : []),
            ]}
          />
        )}
        {status === 'resuming' && <Banner tone="info">{t.earlier}</Banner>}
        {hasCode && (
          <CodeStep
            until={state.until}
            refusal={status === 'code' ? state.refusal : undefined}
            isPaying={isPaying}
            isLookingUp={isLookingUp}
            payLabel={t.payNow}
            onPay={pay}
            onCancel={() => setAsked(true)}
          />
        )}
        {(status === 'choosing' || status === 'initiating') && (
          <AccountStep
            cashInId={cashInId}
            token={token}
            value={account}
            onChoose={setAccount}
            failure={status === 'choosing' && state.failure ? failures[state.failure] : undefined}
            isBusy={status === 'initiating'}
            onContinue={(chosen) => void start(chosen)}
          />
        )}
      </Dialog>
      {isAsked && (
        <ConfirmDialog
          title={t.cancelTitle}
          body={t.cancelBody}
          confirmLabel={t.cancelConfirm}
          cancelLabel={t.keep}
          onConfirm={async () => cancel()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
