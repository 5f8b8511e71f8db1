import { forwardRef, useEffect, useRef } from 'react'
import { useSessionEpoch, useSession } from '../../foundation/data/useSession.ts'
import { Widget, type WidgetProps } from '../../foundation/widget/Widget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { rememberReturn } from '../../pieces/navigation/pendingReturn.ts'
import { useRedirect } from '../../pieces/navigation/useRedirect.ts'
import { usePortal } from '../../provider/portal.ts'
import { OpeningCashIn } from './OpeningCashIn.tsx'
import { ContinueToCashIn } from './ContinueToCashIn.tsx'
import { useReturnedPayment } from './useReturnedPayment.ts'

/** Props of `PaymentReturn`. @since 0.1.0 */
export interface PaymentReturnProps extends WidgetProps {
  /** The path that the payment page redirected to, such as `/brankas/success/online-banking/CI-1/csh_1`. Default: the path of the page. */
  path?: string
  /** The code of the bank's page, if your page has removed it from the URL. Default: `code` of the query string. */
  code?: string
}

/** The path of the page. There is none on a server. */
const pagePath = (): string => (globalThis.location as Location | undefined)?.pathname ?? ''

function ReturnScreen({ path, code }: { path: string; code?: string }) {
  const { draftStore } = usePortal()
  const { accessToken, fleetId } = useSession()
  const epoch = useSessionEpoch()
  const { redirect } = useRedirect()
  const returned = useReturnedPayment(path, code)
  const isCodeSent = useRef(false)
  const isSignedIn = accessToken !== undefined
  useEffect(() => {
    if (!returned) return redirect({ area: 'cash-in' })
    if (isSignedIn && fleetId) return
    const { code: bankCode, ...rest } = returned
    rememberReturn(draftStore, { ...rest, ...(bankCode && !isCodeSent.current && { code: bankCode }) })
    redirect({ area: isSignedIn ? 'select-fleet' : 'sign-in' })
  }, [returned, isSignedIn, fleetId, draftStore, redirect])
  if (!returned || !isSignedIn || !fleetId) return <OpeningCashIn isBank={false} />
  return (
    <ContinueToCashIn
      key={`${epoch}:${fleetId}`}
      fleetId={fleetId}
      returned={returned}
      onCodeSent={() => (isCodeSent.current = true)}
    />
  )
}

/**
 * The page that users return to from a payment page.
 *
 * It continues to cash-in with the values of the URL, after sign-in and the selection of a fleet if these are missing. It
 * states no outcome of the payment: only the server knows it.
 *
 * @example
 * <PaymentReturn path={location.pathname} />
 *
 * @since 0.1.0
 */
export const PaymentReturn = forwardRef<WidgetHandle, PaymentReturnProps>(function PaymentReturn(
  { path = pagePath(), code, ...widget },
  handle,
) {
  return (
    <Widget name="payment-return" isPublic handle={handle} {...widget}>
      <ReturnScreen path={path} {...(code && { code })} />
    </Widget>
  )
})
