import { ApiError } from 'fleet-portal-api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { today } from '../../format/days.ts'
import { usePortal } from '../../provider/portal.ts'
import { isSameBalance, readBalances, type Balances } from './readBalances.ts'
import { readHistory, type HistoryName, type ReadProgress } from './readHistory.ts'
import { daysOf, entriesOf, monthOf, type Month } from './statement.ts'

/** What a reconciliation is calculated from. */
export interface Records {
  entries: ReturnType<typeof entriesOf>
  balances: Balances
  /** The number of rows. */
  rows: number
  /** Whether the rows reach back to the first one of the fleet. */
  isComplete: boolean
  /** Whether a balance changed while the rows were read, so that they may not fit. */
  hasChanged: boolean
  /** When the balances were read, in milliseconds. */
  readAt: number
}

/** The state of reading. Nothing is calculated from a part of the rows. */
export type ReconciliationState =
  | { status: 'reading'; progress: ReadProgress | undefined }
  | { status: 'cancelled' }
  | { status: 'failed'; error: unknown }
  | { status: 'too-many'; total: number }
  | { status: 'read'; records: Records }

interface ReconciliationOptions {
  fleetId: string
  month: Month
  /** The histories that the fleet has. Undefined until they are known. */
  names: readonly HistoryName[] | undefined
  hasLitres: boolean
}

/** A server that limits the number of redemptions answers a search for all of them with this code. */
const isLimitOfRows = (error: unknown) =>
  error instanceof ApiError && error.code === 'RedemptionLimitExceeded'

/**
 * Reads all histories of a fleet once, and the balances before and after them. If there are too many rows, it reads those from
 * the start of the month only.
 */
export function useReconciliation({ fleetId, month, names, hasLitres }: ReconciliationOptions) {
  const { client } = usePortal()
  const [attempt, setAttempt] = useState(0)
  const [isLong, setLong] = useState(false)
  const from = isLong ? daysOf(month).first : undefined
  const list = names?.join()
  // In another month what was read before is no longer the state of now.
  const request = [fleetId, list, hasLitres, from, attempt, monthOf(today())].join('|')
  const [result, setResult] = useState<{ request: string; state: ReconciliationState }>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => {
    if (list === undefined) return undefined
    const current = new AbortController()
    controller.current = current
    const { signal } = current
    const update = (state: ReconciliationState) => {
      if (!signal.aborted) setResult({ request, state })
    }
    const read = async () => {
      const before = await readBalances(client, { fleetId, hasLitres, signal })
      const found = await readHistory(client, {
        fleetId,
        names: list.split(',').filter(Boolean) as HistoryName[],
        from,
        signal,
        onProgress: (progress) => update({ status: 'reading', progress }),
      })
      if (found.status === 'too-many') {
        if (from === undefined && !signal.aborted) setLong(true)
        else update(found)
        return
      }
      const balances = await readBalances(client, { fleetId, hasLitres, signal })
      const { history, rows } = found
      const records = {
        entries: entriesOf(history),
        balances,
        rows,
        isComplete: from === undefined,
        hasChanged: !isSameBalance(before, balances),
        readAt: Date.now(),
      }
      update({ status: 'read', records })
    }
    read().catch((error: unknown) => {
      if (isLimitOfRows(error) && from === undefined && !signal.aborted) setLong(true)
      else update({ status: 'failed', error })
    })
    return () => current.abort()
  }, [client, fleetId, list, hasLitres, from, request])
  const cancel = () => {
    controller.current?.abort()
    setResult({ request, state: { status: 'cancelled' } })
  }
  const reading: ReconciliationState = { status: 'reading', progress: undefined }
  return {
    state: result?.request === request ? result.state : reading,
    /** Undefined until reading has started. */
    cancel: list === undefined ? undefined : cancel,
    readAgain: useCallback(() => setAttempt((current) => current + 1), []),
  }
}
