import { getCashin, listCashins, type Cashin } from 'fleet-portal-api-client/contract/cashin'
import { useCallback, useEffect, useState } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import type { ReturnedPayment } from './handover.ts'

/** How often a pending cash-in is read, in milliseconds. */
const pollInterval = 5_000
/** How long a pending cash-in is read repeatedly, in milliseconds. */
const pollDuration = 120_000

interface FoundCashin {
  cashin: Cashin | undefined
  /** Whether there is no id and no reference number, or the server does not find the cash-in. */
  isNotFound: boolean
  error: unknown
  /** Whether the cash-in is read repeatedly while it is pending. */
  isPolling: boolean
  readAgain: () => Promise<unknown>
}

/** Reads a cash-in by its id or its reference number. A pending cash-in is read repeatedly for two minutes. */
export function useFindCashin(fleetId: string, { cashInId, referenceNumber }: ReturnedPayment): FoundCashin {
  const [isPolling, setPolling] = useState(true)
  const [hasEnded, setEnded] = useState(false)
  const interval = isPolling && !hasEnded ? pollInterval : false
  const options = { refetchInterval: interval, keepPrevious: false } as const
  const byId = useRead(getCashin, { cashInId: cashInId ?? '' }, { ...options, enabled: Boolean(cashInId) })
  const isByReference = !cashInId && Boolean(referenceNumber)
  const byReference = useRead(
    listCashins,
    { fleetId, searchKey: referenceNumber ?? '', page: 1, perPage: 10 },
    { ...options, enabled: isByReference },
  )
  const read = isByReference ? byReference : byId
  const listed = byReference.data?.cashins.find((one) => one.referenceNumber === referenceNumber)
  const cashin = isByReference ? listed : byId.data
  const isPending = cashin?.status === 'pending'
  if (cashin && hasEnded === isPending) setEnded(!isPending)
  useEffect(() => {
    if (!isPolling) return
    const timer = setTimeout(() => setPolling(false), pollDuration)
    return () => clearTimeout(timer)
  }, [isPolling])
  const { refetch } = read
  const isUnknownId = !cashin && byId.error?.code === 'NotFound'
  return {
    cashin,
    isNotFound:
      (!cashInId && !referenceNumber) || isUnknownId || (isByReference && byReference.isSuccess && !listed),
    error: cashin ? undefined : (read.error ?? undefined),
    isPolling,
    readAgain: useCallback(() => {
      setPolling(true)
      return refetch()
    }, [refetch]),
  }
}
