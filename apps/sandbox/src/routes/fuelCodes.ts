import {
  countFuelCodes,
  createFuelCodes,
  isCodePeriod,
  listActiveFuelCodes,
  listFuelCodes,
  updateFuelCode,
} from 'fleet-portal-api-client/contract/fuelCodes'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { fuelCode } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { releaseCode, sweepCodes, type CodeRow } from '../domain/codePeriods.ts'
import { codesToWire, statusCondition, statusOf } from '../domain/codeWire.ts'
import { createCodes } from '../domain/fuelCodes.ts'
import { lockActiveFleet } from '../domain/ledger.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { matchesSearch } from '../utilities/search.ts'
import { Fault } from '../fault.ts'
import { sortedBy } from '../utilities/sortedBy.ts'
import { handle } from '../handle.ts'

async function codeOwner(tx: Tx, { fuelCodeId }: { fuelCodeId: string }) {
  const [found] = await tx
    .select({ fleetId: fuelCode.fleetId })
    .from(fuelCode)
    .where(eq(fuelCode.id, fuelCodeId))
  return found?.fleetId
}

/** Locks a code, after `sweepCodes` has brought its period up to date. */
async function lockCode(context: Context, fuelCodeId: string): Promise<CodeRow> {
  const fleet = await lockActiveFleet(context)
  await sweepCodes(context, fleet.id)
  const [code] = await context.tx
    .select()
    .from(fuelCode)
    .where(and(eq(fuelCode.id, fuelCodeId), eq(fuelCode.fleetId, fleet.id)))
    .for('update')
  if (!code) throw new Fault('NotFound')
  return code
}

/** Changes the end date and auto-renew of a scheduled code. No other field can change. */
async function reschedule(context: Context, code: CodeRow, patch: { endDate?: string; autoRenew?: boolean }) {
  if (statusOf(code, context.today) !== 'Scheduled') throw new Fault('IllegalTransition')
  const endDate = patch.endDate ?? code.endDate
  if (!isCodePeriod(code.startDate, endDate)) {
    throw new Fault('BadRequest', { fields: [{ path: 'endDate', code: 'between:1-1000' }] })
  }
  await context.tx
    .update(fuelCode)
    .set({ endDate, autoRenew: patch.autoRenew ?? code.autoRenew })
    .where(eq(fuelCode.id, code.id))
}

const newestFirst = [desc(fuelCode.createdAt), desc(fuelCode.id)]
const sortValues = (today: string) => ({
  fuelCode: fuelCode.code,
  status: sql`case when ${fuelCode.state} <> 'open' then ${fuelCode.state} when ${fuelCode.startDate} > ${today} then 'scheduled' else 'active' end`,
  productCode: fuelCode.product,
  literVolume: fuelCode.volume,
  endDate: fuelCode.endDate,
  maxUsage: fuelCode.maxUsage,
  createdAt: fuelCode.createdAt,
})

export const fuelCodeRoutes = [
  handle(createFuelCodes, async (context, { codes }) => {
    const created = await createCodes(context, codes)
    return { fuelCodes: await codesToWire(context.tx, created, context.today) }
  }),

  handle(listFuelCodes, async (context, input) => {
    await sweepCodes(context, input.fleetId)
    const { tx, today } = context
    const { limit, offset } = limitAndOffset(input)
    const { oneTimeUse, autoRenew, sendSms, fuelCodeType, productCode } = input
    const where = and(
      eq(fuelCode.fleetId, input.fleetId),
      withinDays(fuelCode.createdAt, input.startDate, input.endDate),
      productCode ? eq(fuelCode.product, productCode) : undefined,
      statusCondition(input.status, today),
      oneTimeUse === undefined ? undefined : eq(fuelCode.maxUsage, oneTimeUse ? 1 : 0),
      fuelCodeType ? eq(fuelCode.binding, fuelCodeType) : undefined,
      autoRenew === undefined ? undefined : eq(fuelCode.autoRenew, autoRenew),
      sendSms === undefined ? undefined : eq(fuelCode.sendSms, sendSms),
      matchesSearch(fuelCode.search, input.searchKey),
    )
    const found = await tx
      .select()
      .from(fuelCode)
      .where(where)
      .orderBy(...sortedBy(input, sortValues(today), newestFirst))
      .limit(limit)
      .offset(offset)
    const [total] = await tx.select({ count: count() }).from(fuelCode).where(where)
    return { fuelCodes: await codesToWire(tx, found, today), count: total?.count ?? 0 }
  }),

  handle(countFuelCodes, async (context, { fleetId }) => {
    await sweepCodes(context, fleetId)
    const active = statusCondition('Active', context.today)
    const [found] = await context.tx
      .select({ total: count(), active: sql`count(*) filter (where ${active})`.mapWith(Number) })
      .from(fuelCode)
      .where(eq(fuelCode.fleetId, fleetId))
    return { total: found?.total ?? 0, active: found?.active ?? 0 }
  }),

  handle(listActiveFuelCodes, async (context, { fleetId }) => {
    await sweepCodes(context, fleetId)
    const { tx, today } = context
    const found = await tx
      .select()
      .from(fuelCode)
      .where(and(eq(fuelCode.fleetId, fleetId), statusCondition('Active', today)))
      .orderBy(...newestFirst)
    return { fuelCodes: await codesToWire(tx, found, today) }
  }),

  handle(
    updateFuelCode,
    async (context, { fuelCodeId, status, ...patch }) => {
      const code = await lockCode(context, fuelCodeId)
      if (status === undefined) await reschedule(context, code, patch)
      else {
        if (code.state !== 'open') throw new Fault('IllegalTransition')
        await releaseCode(context, code)
        await context.tx.update(fuelCode).set({ state: 'deactivated' }).where(eq(fuelCode.id, code.id))
      }
      return {}
    },
    codeOwner,
  ),
]
