import type { ReportType } from 'api-client/contract/reports'
import type { DraftStore } from '../../provider/draftStore.ts'

/** A report that a person asked for and whose file is being made. Servers need not tell its id. */
export interface PendingReport {
  reportId: string | undefined
  reportType: ReportType
  /** When the person asked, in milliseconds since the epoch. */
  askedAt: number
}

const keyOf = (fleetId: string) => `awaited-reports:${fleetId}`
const none: readonly PendingReport[] = []

/** The reports of a fleet that the person waits for in this tab, oldest first. */
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

/** Takes reports off that are ready, or never will be. */
export const removePendingReports = (
  draftStore: DraftStore,
  fleetId: string,
  over: readonly PendingReport[],
): void =>
  draftStore.write(
    keyOf(fleetId),
    pendingReports(draftStore, fleetId).filter((one) => !over.includes(one)),
  )
