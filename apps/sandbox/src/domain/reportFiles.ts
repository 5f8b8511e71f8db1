import type { FleetType } from 'fleet-portal-api-client/contract/access'
import { csvText, plainCell, spreadsheetText } from 'fleet-portal-api-client/contract/csvText'
import { exportedColumns, exports, type ListExport } from 'fleet-portal-api-client/contract/exports'
import { readList } from 'fleet-portal-api-client/contract/endpoint'
import type { ReportType } from 'fleet-portal-api-client/contract/reports'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Context, AfterCommitTask } from '../context.ts'
import { rows } from '../db/connect.ts'
import { fleet, report } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import type { Binding } from '../handle.ts'
import { decodeInput, type Wire } from '../decode.ts'
import * as z from 'zod/mini'
import { deleteParts, nextPart, planParts, sizeOfParts, storePart } from './reportParts.ts'
import { secretHash } from './tokens.ts'
import { sleep } from '../utilities/sleep.ts'

const rowsPerPart = 1000
const linkLife = 300

export type ReportRow = typeof report.$inferSelect

/** The list endpoint of a type of report, and its columns. Undefined if the sandbox does not export it. */
export function findReportSource(lists: readonly Binding[], type: ReportType) {
  const listExport = exports[type]
  const binding = lists.find(({ endpoint }) => endpoint.name === listExport?.endpoint.name)
  const exportRows = binding?.exportRows
  return (
    listExport && binding && exportRows && { listExport, list: { endpoint: binding.endpoint, exportRows } }
  )
}

/** A list that is exported, with its rows. */
type ExportedList = Required<Pick<Binding, 'endpoint' | 'exportRows'>>

/** The query of the ids of all rows with some filters. */
const idsOf = ({ endpoint, exportRows }: ExportedList, context: Context, filters: Wire): Promise<SQL> =>
  exportRows.ids(context, decodeInput(endpoint, filters) as never)

/**
 * Filters as query parameters of the list: arrays joined by commas, other values as text, no empty values. Refuses a filter that the
 * list does not have: without it the export would have more rows than the caller wants.
 */
export function filtersToWire(filters: Wire, { endpoint }: ListExport): Wire {
  const reportNames = Object.entries(endpoint.report?.filterNames ?? {})
  const listNames = new Map(reportNames.map(([listName, reportName]) => [reportName, listName]))
  const entries = Object.entries(filters).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === '') return []
    return [[listNames.get(name) ?? name, [value].flat().join(',')]]
  })
  const wire = Object.fromEntries(entries) as Wire
  const { shape = {} } = endpoint.input as { shape?: Record<string, unknown> }
  const unknown = Object.keys(wire).filter((name) => !Object.hasOwn(shape, name))
  if (unknown.length === 0) return wire
  throw new Fault('BadRequest', { fields: unknown.map((path) => ({ path, code: 'unknown' })) })
}

/** The stored filters of a report under the names that its request had, without the fleet. */
export function filtersOfRequest({ reportType, filters }: Pick<ReportRow, 'reportType' | 'filters'>): Wire {
  const listExport = (exports as Record<string, ListExport | undefined>)[reportType]
  const names = listExport?.endpoint.report?.filterNames ?? {}
  const { fleetId: _, ...own } = filters as Wire
  return Object.fromEntries(Object.entries(own).map(([name, value]) => [names[name] ?? name, value]))
}

/** The number of rows of an export, up to `max` + 1. Refuses invalid filters before the report is created. */
export async function countReportRows(
  context: Context,
  list: ExportedList,
  filters: Wire,
  max: number,
): Promise<number> {
  const ids = await idsOf(list, context, filters)
  const [found] = await rows<{ count: number }>(
    context.tx,
    sql`select count(*)::int as count from (${ids} limit ${max + 1}) as found`,
  )
  return found?.count ?? 0
}

type TextRow = readonly string[]

