import { contract } from 'api-client/contract'
import { fleetTypes, roles, type FleetType } from 'api-client/contract/access'
import type { PathName } from 'api-client/contract/paths'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Context } from './context.ts'
import { rows } from './db/connect.ts'
import { findSessionUser } from './domain/sessionUser.ts'
import { startSession } from './domain/tokens.ts'
import { Fault } from './fault.ts'
import { notImplemented } from './handle.ts'
import { authorize } from './perform.ts'
import { bindings } from './routes/index.ts'
import { createTestSandbox, type TestSandbox } from './testing.ts'

/*
 * Who may make which call, written down a second time: A the admin, P the purchaser, F the fleet manager, D the data
 * analyst, M the account manager. `anybody` needs no session, `members` are all of the fleet.
 */
const whoMay: Readonly<Record<PathName, string>> = {
  ...each('anybody', 'login verifyOtp refreshSession requestPasswordReset changePassword'),
  ...each('anybody', 'validateResetToken getInvite acceptInvite'),
  ...each('members', 'logout getCurrentUser getFleet listFleets listFleetStations resolveIdempotencyKey'),
  ...each('members', 'lookupDrivers lookupVehicles lookupStations lookupMerchants'),
  ...each('members', 'createReport listReports cancelReport deleteReport'),
  ...each('members', 'listInbox readAnnouncement readAllAnnouncements readMessage'),
  ...each('A', 'listUserAccesses inviteUser updateUserAccess removeUserAccess createLoanInquiry linkLoyalty'),
  ...each('AP', 'buyFuel listPromos getIntroductoryPromo'),
  ...each('AF', 'createFuelCodes updateFuelCode'),
  ...each('AF', 'createTemplate listTemplates updateTemplate deleteTemplate'),
  ...each('APF', 'createDriver updateDriver importDrivers createVehicle updateVehicle importVehicles'),
  ...each('APF', 'createGroup updateGroup listStations listRedemptions listPayments'),
  ...each('APF', 'listMerchantPayments listMerchantStations'),
  ...each('APF', 'listFuelCodes countFuelCodes listActiveFuelCodes'),
  ...each(
    'APD',
    'getConsumption getFuelCodeTotals getSavings listContractPrices listPumpPrices listBuyFuels',
  ),
  ...each('APD', 'listPriceMovements getLatestPriceMovement getUpcomingPriceMovement'),
  ...each('APD', 'getLastFeedback sendFeedback'),
  ...each('APM', 'createCashin createBpiToken listBpiAccounts initiateBpiPayment processBpiPayment'),
  ...each('APM', 'addCard confirmCard removeCard'),
  ...each('AFM', 'listFleetCards updateFleetCard'),
  ...each('APFD', 'listDrivers listVehicles listGroups listPriceHistory listFuelBalances'),
  ...each('APDM', 'listCashins getCashin listBankProcessors listBanks listCards getWallet getPoints'),
} as Record<PathName, string>

/** What a type of fleet cannot do, whatever the role: written down a second time, too. */
const litreCalls = names(
  'buyFuel listBuyFuels listFuelBalances getFuelCodeTotals',
  'createFuelCodes updateFuelCode listFuelCodes countFuelCodes listActiveFuelCodes',
  'createTemplate listTemplates updateTemplate deleteTemplate',
)
const lackedCalls: Readonly<Record<FleetType, readonly PathName[]>> = {
  hedging: names('listMerchantPayments listMerchantStations'),
  locqpay: litreCalls,
  'locqpay-manual-po': litreCalls,
  'locqpay-manual-po-credit': litreCalls,
}

function names(...lines: string[]): PathName[] {
  return lines.join(' ').split(' ') as PathName[]
}

function each(who: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, who]))
}

const letters = {
  'portal-admin': 'A',
  purchaser: 'P',
  'fleet-manager': 'F',
  'data-analyst': 'D',
  'account-manager': 'M',
} as const

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await createTestSandbox()
})
afterAll(() => sandbox.close())

