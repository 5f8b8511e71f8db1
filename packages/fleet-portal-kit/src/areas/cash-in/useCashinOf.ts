import { getCashin, listCashins, type Cashin } from 'api-client/contract/cashin'
import { useCallback, useEffect, useState } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import type { Returned } from './handed.ts'

const every = 5_000
/** How long a payment that waits is looked at again by itself. */
const patience = 120_000

interface Found {
  cashin: Cashin | undefined
  /** Nothing was handed over by which it could be found, or nothing was found by it. */
  isNowhere: boolean
  error: unknown
  /** It waits, and is being looked at again. */
  isWatching: boolean
  lookAgain: () => Promise<unknown>
}

/** A cash-in by its id, or by its reference number. One that is pending is read again and again for two minutes. */
export function useCashinOf(fleetId: string, { cashInId, referenceNumber }: Returned): Found {
  const [isWatching, setWatching] = useState(true)
  const [isOver, setOver] = useState(false)
  const interval = isWatching && !isOver ? every : false
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
  if (cashin && isOver === isPending) setOver(!isPending)
  useEffect(() => {
    if (!isWatching) return
    const timer = setTimeout(() => setWatching(false), patience)
    return () => clearTimeout(timer)
  }, [isWatching])
  const { refetch } = read
  const isGone = !cashin && byId.error?.code === 'NotFound'
  return {
    cashin,
    isNowhere:
      (!cashInId && !referenceNumber) || isGone || (isByReference && byReference.isSuccess && !listed),
    error: cashin ? undefined : (read.error ?? undefined),
    isWatching,
    lookAgain: useCallback(() => {
      setWatching(true)
      return refetch()
    }, [refetch]),
  }
}
