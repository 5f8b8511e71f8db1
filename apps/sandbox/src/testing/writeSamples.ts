import {
  addCard,
  confirmCard,
  createBpiToken,
  initiateBpiPayment,
  listBpiAccounts,
  listCards,
} from 'api-client/contract/cashin'
import { createDriver } from 'api-client/contract/drivers'
import { buyFuel } from 'api-client/contract/fuel'
import { createFuelCodes, createTemplate } from 'api-client/contract/fuelCodes'
import { createGroup } from 'api-client/contract/groups'
import type { PathName } from 'api-client/contract/paths'
import { createReport } from 'api-client/contract/reports'
import { listInbox } from 'api-client/contract/inbox'
import { listUserAccesses } from 'api-client/contract/users'
import { createVehicle } from 'api-client/contract/vehicles'
import { sql, type SQL } from 'drizzle-orm'
import { loyaltyAccount } from '../db/schema.ts'
import { issueCard } from '../domain/issueCard.ts'
import { addDays, dayOf } from '../utilities/time.ts'
import type { TestSandbox } from '../testing.ts'
import { payingFleet } from './payingFleet.ts'

type Wire = Record<string, unknown>

/** The input of a write that takes effect, and how the thing that it is about vanishes afterwards. */
export interface WriteSample {
  wire: Wire
  gone?: SQL
}

type Fleet = Awaited<ReturnType<typeof payingFleet>>
type Sandbox = Omit<TestSandbox, 'close'>
type Maker = (fleet: Fleet, sandbox: Sandbox) => Promise<WriteSample> | WriteSample

const today = () => dayOf(new Date())
const person = { firstName: 'Ana', lastName: 'Cruz', mobileNumber: '09171234567' }
const licence = () => `N${String(Math.random()).slice(2, 12)}`
const plate = () => `NAB${String(Math.random()).slice(2, 6)}`

