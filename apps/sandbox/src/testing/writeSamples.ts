import {
  addCard,
  confirmCard,
  createBpiToken,
  initiateBpiPayment,
  listBpiAccounts,
  listCards,
} from 'fleet-portal-api-client/contract/cashin'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { createTemplate } from 'fleet-portal-api-client/contract/fuelCodeTemplates'
import { createGroup } from 'fleet-portal-api-client/contract/groups'
import type { PathName } from 'fleet-portal-api-client/contract/paths'
import { createReport } from 'fleet-portal-api-client/contract/reports'
import { listInbox } from 'fleet-portal-api-client/contract/inbox'
import { listUserAccesses } from 'fleet-portal-api-client/contract/users'
import { createVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { sql, type SQL } from 'drizzle-orm'
import { loyaltyAccount } from '../db/schema.ts'
import { issueCard } from '../domain/issueCard.ts'
import { addDays, dayOf } from '../utilities/time.ts'
import type { TestSandbox } from '../testing.ts'
import { payingFleet } from './payingFleet.ts'

type Wire = Record<string, unknown>

/** A valid input of a write, and a statement that deletes the record that the write changed. */
export interface WriteSample {
  wire: Wire
  deleteTarget?: SQL
}

type Fleet = Awaited<ReturnType<typeof payingFleet>>
type Sandbox = Omit<TestSandbox, 'close'>
type SampleFactory = (fleet: Fleet, sandbox: Sandbox) => Promise<WriteSample> | WriteSample

const today = () => dayOf(new Date())
const contact = { firstName: 'Ana', lastName: 'Cruz', mobileNumber: '09171234567' }
const licence = () => `N${String(Math.random()).slice(2, 12)}`
const plate = () => `NAB${String(Math.random()).slice(2, 6)}`

const fuelCodeInput = (fleetId: string) => ({
  fleetId,
  driverIds: [],
  vehicleIds: [],
  startDate: addDays(today(), 1),
  endDate: addDays(today(), 2),
  fuelCodeType: 'any',
  productCode: 'Diesel',
  literVolume: 1,
  sendFuelCode: false,
  saveTemplate: false,
  maxUsage: 0,
  autoRenew: false,
})

const templateInput = (fleetId: string) => ({
  fleetId,
  fuelCodeType: 'any',
  productCode: 'Diesel',
  volumeRedeemLimit: 10,
  durationDays: 7,
  maxUsage: 0,
  sendSms: false,
  autoRenew: false,
})

const csv = (text: string) => new Blob([text], { type: 'text/csv' })

async function addUnconfirmedCard(fleet: Fleet): Promise<string> {
  const { fleetId, call } = fleet
  const { paymentTokenId: paymentToken } = await fleet.createPaymentToken({ number: '3530111333300000' })
  const { body } = await call(addCard, { fleetId, paymentToken })
  const returnUrl = await fleet.pressButton(body.verificationUrl, 'pay')
  return returnUrl.searchParams.get('referenceNumber') ?? ''
}

async function startBankPayment(fleet: Fleet) {
  await fleet.setFlag('CASHIN_BPI', true)
  const { body } = await fleet.pay({ method: 'online-banking', amount: 20_000, bankCode: 'BPI' })
  const returnUrl = await fleet.pressButton(body.checkoutUrl, 'pay')
  const { cashinId } = body
  const { token } = (await fleet.call(createBpiToken, { cashinId, code: returnUrl.searchParams.get('code') }))
    .body
  const [account] = (await fleet.call(listBpiAccounts, { token, cashinId })).body
  return { token, cashinId, accountNumberToken: account.accountNumberToken }
}

async function createReportId({ call, fleetId }: Fleet): Promise<string> {
  const reportInput = { fleetId, platformType: 'plb', reportType: 'buy-fuel' }
  return (await call(createReport, reportInput)).body.reportId
}

async function analystAccessId({ call, fleetId }: Fleet): Promise<string> {
  const users = (await call(listUserAccesses, { fleetId })).body.userAccesses
  return users.find((entry: { role: string }) => entry.role === 'data-analyst').userAccessId
}

const announcementSample: SampleFactory = async ({ call, fleetId }, sandbox) => {
  const id = `ann_of_${fleetId}`
  // The API identifies an announcement by its creation time, so every sample needs a different one.
  const age = `${Math.floor(Math.random() * 1_000_000)} seconds`
  await sandbox.run(async ({ tx }) => {
    await tx.execute(sql`update app_user set created_at = created_at - interval '1 year'`)
    await tx.execute(sql`insert into announcement (id, fleet_id, subject, content_preview, content, modal_title, modal_content, created_at)
      values (${id}, ${fleetId}, 'News', '', '', '', '', date_trunc('second', now() - ${age}::interval))`)
  })
  const { createdAt } = (await call(listInbox, { fleetId })).body.data[0]
  const deleteTarget = sql`update announcement set created_at = created_at - interval '2 years' where id = ${id}`
  return { wire: { createdAt }, deleteTarget }
}

/** A sample for every write with a stored response. */
export const writeSamples: Partial<Record<PathName, SampleFactory>> = {
  createDriver: ({ fleetId }) => ({ wire: { fleetId, ...contact, driverLicenseId: licence() } }),
  updateDriver: async ({ fleetId, call }) => {
    const created = await call(createDriver, { fleetId, ...contact, driverLicenseId: licence() })
    const { driverId } = created.body
    return {
      wire: { driverId, status: 'inactive' },
      deleteTarget: sql`delete from driver where id = ${driverId}`,
    }
  },
  importDrivers: ({ fleetId }) => ({
    wire: {
      fleetId,
      data: csv(`first_name,last_name,driver_id,mobile_number\nAna,Cruz,${licence()},09171234567`),
    },
  }),
  createVehicle: ({ fleetId }) => ({
    wire: { fleetId, plateNumber: plate(), model: 'Canter', type: 'Vehicle' },
  }),
  updateVehicle: async ({ fleetId, call }) => {
    const created = await call(createVehicle, {
      fleetId,
      plateNumber: plate(),
      model: 'Canter',
      type: 'Vehicle',
    })
    const { vehicleId } = created.body
    return {
      wire: { vehicleId, status: 'inactive' },
      deleteTarget: sql`delete from vehicle where id = ${vehicleId}`,
    }
  },
  importVehicles: ({ fleetId }) => ({
    wire: { fleetId, data: csv(`plate number,vehicle type,remarks\n${plate()},Vehicle,`) },
  }),
  createGroup: ({ fleetId }) => ({ wire: { fleetId, name: 'Luzon' } }),
  updateGroup: async ({ fleetId, call }) => {
    const { groupId } = (await call(createGroup, { fleetId, name: 'Luzon' })).body
    return {
      wire: { groupId, name: 'Visayas' },
      deleteTarget: sql`delete from driver_group where id = ${groupId}`,
    }
  },
  inviteUser: ({ fleetId }) => ({
    wire: { fleetId, email: `guest.${licence()}@fleet.test`, role: 'data-analyst' },
  }),
  updateUserAccess: async (fleet) => ({
    wire: { userAccessId: await analystAccessId(fleet), isFaEnabled: false },
  }),
  removeUserAccess: async (fleet) => ({
    wire: { userAccessId: await analystAccessId(fleet), fleetId: fleet.fleetId, role: 'data-analyst' },
  }),
  buyFuel: ({ fleetId }) => ({ wire: { fleetId, liter: 1, amount: null, productCode: 'Diesel' } }),
  createFuelCodes: ({ fleetId }) => ({ wire: { fleetId, codes: [fuelCodeInput(fleetId)] } }),
  updateFuelCode: async ({ fleetId, call }) => {
    const created = await call(createFuelCodes, { fleetId, codes: [fuelCodeInput(fleetId)] })
    return { wire: { fuelCodeId: created.body.fuelCodes[0].fuelCodeId, status: 'Deactivated' } }
  },
  createTemplate: ({ fleetId }) => ({ wire: templateInput(fleetId) }),
  updateTemplate: async ({ fleetId, call }) => {
    const { fuelCodeTemplateId } = (await call(createTemplate, templateInput(fleetId))).body
    return {
      wire: { ...templateInput(fleetId), durationDays: 3, fuelCodeTemplateId },
      deleteTarget: sql`delete from fuel_code_template where id = ${fuelCodeTemplateId}`,
    }
  },
  deleteTemplate: async ({ fleetId, call }) => {
    const { fuelCodeTemplateId } = (await call(createTemplate, templateInput(fleetId))).body
    return { wire: { fuelCodeTemplateId } }
  },
  createCashin: ({ fleetId }) => ({ wire: { fleetId, amount: 20_000, method: 'otc', mode: 'BDO' } }),
  initiateBpiPayment: async (fleet) => ({ wire: await startBankPayment(fleet) }),
  processBpiPayment: async (fleet, sandbox) => {
    const { accountNumberToken, ...cashin } = await startBankPayment(fleet)
    const initiated = await fleet.call(initiateBpiPayment, { ...cashin, accountNumberToken })
    const otp = (await sandbox.outbox(fleet.email)).at(-1)?.code
    return { wire: { ...cashin, platformType: 'plb', otp, transactionId: initiated.body.transactionId } }
  },
  addCard: async (fleet) => ({
    wire: {
      fleetId: fleet.fleetId,
      paymentToken: (await fleet.createPaymentToken({ number: '3530111333300000' })).paymentTokenId,
    },
  }),
  confirmCard: async (fleet) => ({
    wire: { fleetId: fleet.fleetId, referenceNumber: await addUnconfirmedCard(fleet) },
    deleteTarget: sql`delete from saved_card where fleet_id = ${fleet.fleetId}`,
  }),
  removeCard: async (fleet) => {
    const { fleetId, call } = fleet
    await call(confirmCard, { fleetId, referenceNumber: await addUnconfirmedCard(fleet) })
    const [savedCard] = (await call(listCards, { fleetId })).body.fleetCards
    return { wire: { fleetId, cardId: savedCard.fleetCardId } }
  },
  updateFleetCard: async ({ fleetId }, sandbox) => {
    const { id: fuelCardId } = await sandbox.run((context) => issueCard(context, { fleetId }))
    return {
      wire: { fuelCardId, status: 'terminated' },
      deleteTarget: sql`delete from fleet_card where id = ${fuelCardId}`,
    }
  },
  createReport: ({ fleetId }) => ({ wire: { fleetId, platformType: 'plb', reportType: 'buy-fuel' } }),
  cancelReport: async ({ fleetId, users }, sandbox) => {
    const reportId = `rep_of_${fleetId}`
    await sandbox.run(({ tx }) =>
      tx.execute(sql`insert into report (id, fleet_id, user_id, report_type, filters, file_name, created_at)
        values (${reportId}, ${fleetId}, ${users[0]?.userId}, 'buy-fuel', '{}', 'x.csv', now())`),
    )
    return {
      wire: { reportId, status: 'cancelled' },
      deleteTarget: sql`delete from report where id = ${reportId}`,
    }
  },
  deleteReport: async (fleet) => ({ wire: { reportId: await createReportId(fleet) } }),
  linkLoyalty: async ({ fleetId }, sandbox) => {
    const mobileNumber = `+6391${licence().slice(-8)}`
    await sandbox.run(({ tx }) =>
      tx.insert(loyaltyAccount).values({ mobileNumber, firstName: 'Ana', lastName: 'Cruz' }),
    )
    return { wire: { fleetId, mobileNumber } }
  },
  createLoanInquiry: ({ fleetId }) => ({
    wire: {
      fleetId,
      ...contact,
      email: 'a@b.ph',
      loanProduct: 'car-loan',
      region: 'Visayas',
      branch: 'Cebu',
    },
  }),
  readAnnouncement: announcementSample,
  readMessage: announcementSample,
  readAllAnnouncements: () => ({ wire: { platformType: 'plb', portalType: 'fleet' } }),
  sendFeedback: ({ fleetId }) => ({ wire: { fleetId, rating: 5 } }),
}

/** Creates a fleet on which every sample succeeds. */
export async function fleetOfWrites(sandbox: Sandbox): Promise<Fleet> {
  const fleet = await payingFleet(sandbox, {
    type: 'hedging',
    isVip: true,
    roles: ['portal-admin', 'data-analyst'],
    funds: 10_000_000,
  })
  await fleet.call(buyFuel, { fleetId: fleet.fleetId, liter: 100, amount: null, productCode: 'Diesel' })
  return fleet
}
