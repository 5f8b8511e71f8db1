import { contract } from 'fleet-portal-api-client/contract'
import { fleetTypes, roles, type FleetType } from 'fleet-portal-api-client/contract/access'
import type { PathName } from 'fleet-portal-api-client/contract/paths'
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
 * The roles that may call each endpoint, repeated here as an independent copy: A admin, P purchaser, F fleet manager,
 * D data analyst, M account manager. `public` requires no session; `members` are all users of the fleet.
 */
const allowedRoles: Readonly<Record<PathName, string>> = {
  ...each('public', 'login verifyOtp refreshSession requestPasswordReset changePassword'),
  ...each('public', 'validateResetToken getInvite acceptInvite'),
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

/** The endpoints that a fleet type does not have, for every role: also an independent copy. */
const litreEndpoints = names(
  'buyFuel listBuyFuels listFuelBalances getFuelCodeTotals',
  'createFuelCodes updateFuelCode listFuelCodes countFuelCodes listActiveFuelCodes',
  'createTemplate listTemplates updateTemplate deleteTemplate',
)
const missingEndpoints: Readonly<Record<FleetType, readonly PathName[]>> = {
  hedging: names('listMerchantPayments listMerchantStations'),
  locqpay: litreEndpoints,
  'locqpay-manual-po': litreEndpoints,
  'locqpay-manual-po-credit': litreEndpoints,
}

function names(...lists: string[]): PathName[] {
  return lists.join(' ').split(' ') as PathName[]
}

function each(allowed: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, allowed]))
}

const roleLetters = {
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

const bindingByName = new Map(bindings.map((binding) => [binding.endpoint.name, binding]))

/** Runs the authorization for a call on a fleet. Returns `allowed` or the error code. */
async function authorizationResult(context: Context, name: PathName, fleetId: string): Promise<string> {
  const endpoint = contract.get(name)
  if (!endpoint) throw new Error(`No endpoint ${name}`)
  const { shape = {} } = (endpoint.input._zod as { def: { shape?: object } }).def
  const binding = bindingByName.get(name) ?? notImplemented(endpoint)
  // Records that the input names by id belong to the fleet.
  const owned = typeof binding.fleetOf === 'function' ? { ...binding, fleetOf: async () => fleetId } : binding
  const request = new Request('http://sandbox.test/', { headers: { 'X-Fleet-Id': fleetId } })
  try {
    await authorize(context, owned, 'fleetId' in shape ? { fleetId } : {}, request)
    return 'allowed'
  } catch (error) {
    if (error instanceof Fault) return error.code
    throw error
  }
}

it('lists exactly the endpoints of the contract', () => {
  expect(Object.keys(allowedRoles).toSorted()).toEqual([...contract.keys()].toSorted())
})

it('allows a deactivated fleet only reads, reports, inbox and feedback', () => {
  const open = [...contract.values()].filter(({ kind, access, activeFleetOnly }) => {
    return kind !== 'read' && access !== 'public' && !activeFleetOnly
  })
  expect(open.map(({ name }) => name).toSorted()).toEqual(
    'logout resolveIdempotencyKey cancelReport deleteReport createReport readAnnouncement readAllAnnouncements readMessage sendFeedback'
      .split(' ')
      .toSorted(),
  )
})

it.each(fleetTypes)(
  'matches the authorization of the server for a %s fleet, active and deactivated',
  async (type) => {
    const own = await sandbox.newFleet({ type, roles })
    const foreign = await sandbox.newFleet({ type, roles: ['portal-admin'] })
    const mismatches: string[] = []
    let checkedCells = 0
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
            const signedInUser = await findSessionUser(context.tx, user.userId, family?.id ?? '')
            if (!signedInUser) throw new Error(`${role} is not signed in`)
            context.setCurrentUser(signedInUser)
          }
          for (const [name, allowed] of Object.entries(allowedRoles) as [PathName, string][]) {
            for (const fleetId of [own.fleetId, foreign.fleetId]) {
              checkedCells += 1
              const actual = await authorizationResult(context, name, fleetId)
              const isMember = role !== undefined && fleetId === own.fleetId
              const isAllowed =
                allowed === 'public' ||
                (isMember && (allowed === 'members' || allowed.includes(roleLetters[role])))
              const isMissingForFleetType = isMember && missingEndpoints[type].includes(name)
              const refusal = role === undefined ? 'Unauthorized' : 'Forbidden'
              const expected = isMissingForFleetType ? 'FleetTypeNotAllowed' : isAllowed ? 'allowed' : refusal
              const isHidden = actual === 'NotFound' && fleetId === foreign.fleetId
              if (actual !== expected && !(expected === 'Forbidden' && isHidden)) {
                mismatches.push(
                  `${name} ${role} ${fleetId === own.fleetId ? 'own' : 'foreign'}: ${actual}, not ${expected}`,
                )
              }
            }
          }
        }
      })
    }
    expect(mismatches).toEqual([])
    expect(checkedCells).toBe(contract.size * 2 * 2 * (roles.length + 1))
  },
)