const code = (fleetId: string) => ({
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

const template = (fleetId: string) => ({
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

async function addedCard(fleet: Fleet): Promise<string> {
  const { fleetId, call } = fleet
  const { paymentTokenId: paymentToken } = await fleet.tokenOf({ number: '3530111333300000' })
  const { body } = await call(addCard, { fleetId, paymentToken })
  const back = await fleet.press(body.verificationUrl, 'pay')
  return back.searchParams.get('referenceNumber') ?? ''
}

async function atBank(fleet: Fleet) {
  await fleet.setFlag('CASHIN_BPI', true)
  const { body } = await fleet.pay({ method: 'online-banking', amount: 20_000, bankCode: 'BPI' })
  const back = await fleet.press(body.checkoutUrl, 'pay')
  const { cashinId } = body
  const { token } = (await fleet.call(createBpiToken, { cashinId, code: back.searchParams.get('code') })).body
  const [account] = (await fleet.call(listBpiAccounts, { token, cashinId })).body
  return { token, cashinId, accountNumberToken: account.accountNumberToken }
}

async function reportOf({ call, fleetId }: Fleet): Promise<string> {
  const ask = { fleetId, platformType: 'plb', reportType: 'buy-fuel' }
  return (await call(createReport, ask)).body.reportId
}

async function otherAccess({ call, fleetId }: Fleet): Promise<string> {
  const users = (await call(listUserAccesses, { fleetId })).body.userAccesses
  return users.find((one: { role: string }) => one.role === 'data-analyst').userAccessId
}

const message: Maker = async ({ call, fleetId }, sandbox) => {
  const id = `ann_of_${fleetId}`
  // Its moment is what it is known by, so each has one of its own.
  const age = `${Math.floor(Math.random() * 1_000_000)} seconds`
  await sandbox.run(async ({ tx }) => {
    await tx.execute(sql`update app_user set created_at = created_at - interval '1 year'`)
    await tx.execute(sql`insert into announcement (id, fleet_id, subject, content_preview, content, modal_title, modal_content, created_at)
      values (${id}, ${fleetId}, 'News', '', '', '', '', date_trunc('second', now() - ${age}::interval))`)
  })
  const { createdAt } = (await call(listInbox, { fleetId })).body.data[0]
  const gone = sql`update announcement set created_at = created_at - interval '2 years' where id = ${id}`
  return { wire: { createdAt }, gone }
}

/** A write of every kind whose answer is kept. */
export const writeSamples: Partial<Record<PathName, Maker>> = {
  createDriver: ({ fleetId }) => ({ wire: { fleetId, ...person, driverLicenseId: licence() } }),
  updateDriver: async ({ fleetId, call }) => {
    const made = await call(createDriver, { fleetId, ...person, driverLicenseId: licence() })
    const { driverId } = made.body
    return { wire: { driverId, status: 'inactive' }, gone: sql`delete from driver where id = ${driverId}` }
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
    const made = await call(createVehicle, {
      fleetId,
      plateNumber: plate(),
      model: 'Canter',
      type: 'Vehicle',
    })
    const { vehicleId } = made.body
    return { wire: { vehicleId, status: 'inactive' }, gone: sql`delete from vehicle where id = ${vehicleId}` }
  },
  importVehicles: ({ fleetId }) => ({
    wire: { fleetId, data: csv(`plate number,vehicle type,remarks\n${plate()},Vehicle,`) },
  }),
  createGroup: ({ fleetId }) => ({ wire: { fleetId, name: 'Luzon' } }),
  updateGroup: async ({ fleetId, call }) => {
    const { groupId } = (await call(createGroup, { fleetId, name: 'Luzon' })).body
    return { wire: { groupId, name: 'Visayas' }, gone: sql`delete from driver_group where id = ${groupId}` }
  },
  inviteUser: ({ fleetId }) => ({
    wire: { fleetId, email: `guest.${licence()}@fleet.test`, role: 'data-analyst' },
  }),
  updateUserAccess: async (fleet) => ({
    wire: { userAccessId: await otherAccess(fleet), isFaEnabled: false },
  }),
  removeUserAccess: async (fleet) => ({
    wire: { userAccessId: await otherAccess(fleet), fleetId: fleet.fleetId, role: 'data-analyst' },
  }),
  buyFuel: ({ fleetId }) => ({ wire: { fleetId, liter: 1, amount: null, productCode: 'Diesel' } }),
  createFuelCodes: ({ fleetId }) => ({ wire: { fleetId, codes: [code(fleetId)] } }),
  updateFuelCode: async ({ fleetId, call }) => {
    const made = await call(createFuelCodes, { fleetId, codes: [code(fleetId)] })
    return { wire: { fuelCodeId: made.body.fuelCodes[0].fuelCodeId, status: 'Deactivated' } }
  },
  createTemplate: ({ fleetId }) => ({ wire: template(fleetId) }),
  updateTemplate: async ({ fleetId, call }) => {
    const { fuelCodeTemplateId } = (await call(createTemplate, template(fleetId))).body
    return {
      wire: { ...template(fleetId), durationDays: 3, fuelCodeTemplateId },
      gone: sql`delete from fuel_code_template where id = ${fuelCodeTemplateId}`,
    }
  },
  deleteTemplate: async ({ fleetId, call }) => {
    const { fuelCodeTemplateId } = (await call(createTemplate, template(fleetId))).body
    return { wire: { fuelCodeTemplateId } }
  },
  createCashin: ({ fleetId }) => ({ wire: { fleetId, amount: 20_000, method: 'otc', mode: 'BDO' } }),
  initiateBpiPayment: async (fleet) => ({ wire: await atBank(fleet) }),
  processBpiPayment: async (fleet, sandbox) => {
    const { accountNumberToken, ...visit } = await atBank(fleet)
    const begun = await fleet.call(initiateBpiPayment, { ...visit, accountNumberToken })
    const otp = (await sandbox.outbox(fleet.email)).at(-1)?.code
    return { wire: { ...visit, platformType: 'plb', otp, transactionId: begun.body.transactionId } }
  },
  addCard: async (fleet) => ({
    wire: {
      fleetId: fleet.fleetId,
      paymentToken: (await fleet.tokenOf({ number: '3530111333300000' })).paymentTokenId,
    },
  }),
  confirmCard: async (fleet) => ({
    wire: { fleetId: fleet.fleetId, referenceNumber: await addedCard(fleet) },
    gone: sql`delete from saved_card where fleet_id = ${fleet.fleetId}`,
  }),
  removeCard: async (fleet) => {
    const { fleetId, call } = fleet
    await call(confirmCard, { fleetId, referenceNumber: await addedCard(fleet) })
    const [card] = (await call(listCards, { fleetId })).body.fleetCards
    return { wire: { fleetId, cardId: card.fleetCardId } }
  },
  updateFleetCard: async ({ fleetId }, sandbox) => {
    const { id: fuelCardId } = await sandbox.run((context) => issueCard(context, { fleetId }))
    return {
      wire: { fuelCardId, status: 'terminated' },
      gone: sql`delete from fleet_card where id = ${fuelCardId}`,
    }
  },
  createReport: ({ fleetId }) => ({ wire: { fleetId, platformType: 'plb', reportType: 'buy-fuel' } }),
  cancelReport: async ({ fleetId, users }, sandbox) => {
    const reportId = `rep_of_${fleetId}`
    await sandbox.run(({ tx }) =>
      tx.execute(sql`insert into report (id, fleet_id, user_id, report_type, filters, file_name, created_at)
        values (${reportId}, ${fleetId}, ${users[0]?.userId}, 'buy-fuel', '{}', 'x.csv', now())`),
    )
    return { wire: { reportId, status: 'cancelled' }, gone: sql`delete from report where id = ${reportId}` }
  },
  deleteReport: async (fleet) => ({ wire: { reportId: await reportOf(fleet) } }),
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
      ...person,
      email: 'a@b.ph',
      loanProduct: 'car-loan',
      region: 'Visayas',
      branch: 'Cebu',
    },
  }),
  readAnnouncement: message,
  readMessage: message,
  readAllAnnouncements: () => ({ wire: { platformType: 'plb', portalType: 'fleet' } }),
  sendFeedback: ({ fleetId }) => ({ wire: { fleetId, rating: 5 } }),
}

/** A fleet on which every one of them takes effect. */
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