/** Titles and columns of an export for the fleet of its filters. */
async function columnsOf(context: Context, listExport: ListExport, filters: Wire) {
  const [owner] = await context.tx
    .select({ type: fleet.plbType, isVip: fleet.isVip })
    .from(fleet)
    .where(eq(fleet.id, String(filters['fleetId'])))
  if (!owner) throw new Fault('NotFound')
  const exportFleet = { ...owner, type: owner.type as FleetType }
  const columns = exportedColumns(listExport, exportFleet)
  const toRow = (item: never): TextRow => columns.map(([, column]) => cellText(column(item)))
  return { titles: columns.map(([title]) => title), toRow }
}

const cellText = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** Rows without titles, for the parts of a file after the first. */
const spreadsheetRows = (found: readonly TextRow[]) =>
  csvText(found.map((cells) => cells.map((cell, at) => plainCell(cell, at === 0))))

/** The export of a report: its list, its columns and its filters. */
interface ReportSource {
  list: ExportedList
  listExport: ListExport
  filters: Wire
}

/** The text of some rows of an export, with the titles if they are the first. */
async function textOfRows(
  context: Context,
  { list: { endpoint, exportRows }, listExport, filters }: ReportSource,
  { ids, isFirst }: { ids: readonly string[]; isFirst: boolean },
): Promise<string> {
  const items = await exportRows.items(context, ids, decodeInput(endpoint, filters) as never)
  const itemsKey = [endpoint.list?.items ?? []].flat()[0] ?? ''
  const answer = z.encode(endpoint.output as z.ZodMiniType, { [itemsKey]: items, count: 0 })
  const { titles, toRow } = await columnsOf(context, listExport, filters)
  const found = readList(listExport.endpoint, answer as never).items.map((item) => toRow(item as never))
  return isFirst ? spreadsheetText([titles, ...found]) : spreadsheetRows(found)
}

/** Creates the file of an export immediately. The ids of its rows are read at once, as those of a long file are. */
export async function createReportFile(context: Context, source: ReportSource): Promise<string> {
  const ids = await idsOf(source.list, context, source.filters)
  const found = await rows<{ id: string }>(context.tx, ids)
  return textOfRows(context, source, { ids: found.map(({ id }) => id), isFirst: true })
}

const unfinished = ({ id }: Pick<ReportRow, 'id'>) => and(eq(report.id, id), eq(report.status, 'in progress'))

/** Finishes a report unless it was cancelled or is already finished, and notifies the user's pages. */
export async function finishReport(
  context: Context,
  row: ReportRow,
  result: { content: string; size?: number } | 'failed',
): Promise<void> {
  const done = result === 'failed' ? { status: 'failed' } : { status: 'success', progress: 100, ...result }
  const changed = await context.tx
    .update(report)
    .set(done)
    .where(unfinished(row))
    .returning({ id: report.id })
  if (changed.length === 0) return
  if (result === 'failed') await deleteParts(context.tx, row.id)
  context.pushToUser({
    userId: row.userId,
    message: { type: 'report', reportId: row.id, status: done.status },
  })
}

/**
 * Locks an unfinished report until the transaction ends, so that two processes never write its file at the same time: a process that
 * was silent for too long may go on while another one has taken the job. False if the report was cancelled, deleted or finished.
 */
async function lockUnfinished({ tx }: Context, row: ReportRow): Promise<boolean> {
  const [found] = await tx.select({ id: report.id }).from(report).where(unfinished(row)).for('update')
  return found !== undefined
}

/** Stores the progress of a report in percent, unless the report was cancelled, deleted or finished. */
async function updateProgress({ tx }: Context, row: ReportRow, progress: number): Promise<void> {
  await tx.update(report).set({ progress }).where(unfinished(row))
}

