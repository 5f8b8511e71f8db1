import { ApiError } from 'fleet-portal-api-client'
import { useCallback, useEffect, useState } from 'react'
import { usePortal } from '../../provider/portal.ts'
import { isSameBalance, readBalances, type Balances } from './readBalances.ts'
import { readHistory, type HistoryName, type ReadProgress } from './readHistory.ts'
import { daysOf, entriesOf, type History, type Month } from './statement.ts'

/** What a reconciliation is calculated from. */
export interface Records {
  history: History
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
  const [state, setState] = useState<ReconciliationState>({ status: 'reading', progress: undefined })
  const [attempt, setAttempt] = useState(0)
  const [isLong, setLong] = useState(false)
  const [cancel, setCancel] = useState<() => void>()
  const from = isLong ? daysOf(month).first : undefined
  const list = names?.join()
  useEffect(() => {
    if (list === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const update = (next: ReconciliationState) => {
      if (!signal.aborted) setState(next)
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
        history,
        entries: entriesOf(history),
        balances,
        rows,
        isComplete: from === undefined,
        hasChanged: !isSameBalance(before, balances),
        readAt: Date.now(),
      }
      update({ status: 'read', records })
    }
    setState({ status: 'reading', progress: undefined })
    setCancel(() => () => {
      controller.abort()
      setState({ status: 'cancelled' })
    })
    read().catch((error: unknown) => {
      if (isLimitOfRows(error) && from === undefined && !signal.aborted) setLong(true)
      else update({ status: 'failed', error })
    })
    return () => controller.abort()
  }, [client, fleetId, list, hasLitres, from, attempt])
  return {
    state,
    cancel,
    readAgain: useCallback(() => setAttempt((current) => current + 1), []),
  }
}
