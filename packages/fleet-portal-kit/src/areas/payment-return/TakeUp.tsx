import { ApiError } from 'api-client'
import { createBpiToken, getCashin } from 'api-client/contract/cashin'
import { accessToFleet } from 'api-client/contract/session'
import { useEffect, useRef, useState } from 'react'
import { useAccess } from '../../foundation/data/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'
import { useSession } from '../../foundation/data/useSession.ts'
import { OopsView } from '../../pieces/OopsView.tsx'
import { toldBesides } from '../../pieces/cashinBesides.ts'
import { forgetReturn, type PendingReturn } from '../../pieces/pendingReturn.ts'
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

/** Whose payment it is, as far as this person may know; undefined for the fleet in hand, or where nobody tells. */
function useOtherFleet(fleetId: string, cashInId: string | undefined) {
  const access = useAccess(fleetId)
  const isOnlyFleet = useSession().singleUserFleet === true
  const mustLook = cashInId !== undefined && !isOnlyFleet && access.can(getCashin)
  const { data, error } = useRead(getCashin, { cashInId: cashInId ?? '' }, { enabled: mustLook })
  const owner = data && toldBesides(data).fleetId
  const isOther = owner !== undefined && owner !== fleetId
  return {
    access,
    isKnown: access.isReady && (!mustLook || Boolean(data ?? error)),
    other: isOther && access.user && accessToFleet(access.user, owner) ? owner : undefined,
  }
}

/** Takes a return up on the fleet in hand: asks the bank for a token where there is a code, and goes on to cash-in. */
export function TakeUp({ fleetId, found, onSpent }: TakeUpProps) {
  const { client, work } = usePortal()
  const navigation = useNavigation()
  const emit = useEmit()
  const { access, isKnown, other } = useOtherFleet(fleetId, found.cashInId)
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
  const canAsk = access.can(createBpiToken) && !access.blocked(createBpiToken)
  const isReady = isKnown && other === undefined
  useEffect(() => {
    if (!isReady || isGone.current) return
    isGone.current = true
    forgetReturn(work)
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
  if (other) return <OtherFleet found={found} current={access.fleet} owner={other} />
  return <Opening isBank={code !== undefined && canAsk} />
}
