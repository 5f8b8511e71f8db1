import {
  countFuelCodes,
  createFuelCodes,
  isCodePeriod,
  listActiveFuelCodes,
  listFuelCodes,
  updateFuelCode,
} from 'fleet-portal-api-client/contract/fuelCodes'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { EndpointInput } from 'fleet-portal-api-client/contract/endpoint'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { fuelCode } from '../db/schema.ts'
import { withinDays } from '../utilities/withinDays.ts'
import { releaseCode, sweepCodes, type CodeRow } from '../domain/codePeriods.ts'
import { codesToWire, statusCondition, statusOf } from '../domain/codeWire.ts'
import { createCodes } from '../domain/fuelCodes.ts'
import { lockActiveFleet } from '../domain/ledger.ts'
import { findPage } from '../utilities/findPage.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { rowsById } from '../utilities/byId.ts'
import { matchesSearch } from '../utilities/search.ts'
import { Fault } from '../fault.ts'
import { required, sortedBy } from '../utilities/sortedBy.ts'
import { handle, handleLongList } from '../handle.ts'

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
  fuelCode: required(fuelCode.code),
  status: sql`case when ${fuelCode.state} <> 'open' then ${fuelCode.state} when ${fuelCode.startDate} > ${today} then 'scheduled' else 'active' end`,
  productCode: required(fuelCode.product),
  literVolume: required(fuelCode.volume),
  endDate: required(fuelCode.endDate),
  maxUsage: required(fuelCode.maxUsage),
  createdAt: required(fuelCode.createdAt),
})

/** The query condition for the list's filters. */
function codeFilter(input: EndpointInput<typeof listFuelCodes>, today: string): SQL | undefined {
  const { oneTimeUse, autoRenew, sendSms, fuelCodeType, productCode } = input
  return and(
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
}

export const fuelCodeRoutes = [
  handle(createFuelCodes, async (context, { codes }) => {
    const created = await createCodes(context, codes)
    return { fuelCodes: await codesToWire(context.tx, created, context.today) }
  }),

  handleLongList(
    listFuelCodes,
    async (context, input) => {
      await sweepCodes(context, input.fleetId)
      const { tx, today } = context
      const { ids, total } = await findPage(tx, fuelCode, {
        where: codeFilter(input, today),
        orderBy: sortedBy(input, sortValues(today), newestFirst),
        range: limitAndOffset(input),
        searchKey: input.searchKey,
      })
      const found = await rowsById(tx, fuelCode, ids)
      return { fuelCodes: await codesToWire(tx, found, today), ...total }
    },
    {
      ids: async (context, input) => {
        await sweepCodes(context, input.fleetId)
        const { tx, today } = context
        return tx
          .select({ id: fuelCode.id })
          .from(fuelCode)
          .where(codeFilter(input, today))
          .orderBy(...sortedBy(input, sortValues(today), newestFirst))
          .getSQL()
      },
      items: async ({ tx, today }, ids) => codesToWire(tx, await rowsById(tx, fuelCode, ids), today),
    },
  ),

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
