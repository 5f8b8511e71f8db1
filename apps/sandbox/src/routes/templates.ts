import { type Binding } from 'fleet-portal-api-client/contract/fuelCodes'
import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  updateTemplate,
  type templateFields,
} from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { millilitres } from 'fleet-portal-api-client/money'
import { and, count, desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Context } from '../context.ts'
import type { Tx } from '../db/connect.ts'
import { driver, fuelCodeTemplate, vehicle } from '../db/schema.ts'
import { newId } from '../utilities/ids.ts'
import { limitAndOffset, maxUnpagedRows } from '../utilities/paging.ts'
import { Fault } from '../fault.ts'
import { handle } from '../handle.ts'

type Fields = z.output<typeof templateFields>

async function templateOwner(tx: Tx, { fuelCodeTemplateId }: { fuelCodeTemplateId: string }) {
  const [found] = await tx
    .select({ fleetId: fuelCodeTemplate.fleetId })
    .from(fuelCodeTemplate)
    .where(eq(fuelCodeTemplate.id, fuelCodeTemplateId))
  return found?.fleetId
}

/** Refuses drivers and vehicles of other fleets. */
async function checkBearers(
  { tx, fleet }: Context,
  fields: Pick<Fields, 'driverId' | 'vehicleId'>,
): Promise<void> {
  const { driverId, vehicleId } = fields
  if (driverId) {
    const own = and(eq(driver.id, driverId), eq(driver.fleetId, fleet.id))
    const [found] = await tx.select({ id: driver.id }).from(driver).where(own)
    if (!found) throw new Fault('D1002', { fields: [{ path: 'driverId', code: 'D1002' }] })
  }
  if (vehicleId) {
    const own = and(eq(vehicle.id, vehicleId), eq(vehicle.fleetId, fleet.id))
    const [found] = await tx.select({ id: vehicle.id }).from(vehicle).where(own)
    if (!found) throw new Fault('V1002', { fields: [{ path: 'vehicleId', code: 'V1002' }] })
  }
}

const columnsOf = (fields: Fields) => ({
  name: fields.fuelCode ?? null,
  binding: fields.fuelCodeType,
  driverId: fields.driverId ?? null,
  vehicleId: fields.vehicleId ?? null,
  product: fields.productCode,
  volume: fields.volumeRedeemLimit,
  durationDays: fields.durationDays,
  maxUsage: fields.maxUsage,
  sendSms: fields.sendSms,
  autoRenew: fields.autoRenew,
  mobileNumber: fields.mobileNumber ?? null,
})

export const templateRoutes = [
  handle(createTemplate, async (context, fields) => {
    await checkBearers(context, fields)
    const id = newId('tpl')
    const { now: createdAt, tx } = context
    await tx.insert(fuelCodeTemplate).values({ id, fleetId: fields.fleetId, ...columnsOf(fields), createdAt })
    return { fuelCodeTemplateId: id }
  }),

  handle(listTemplates, async ({ tx }, input) => {
    const { limit, offset } = limitAndOffset(input, maxUnpagedRows)
    const where = eq(fuelCodeTemplate.fleetId, input.fleetId)
    const found = await tx
      .select({ template: fuelCodeTemplate, driver, vehicle })
      .from(fuelCodeTemplate)
      .leftJoin(driver, eq(driver.id, fuelCodeTemplate.driverId))
      .leftJoin(vehicle, eq(vehicle.id, fuelCodeTemplate.vehicleId))
      .where(where)
      .orderBy(desc(fuelCodeTemplate.createdAt), desc(fuelCodeTemplate.id))
      .limit(limit)
      .offset(offset)
    const [total] = await tx.select({ count: count() }).from(fuelCodeTemplate).where(where)
    const fuelCodeTemplates = found.map(({ template, driver: driverRow, vehicle: vehicleRow }) => ({
      fuelCodeTemplateId: template.id,
      fuelCode: template.name,
      fuelCodeType: template.binding as Binding,
      driver: driverRow && {
        driverId: driverRow.id,
        firstName: driverRow.firstName,
        lastName: driverRow.lastName,
        mobileNumber: driverRow.mobileNumber,
        status: driverRow.status,
      },
      vehicle: vehicleRow && {
        vehicleId: vehicleRow.id,
        model: vehicleRow.model,
        plateNumber: vehicleRow.plateNumber,
        status: vehicleRow.status,
      },
      productCode: template.product as Fuel,
      volumeRedeemLimit: millilitres(template.volume),
      durationDays: template.durationDays,
      maxUsage: template.maxUsage,
      sendSms: template.sendSms,
      autoRenew: template.autoRenew,
      mobileNumber: template.mobileNumber,
      status: 'active',
    }))
    return { fuelCodeTemplates, count: total?.count ?? 0, active: total?.count ?? 0 }
  }),

  handle(
    updateTemplate,
    async (context, { fuelCodeTemplateId, ...fields }) => {
      await checkBearers(context, fields)
      const own = and(
        eq(fuelCodeTemplate.id, fuelCodeTemplateId),
        eq(fuelCodeTemplate.fleetId, context.fleet.id),
      )
      const changed = await context.tx.update(fuelCodeTemplate).set(columnsOf(fields)).where(own).returning()
      if (changed.length === 0) throw new Fault('NotFound')
      return {}
    },
    templateOwner,
  ),

  handle(
    deleteTemplate,
    async (context, { fuelCodeTemplateId }) => {
      await context.tx
        .delete(fuelCodeTemplate)
        .where(
          and(eq(fuelCodeTemplate.id, fuelCodeTemplateId), eq(fuelCodeTemplate.fleetId, context.fleet.id)),
        )
      return {}
    },
    templateOwner,
  ),
]
