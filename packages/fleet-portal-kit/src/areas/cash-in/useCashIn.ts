import { useNavigationBlocker } from '../../foundation/form/useNavigationBlocker.ts'
import { useCashInFlow, type CashIn } from '../../headless/cash-in/useCashInFlow.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { useLayoutEffect, useRef } from 'react'

export type FailedCashIn = Extract<
  CashIn,
  { status: 'rejected' | 'notApplied' | 'outcomeUnknown' | 'declined' | 'checkoutMissing' }
>

const failedStatuses: ReadonlySet<CashIn['status']> = new Set<FailedCashIn['status']>([
  'rejected',
  'notApplied',
  'outcomeUnknown',
  'declined',
  'checkoutMissing',
])

export const isFailed = (state: CashIn): state is FailedCashIn => failedStatuses.has(state.status)

/** The money flow of the cash-in on screen. The user is asked before leaving while it is sent. */
export function useCashIn(fleetId: string, userId: string | undefined, draftId: () => string | undefined) {
  const showToast = useToast()
  const t = useMessages(cashInMessages)
  const allowLeaving = useRef<() => void>(undefined)
  const control = useCashInFlow(fleetId, userId, {
    draftId,
    // The portal shows a dialog about the deactivated fleet, and the form shows why it is disabled.
    onDeactivated: () => showToast({ tone: 'danger', text: t.deactivated }),
    onRedirect: () => allowLeaving.current?.(),
  })
  const stop = useNavigationBlocker(control.isInFlight, { body: t.leaveSending })
  useLayoutEffect(() => {
    allowLeaving.current = stop
  }, [stop])
  return control
}

export type CashInControl = ReturnType<typeof useCashIn>
