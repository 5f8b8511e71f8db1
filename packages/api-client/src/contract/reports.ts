import * as z from 'zod/mini'
import type { Access } from './access.ts'
import { requires, defineEndpoint } from './endpoint.ts'
import { commaList, id, optionalText, text } from './codecs.ts'
import { fromDay, instant, toDay } from './days.ts'
import { paging } from './paging.ts'
import { capitalFuel } from './products.ts'

/** The exports that the portal requests. @since 0.1.0 */
export const reportTypes = [
  'cashin',
  'buy-fuel',
  'redemption',
  'pricing-history',
  'fuel-code',
  'fuel-card',
  'fuel-card-list',
  'payment',
  'merchant-payment',
] as const
/** The type of an export. @since 0.1.0 */
export type ReportType = (typeof reportTypes)[number]

/** The access rule of each export. Only the fleet-card list has its own level for it. @since 0.1.0 */
export const reportAccess: Readonly<Record<ReportType, Access>> = {
  cashin: requires('CASH_IN', 'view'),
  'buy-fuel': requires('BUY_FUEL', 'view'),
  redemption: requires('REDEMPTION', 'view'),
  'pricing-history': requires('FUEL', 'view'),
  'fuel-code': requires('MY_FUEL_CODE', 'view'),
  'fuel-card': requires('FLEET_CARD_MANAGEMENT', 'export'),
  'fuel-card-list': requires('FLEET_CARD_MANAGEMENT', 'export'),
  payment: requires('FLEET_CARD_REDEMPTION_HISTORY', 'view'),
  'merchant-payment': requires('NON_FUEL_TRANSACTION', 'view'),
}

/** The statuses of an export. @since 0.1.0 */
export const reportStatuses = ['in progress', 'success', 'cancelled', 'failed'] as const

/**
 * The schema of an export. `downloadUrl` repeats `fileUrl`; `progress` is from 0 to 100, `fileSize` is in bytes. `filters` are those of
 * its request, without the fleet. A server that does not keep them leaves them out.
 *
 * @since 0.1.0
 */
export const report = z.looseObject({
  reportId: id,
  reportType: text,
  fileName: optionalText,
  status: text,
  progress: z.nullish(z.number()),
  fileUrl: optionalText,
  downloadUrl: optionalText,
  fileSize: z.nullish(z.number()),
  fileType: optionalText,
  filters: z.nullish(z.looseObject({ startDate: z.optional(fromDay), endDate: z.optional(toDay) })),
  createdAt: instant,
})
/** An export and its file. @since 0.1.0 */
export type Report = z.output<typeof report>

/**
 * Requests an export with the filters of a list, without paging. An answer without `downloadUrl` is not finished yet.
 *
 * @since 0.1.0
 */
export const createReport = defineEndpoint({
  name: 'createReport',
  method: 'POST',
  kind: 'write',
  access: 'session',
  input: z.looseObject({
    reportType: z.enum(reportTypes),
    platformType: z.literal('plb'),
    connectionId: z.optional(text),
    fleetId: id,
    startDate: z.optional(fromDay),
    endDate: z.optional(toDay),
    productCode: z.optional(capitalFuel),
  }),
  output: z.looseObject({ downloadUrl: optionalText, reportId: z.optional(id) }),
  errors: ['RedemptionLimitExceeded', 'FleetTypeNotAllowed'],
})

/** Lists the exports of the signed-in user. @since 0.1.0 */
export const listReports = defineEndpoint({
  name: 'listReports',
  method: 'GET',
  kind: 'read',
  access: 'session',
  input: z.object({
    fleetId: id,
    userId: id,
    reportTypes: z.optional(commaList(z.enum(reportTypes))),
    startDate: z.optional(fromDay),
    endDate: z.optional(toDay),
    ...paging,
  }),
  list: { items: 'reports', id: 'reportId' },
  output: z.looseObject({ reports: z.array(report), count: z.number() }),
})

/** Cancels an export that is in progress. @since 0.1.0 */
export const cancelReport = defineEndpoint({
  name: 'cancelReport',
  method: 'PUT',
  kind: 'write',
  access: 'session',
  input: z.object({ reportId: id, status: z.literal('cancelled') }),
  output: z.unknown(),
  errors: ['IllegalTransition'],
})

/** Deletes an export and its file. @since 0.1.0 */
export const deleteReport = defineEndpoint({
  name: 'deleteReport',
  method: 'DELETE',
  kind: 'write',
  access: 'session',
  input: z.object({ reportId: id }),
  output: z.unknown(),
  errors: ['IllegalTransition'],
})
