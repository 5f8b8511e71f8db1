import { ApiError } from 'fleet-portal-api-client'
import { createBpiToken, getCashin } from 'fleet-portal-api-client/contract/cashin'
import { accessToFleet } from 'fleet-portal-api-client/contract/session'
import { useEffect, useRef, useState } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { useSession } from '../../foundation/data/useSession.ts'
import { OopsView } from '../../pieces/session/OopsView.tsx'
import { extraFields } from '../../pieces/payments/cashinExtraFields.ts'
import { forgetReturn, type PendingReturn } from '../../pieces/navigation/pendingReturn.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'
import { OpeningCashIn } from './OpeningCashIn.tsx'
import { OtherFleetPrompt } from './OtherFleetPrompt.tsx'
import { TokenFailed } from './TokenFailed.tsx'

interface ContinueToCashInProps {
  fleetId: string
  returned: PendingReturn
  /** Called once the code was sent. It must not be sent again. */
  onCodeSent: () => void
}

/**
 * The payment as the server knows it. `otherFleetId` is the fleet of the payment if it is another fleet of the user.
 * `isPending` means that the payment is not paid yet. `failure` is the error that prevents the use of a code.
 */
function usePayment(fleetId: string, { cashInId, code }: PendingReturn) {
  const access = useAccess(fleetId)
  const isOnlyFleet = useSession().singleUserFleet === true
  const mustRead = cashInId !== undefined && (!isOnlyFleet || code !== undefined) && access.can(getCashin)
  const { data, error, refetch } = useRead(
    getCashin,
    { cashInId: cashInId ?? '' },
    { enabled: mustRead, keepPrevious: false },
  )
  const ownerFleetId = data && extraFields(data).fleetId
  const isOther = ownerFleetId !== undefined && ownerFleetId !== fleetId
  const failure = code && !data && error && error.code !== 'NotFound' ? { error, retry: refetch } : undefined
  return {
    access,
    isKnown: access.isReady && !failure && (!mustRead || Boolean(data ?? error)),
    isPending: data?.status === 'pending',
    failure,
    otherFleetId:
      isOther && access.user && accessToFleet(access.user, ownerFleetId) ? ownerFleetId : undefined,
  }
}

/**
 * Continues to cash-in with the values of the return URL. It only reads, with one exception: it exchanges the code of a
 * bank for a token, after the server has confirmed that the cash-in is pending.
 */
export function ContinueToCashIn({ fleetId, returned, onCodeSent }: ContinueToCashInProps) {
  const { client, draftStore } = usePortal()
  const navigation = useNavigation()
  const emit = useEmit()
  const { access, isKnown, isPending, failure: readFailure, otherFleetId } = usePayment(fleetId, returned)
  const [failure, setFailure] = useState<unknown>()
  const hasContinued = useRef(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const { code, ...rest } = returned
  const canExchangeCode = isPending && access.can(createBpiToken) && !access.blocked(createBpiToken)
  const isReady = isKnown && otherFleetId === undefined
  useEffect(() => {
    if (!isReady || hasContinued.current) return
    hasContinued.current = true
    forgetReturn(draftStore)
    const continueToCashIn = (token?: string) => {
      if (!isMounted.current) return
      emit('payment.returned', { cashInId: rest.cashInId })
      const state = { ...rest, ...(token && { token }) }
      navigation.navigate({ area: 'cash-in', state }, { replace: true })
    }
    if (!code || !rest.cashInId || !canExchangeCode) return continueToCashIn()
    client.call(createBpiToken, { cashinId: rest.cashInId, code }).then(
      ({ token }) => continueToCashIn(token),
      (error: unknown) => {
        // A rejected session means that the bank did not see the code.
        if (!(error instanceof ApiError) || error.kind !== 'unauthorized') onCodeSent()
        if (isMounted.current) setFailure(error)
      },
    )
    // Runs once, when the fleet of the payment is known, because a code can be used once.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [isReady])

  if (failure !== undefined) return <TokenFailed error={failure} />
  if (access.error) return <OopsView error={access.error} retry={access.retry} />
  if (readFailure) return <OopsView error={readFailure.error} retry={() => void readFailure.retry()} />
  if (otherFleetId)
    return <OtherFleetPrompt returned={returned} current={access.fleet} owner={otherFleetId} />
  return <OpeningCashIn isBank={code !== undefined && canExchangeCode} />
}
