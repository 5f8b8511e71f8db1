import {
  cancelReport,
  createReport,
  deleteReport,
  listReports,
  reportAccess,
} from 'fleet-portal-api-client/contract/reports'
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { report } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { newId } from '../utilities/ids.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import {
  countReportRows,
  filtersOfRequest,
  filtersToWire,
  findReportSource,
  finishReport,
  reportUrl,
  createReportAfterCommit,
  createReportFile,
  type ReportRow,
} from '../domain/reportFiles.ts'
import { deleteParts } from '../domain/reportParts.ts'
import { wireInstant } from '../utilities/time.ts'
import { Fault } from '../fault.ts'
import { handle, type Binding } from '../handle.ts'

/** Up to this number of rows, the file is created before the response; larger files are created after it. */
const maxImmediateRows = 1000

async function reportOwner(tx: Tx, { reportId }: { reportId: string }) {
  const [found] = await tx.select({ fleetId: report.fleetId }).from(report).where(eq(report.id, reportId))
  return found?.fleetId
}

const ownReport = ({ currentUser, fleet }: Context, reportId: string) =>
  and(eq(report.id, reportId), eq(report.userId, currentUser.id), eq(report.fleetId, fleet.id))

function toWire(context: Context, row: Omit<ReportRow, 'content'> & { size: number | null }) {
  const link = row.status === 'success' ? reportUrl(context, row) : null
  return {
    reportId: row.id,
    reportType: row.reportType,
    fileName: row.fileName,
    status: row.status,
    progress: row.progress,
    fileUrl: link,
    downloadUrl: link,
    fileSize: row.size,
    fileType: row.fileName.split('.').at(-1) ?? null,
    filters: filtersOfRequest(row),
    createdAt: wireInstant(row.createdAt),
  }
}

/** The endpoints of reports. `lists` are the list endpoints whose rows a report exports. */
export const reportRoutes = (lists: readonly Binding[]): Binding[] => [
  handle(
    createReport,
    async (context, { reportType, platformType: _, connectionId, fleetId, ...filters }) => {
      const { tx, now, currentUser, settings } = context
      context.refuseWithoutAccess(reportAccess[reportType], context.fleet)
      const source = findReportSource(lists, reportType)
      if (!source) throw new Fault('NotImplemented', { message: `${reportType} is not exported here.` })
      const { list, listExport } = source
      const wireFilters = { ...filtersToWire(filters, listExport), fleetId }
      const max = listExport.isLimited ? settings.redemptionsPerReport : maxImmediateRows
      const total = await countReportRows(context, list, wireFilters, Math.max(max, maxImmediateRows))
      if (listExport.isLimited && total > settings.redemptionsPerReport) {
        throw new Fault('RedemptionLimitExceeded', { data: { limit: settings.redemptionsPerReport } })
      }
      const id = newId('rep')
      const [row] = await tx
        .insert(report)
        .values({
          id,
          fleetId,
          userId: currentUser.id,
          reportType,
          filters: wireFilters,
          fileName: `${reportType}-${context.today}-${id.slice(-4)}.csv`,
          connectionId: connectionId ?? null,
          createdAt: now,
        })
        .returning()
      if (!row) throw new Fault('Server')
      if (total > maxImmediateRows) {
        if (settings.addReportJob) await settings.addReportJob(tx, id)
        else context.afterCommit.push(createReportAfterCommit({ ...source, filters: wireFilters }, row))
        return { reportId: id, downloadUrl: null }
      }
      await finishReport(context, row, {
        content: await createReportFile(context, { ...source, filters: wireFilters }),
      })
      return { reportId: id, downloadUrl: reportUrl(context, row) }
    },
  ),

  handle(listReports, async (context, input) => {
    const { tx, currentUser } = context
    if (input.userId !== currentUser.id) throw new Fault('Forbidden')
    const { limit, offset } = limitAndOffset(input)
    const where = and(
      eq(report.fleetId, input.fleetId),
      eq(report.userId, currentUser.id),
      input.reportTypes?.length ? inArray(report.reportType, input.reportTypes) : undefined,
      withinDays(report.createdAt, input.startDate, input.endDate),
    )
    const found = await tx
      .select({
        id: report.id,
        fleetId: report.fleetId,
        userId: report.userId,
        reportType: report.reportType,
        filters: report.filters,
        fileName: report.fileName,
        status: report.status,
        progress: report.progress,
        connectionId: report.connectionId,
        createdAt: report.createdAt,
        size: sql`coalesce(${report.size}, octet_length(${report.content}))`.mapWith((size) =>
          size === null ? null : Number(size),
        ),
      })
      .from(report)
      .where(where)
      .orderBy(desc(eq(report.status, 'in progress')), desc(report.createdAt), desc(report.id))
      .limit(limit)
      .offset(offset)
    const [total] = await tx.select({ count: count() }).from(report).where(where)
    const reports = found.map((row) => toWire(context, row))
    return { reports, count: total?.count ?? 0 }
  }),

  handle(
    cancelReport,
    async (context, { reportId }) => {
      const [found] = await context.tx.select().from(report).where(ownReport(context, reportId)).for('update')
      if (!found) throw new Fault('NotFound')
      if (found.status !== 'in progress') throw new Fault('IllegalTransition')
      await context.tx.update(report).set({ status: 'cancelled' }).where(ownReport(context, reportId))
      await deleteParts(context.tx, reportId)
      return {}
    },
    reportOwner,
  ),

  handle(
    deleteReport,
    async (context, { reportId }) => {
      const [found] = await context.tx.select().from(report).where(ownReport(context, reportId)).for('update')
      if (!found) throw new Fault('NotFound')
      if (found.status === 'in progress') throw new Fault('IllegalTransition')
      await context.tx.delete(report).where(ownReport(context, reportId))
      return {}
    },
    reportOwner,
  ),
]
