import type { ReportType } from 'api-client/contract/reports'
import type { WorkStore } from '../../provider/workStore.ts'

/** A report that a person asked for and whose file is being made. Servers need not tell its id. */
export interface AwaitedReport {
  reportId: string | undefined
  reportType: ReportType
  /** When the person asked, in milliseconds since the epoch. */
  askedAt: number
}

const keyOf = (fleetId: string) => `awaited-reports:${fleetId}`
const none: readonly AwaitedReport[] = []

/** The reports of a fleet that the person waits for in this tab, oldest first. */
export const awaitedReports = (work: WorkStore, fleetId: string): readonly AwaitedReport[] =>
  work.read<readonly AwaitedReport[]>(keyOf(fleetId)) ?? none

export const awaitReport = (work: WorkStore, fleetId: string, report: Omit<AwaitedReport, 'askedAt'>): void =>
  work.write(keyOf(fleetId), [...awaitedReports(work, fleetId), { ...report, askedAt: Date.now() }])

/** Takes reports off that are ready, or never will be. */
export const stopAwaiting = (work: WorkStore, fleetId: string, over: readonly AwaitedReport[]): void =>
  work.write(
    keyOf(fleetId),
    awaitedReports(work, fleetId).filter((one) => !over.includes(one)),
  )
