import { ApiError } from 'api-client'
import { createBpiToken, getCashin } from 'api-client/contract/cashin'
import { accessToFleet } from 'api-client/contract/session'
import { useEffect, useRef, useState } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { useSession } from '../../foundation/data/useSession.ts'
import { OopsView } from '../../pieces/session/OopsView.tsx'
import { extraFields } from '../../pieces/payments/cashinExtraFields.ts'
import { forgetReturn, type PendingReturn } from '../../pieces/navigation/pendingReturn.ts'
import { usePortal } from '../../provider/portal.ts'
import { useEmit, useNavigation } from '../../provider/widgetContext.ts'
import { Opening } from './Opening.tsx'
import { OtherFleet } from './OtherFleet.tsx'
import { ReturnFailed } from './ReturnFailed.tsx'

interface TakeUpProps {
  fleetId: string
  found: PendingReturn
  /** The code was sent and must not be sent again. */
  onSpent: () => void
}

/**
 * What the server says of the payment: `other` is the fleet that it was made for, where that is another one of this
 * person; `isPending` that it waits to be paid. `failure` is why a code cannot be used yet.
 */
function usePayment(fleetId: string, { cashInId, code }: PendingReturn) {
  const access = useAccess(fleetId)
  const isOnlyFleet = useSession().singleUserFleet === true
  const mustLook = cashInId !== undefined && (!isOnlyFleet || code !== undefined) && access.can(getCashin)
  const { data, error, refetch } = useRead(
    getCashin,
    { cashInId: cashInId ?? '' },
    { enabled: mustLook, keepPrevious: false },
  )
  const owner = data && extraFields(data).fleetId
  const isOther = owner !== undefined && owner !== fleetId
  const failure = code && !data && error && error.code !== 'NotFound' ? { error, retry: refetch } : undefined
  return {
    access,
    isKnown: access.isReady && !failure && (!mustLook || Boolean(data ?? error)),
    isPending: data?.status === 'pending',
    failure,
    other: isOther && access.user && accessToFleet(access.user, owner) ? owner : undefined,
  }
}

/**
 * Takes a return up on the fleet in hand and goes on to cash-in. A landing only reads. The one exception is the code of
 * a bank: it is exchanged for a token once the server has said that its cash-in waits to be paid.
 */
export function TakeUp({ fleetId, found, onSpent }: TakeUpProps) {
  const { client, draftStore } = usePortal()
  const navigation = useNavigation()
  const emit = useEmit()
  const { access, isKnown, isPending, failure: unread, other } = usePayment(fleetId, found)
  const [failure, setFailure] = useState<unknown>()
  const isGone = useRef(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const { code, ...rest } = found
  const canAsk = isPending && access.can(createBpiToken) && !access.blocked(createBpiToken)
  const isReady = isKnown && other === undefined
  useEffect(() => {
    if (!isReady || isGone.current) return
    isGone.current = true
    forgetReturn(draftStore)
    const goOn = (token?: string) => {
      if (!isHere.current) return
      emit('payment.returned', { cashInId: rest.cashInId })
      const state = { ...rest, ...(token && { token }) }
      navigation.navigate({ area: 'cash-in', state }, { replace: true })
    }
    if (!code || !rest.cashInId || !canAsk) return goOn()
    client.call(createBpiToken, { cashinId: rest.cashInId, code }).then(
      ({ token }) => goOn(token),
      (error: unknown) => {
        // Refused for the session alone: the code was not looked at.
        if (!(error instanceof ApiError) || error.kind !== 'unauthorized') onSpent()
        if (isHere.current) setFailure(error)
      },
    )
    // Once, when it is known whose payment it is: a code is good once.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps
  }, [isReady])

  if (failure !== undefined) return <ReturnFailed error={failure} />
  if (access.error) return <OopsView error={access.error} retry={access.retry} />
  if (unread) return <OopsView error={unread.error} retry={() => void unread.retry()} />
  if (other) return <OtherFleet found={found} current={access.fleet} owner={other} />
  return <Opening isBank={code !== undefined && canAsk} />
}