/** Writes the next part of a long file. Resolves to whether there may be more: the report may be finished or cancelled. */
async function writeNextPart(context: Context, source: ReportSource, row: ReportRow): Promise<boolean> {
  if (!(await lockUnfinished(context, row))) return false
  const next = await nextPart(context.tx, row.id)
  if (!next) {
    await finishReport(context, row, { content: '', size: await sizeOfParts(context.tx, row.id) })
    return false
  }
  const { ids, position } = next
  const text = await textOfRows(context, source, { ids, isFirst: position === 0 })
  await storePart(context.tx, row.id, position, text)
  // The file is finished by the next call.
  await updateProgress(context, row, Math.min(99, Math.floor(((position + 1) / next.parts) * 100)))
  return true
}

/**
 * Writes a long file. The ids of its rows are read at once, so that no row is missing or repeated if others are added meanwhile.
 * Then a thousand rows at a time are read and stored, each in its own transaction, with the pause of the settings in between,
 * so that a user can watch and cancel it. It ends early after `signal`. A repetition goes on after the last thousand that was stored.
 */
const writeFile =
  (source: ReportSource, row: ReportRow, signal?: AbortSignal): AfterCommitTask =>
  async (inTransaction) => {
    await inTransaction(async (context) => {
      if (!(await lockUnfinished(context, row))) return
      await planParts(context.tx, row.id, rowsPerPart, await idsOf(source.list, context, source.filters))
    })
    for (;;) {
      if (signal?.aborted) return
      const { isMore, pause } = await inTransaction(async (context) => ({
        isMore: await writeNextPart(context, source, row),
        pause: context.settings.reportPause,
      }))
      if (!isMore) return
      if (pause > 0) await sleep(pause, signal)
    }
  }

/** Creates the file after the response was sent, without a job queue. */
export const createReportAfterCommit =
  (source: ReportSource, row: ReportRow): AfterCommitTask =>
  async (inTransaction) => {
    try {
      await writeFile(source, row)(inTransaction)
    } catch (error) {
      await inTransaction((context) => finishReport(context, row, 'failed'))
      throw error
    }
  }

const findReport = async ({ tx }: Context, id: string): Promise<ReportRow | undefined> => {
  const [found] = await tx.select().from(report).where(unfinished({ id }))
  return found
}

/** The job of a report: begins its file or goes on with it. `lists` are the list endpoints that reports export. */
export const runReportJob =
  (lists: readonly Binding[], reportId: string, signal?: AbortSignal): AfterCommitTask =>
  async (inTransaction) => {
    const row = await inTransaction((context) => findReport(context, reportId))
    if (!row) return
    const source = findReportSource(lists, row.reportType as ReportType)
    if (!source) return inTransaction((context) => finishReport(context, row, 'failed'))
    await writeFile({ ...source, filters: row.filters as Wire }, row, signal)(inTransaction)
  }

/** Marks a report as failed after the last attempt of its job. */
export const failReport =
  (reportId: string): AfterCommitTask =>
  (inTransaction) =>
    inTransaction(async (context) => {
      const row = await findReport(context, reportId)
      if (row) await finishReport(context, row, 'failed')
    })

const signatureOf = (context: Context, id: string, until: number) =>
  secretHash(context, `report:${id}:${until}`).slice(0, 40)

/** The URL of the file. It works for five minutes and needs no sign-in. */
export function reportUrl(context: Context, { id }: Pick<ReportRow, 'id'>): string {
  const until = Math.floor(context.now.getTime() / 1000) + linkLife
  return `${context.origin}/files/${id}?until=${until}&seal=${signatureOf(context, id, until)}`
}

/** The report of a signed URL. Undefined if the URL has expired or its signature is wrong. */
export async function findReportByUrl(context: Context, id: string, until: number, signature: string) {
  if (!(until * 1000 > context.now.getTime()) || signature !== signatureOf(context, id, until))
    return undefined
  const [found] = await context.tx.select().from(report).where(eq(report.id, id))
  if (found?.content == null) return undefined
  return { fileName: found.fileName, content: found.content, sizeOfParts: found.size }
}
