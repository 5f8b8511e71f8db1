import { useEffect, useRef } from 'react'
import { useSessionEpoch, useSession } from '../../foundation/data/useSession.ts'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import { rememberReturn } from '../../pieces/navigation/pendingReturn.ts'
import { useRedirect } from '../../pieces/navigation/useRedirect.ts'
import { usePortal } from '../../provider/portal.ts'
import { Opening } from './Opening.tsx'
import { TakeUp } from './TakeUp.tsx'
import { useReturned } from './useReturned.ts'

/** Props of `PaymentReturn`. @since 0.1.0 */
export interface PaymentReturnProps extends WidgetProps {
  /** The path that the payment page redirected to, such as `/brankas/success/online-banking/CI-1/csh_1`. */
  path: string
  /** The code of the bank's page, if your page has removed it from the URL. Default: `code` of the query string. */
  code?: string
}

function Returned({ path, code }: Pick<PaymentReturnProps, 'path' | 'code'>) {
  const { draftStore } = usePortal()
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
    rememberReturn(draftStore, { ...rest, ...(fresh && !isSpent.current && { code: fresh }) })
    redirect({ area: isSignedIn ? 'select-fleet' : 'sign-in' })
  }, [found, isSignedIn, fleetId, draftStore, redirect])
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
 * The page that users return to from a payment page.
 *
 * It goes on to cash-in with the values of the URL, after sign-in and the selection of a fleet if these are missing. It
 * states no outcome of the payment: only the server knows it.
 *
 * @example
 * <PaymentReturn path={location.pathname} />
 *
 * @since 0.1.0
 */
export function PaymentReturn({ path, code, ...widget }: PaymentReturnProps) {
  return (
    <Widget name="payment-return" isPublic {...widget}>
      <Returned path={path} {...(code && { code })} />
    </Widget>
  )
}
