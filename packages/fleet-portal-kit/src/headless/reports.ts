import { cancelReport, deleteReport } from 'fleet-portal-api-client/contract/reports'
import { useMemo } from 'react'
import { useWrite } from '../foundation/data/useWrite.ts'
import { useEmit } from '../provider/widgetContext.ts'
import { callOptionsOf, type ActionOptions } from './actionOptions.ts'

/** What a user can do with exports. Each action rejects with ApiError. @since 0.1.0 */
export interface ReportActions {
  /** Cancels an export that is in progress. */
  cancel: (reportId: string, options?: ActionOptions) => Promise<void>
  /** Deletes an export and its file. */
  remove: (reportId: string, options?: ActionOptions) => Promise<void>
  /** Whether an action is running. */
  isBusy: boolean
}

/**
 * Cancels and deletes exports. `onBefore` of the provider may deny an action, which then rejects with kind `denied`. After a
 * success all data of the kit is read again, and the event of the action is reported.
 *
 * @example
 * const { cancel } = useReportActions()
 *
 * @since 0.1.0
 */
export function useReportActions(): ReportActions {
  const emit = useEmit('downloads')
  const { send: sendCancellation, isPending: isCancelling } = useWrite(cancelReport, 'downloads')
  const { send: sendRemoval, isPending: isRemoving } = useWrite(deleteReport, 'downloads')
  const actions = useMemo(
    () => ({
      async cancel(reportId: string, options?: ActionOptions) {
        await sendCancellation({ reportId, status: 'cancelled' }, callOptionsOf(options))
        emit('report.cancelled', { reportId })
      },
      async remove(reportId: string, options?: ActionOptions) {
        await sendRemoval({ reportId }, callOptionsOf(options))
        emit('report.deleted', { reportId })
      },
    }),
    [emit, sendCancellation, sendRemoval],
  )
  return { ...actions, isBusy: isCancelling || isRemoving }
}