const bound = new Map(bindings.map((binding) => [binding.endpoint.name, binding]))

/** What the stage before any handler says of a call about a fleet: `in`, or the code of the refusal. */
async function verdict(context: Context, name: PathName, fleetId: string): Promise<string> {
  const endpoint = contract.get(name)
  if (!endpoint) throw new Error(`No row ${name}`)
  const { shape = {} } = (endpoint.input._zod as { def: { shape?: object } }).def
  const binding = bound.get(name) ?? notImplemented(endpoint)
  // A thing that is named belongs to the fleet.
  const owned = typeof binding.fleetOf === 'function' ? { ...binding, fleetOf: async () => fleetId } : binding
  const request = new Request('http://sandbox.test/', { headers: { 'X-Fleet-Id': fleetId } })
  try {
    await authorize(context, owned, 'fleetId' in shape ? { fleetId } : {}, request)
    return 'in'
  } catch (error) {
    if (error instanceof Fault) return error.code
    throw error
  }
}

it('names every call of the contract, and no other', () => {
  expect(Object.keys(whoMay).toSorted()).toEqual([...contract.keys()].toSorted())
})

it('lets a deactivated fleet be read, told of and reported on, and changes nothing else', () => {
  const open = [...contract.values()].filter(({ kind, access, activeFleetOnly }) => {
    return kind !== 'read' && access !== 'public' && !activeFleetOnly
  })
  expect(open.map(({ name }) => name).toSorted()).toEqual(
    'logout resolveIdempotencyKey cancelReport deleteReport createReport readAnnouncement readAllAnnouncements readMessage sendFeedback'
      .split(' ')
      .toSorted(),
  )
})

it.each(fleetTypes)('agrees with the server on a %s fleet, active and deactivated', async (type) => {
  const own = await sandbox.newFleet({ type, roles })
  const foreign = await sandbox.newFleet({ type, roles: ['portal-admin'] })
  const mismatches: string[] = []
  let cells = 0
  for (const status of ['active', 'deactivated']) {
    await sandbox.run(async (context) => {
      await context.tx.execute(sql`update fleet set status = ${status} where id = ${own.fleetId}`)
      for (const role of [undefined, ...roles]) {
        const user = own.users.find((one) => one.role === role)
        if (user) {
          await startSession(context, user.userId)
          const [family] = await rows<{ id: string }>(
            context.tx,
            sql`select id from session_family where user_id = ${user.userId} limit 1`,
          )
          const person = await findSessionUser(context.tx, user.userId, family?.id ?? '')
          if (!person) throw new Error(`${role} is not signed in`)
          context.setCurrentUser(person)
        }
        for (const [name, who] of Object.entries(whoMay) as [PathName, string][]) {
          for (const fleetId of [own.fleetId, foreign.fleetId]) {
            cells += 1
            const said = await verdict(context, name, fleetId)
            const isMember = role !== undefined && fleetId === own.fleetId
            const isIn = who === 'anybody' || (isMember && (who === 'members' || who.includes(letters[role])))
            const isMissingForFleetType = isMember && lackedCalls[type].includes(name)
            const refusal = role === undefined ? 'Unauthorized' : 'Forbidden'
            const wanted = isMissingForFleetType ? 'FleetTypeNotAllowed' : isIn ? 'in' : refusal
            const isHidden = said === 'NotFound' && fleetId === foreign.fleetId
            if (said !== wanted && !(wanted === 'Forbidden' && isHidden)) {
              mismatches.push(
                `${name} ${role} ${fleetId === own.fleetId ? 'own' : 'foreign'}: ${said}, not ${wanted}`,
              )
            }
          }
        }
      }
    })
  }
  expect(mismatches).toEqual([])
  expect(cells).toBe(contract.size * 2 * 2 * (roles.length + 1))
})
