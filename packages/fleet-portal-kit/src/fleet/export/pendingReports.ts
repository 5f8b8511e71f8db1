import type { ReportType } from 'fleet-portal-api-client/contract/reports'
import type { DraftStore } from '../../provider/draftStore.ts'

/** A report that the user requested and that the server is still generating. Some servers do not return its ID. */
export interface PendingReport {
  reportId: string | undefined
  reportType: ReportType
  /** The time of the request, in milliseconds since the epoch. */
  askedAt: number
}

const keyOf = (fleetId: string) => `awaited-reports:${fleetId}`
/** What the toasts of a report are about: the file that is ready replaces the request. Without an id, it is the type of the report. */
export const reportToastKey = ({
  reportId,
  reportType,
}: {
  reportId: string | undefined
  reportType: string
}): string => `report:${reportId ?? reportType}`

const none: readonly PendingReport[] = []

/** The pending reports of a fleet in this tab, oldest first. */
export const pendingReports = (draftStore: DraftStore, fleetId: string): readonly PendingReport[] =>
  draftStore.read<readonly PendingReport[]>(keyOf(fleetId)) ?? none

export const addPendingReport = (
  draftStore: DraftStore,
  fleetId: string,
  report: Omit<PendingReport, 'askedAt'>,
): void =>
  draftStore.write(keyOf(fleetId), [
    ...pendingReports(draftStore, fleetId),
    { ...report, askedAt: Date.now() },
  ])

/** Removes reports that are ready or have failed. */
export const removePendingReports = (
  draftStore: DraftStore,
  fleetId: string,
  ended: readonly PendingReport[],
): void =>
  draftStore.write(
    keyOf(fleetId),
    pendingReports(draftStore, fleetId).filter((report) => !ended.includes(report)),
  )
