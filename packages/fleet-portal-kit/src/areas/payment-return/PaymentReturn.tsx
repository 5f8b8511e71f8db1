import { useEffect, useRef } from 'react'
import { useSessionEpoch, useSession } from '../../foundation/data/useSession.ts'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { rememberReturn } from '../../pieces/navigation/pendingReturn.ts'
import { useRedirect } from '../../pieces/navigation/useRedirect.ts'
import { usePortal } from '../../provider/portal.ts'
import { Opening } from './Opening.tsx'
import { TakeUp } from './TakeUp.tsx'
import { useReturned } from './useReturned.ts'

export interface PaymentReturnProps extends WidgetProps {
  /** The path to which the provider sent the payer back, such as `/brankas/success/online-banking/CI-1/csh_1`. */
  path: string
  /** The code of the bank's page, where the host took it out of the address. Default: `code` of the address. */
  code?: string
}

function Returned({ path, code }: Pick<PaymentReturnProps, 'path' | 'code'>) {
  const { work } = usePortal()
  const { accessToken, fleetId } = useSession()
  const epoch = useSessionEpoch()
  const { redirect } = useRedirect()
  const found = useReturned(path, code)
  const isSpent = useRef(false)
  const isSignedIn = accessToken !== undefined
  useEffect(() => {
    if (!found) return redirect({ area: 'cash-in' })
    if (isSignedIn && fleetId) return
    const { code: fresh, ...rest } = found
    rememberReturn(work, { ...rest, ...(fresh && !isSpent.current && { code: fresh }) })
    redirect({ area: isSignedIn ? 'select-fleet' : 'sign-in' })
  }, [found, isSignedIn, fleetId, work, redirect])
  if (!found || !isSignedIn || !fleetId) return <Opening isBank={false} />
  return (
    <TakeUp
      key={`${epoch}:${fleetId}`}
      fleetId={fleetId}
      found={found}
      onSpent={() => (isSpent.current = true)}
    />
  )
}

/**
 * Where a provider sends a payer back to. Goes on to cash-in with what the address says, after sign-in and the choice
 * of a fleet where these are missing. Says nothing of the payment itself: only the server knows what became of it.
 */
export function PaymentReturn({ path, code, ...widget }: PaymentReturnProps) {
  return (
    <Widget name="payment-return" isPublic {...widget}>
      <Returned path={path} {...(code && { code })} />
    </Widget>
  )
}
