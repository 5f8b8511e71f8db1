import { contract } from 'fleet-portal-api-client/contract'
import type { AnyEndpoint } from 'fleet-portal-api-client/contract/endpoint'
import type { ErrorCode } from 'fleet-portal-api-client/contract/errors'
import type { PathName } from 'fleet-portal-api-client/contract/paths'
import { openMemory } from '../db/openMemory.ts'
import { demoPassword } from '../domain/fleetSetup.ts'
import { seed } from '../seed/index.ts'
import { testSandboxOn } from '../testing.ts'
import { callerWith, type Call } from './callerOf.ts'
import type { Determinism } from './determinism.ts'
import { payingFleet } from './payingFleet.ts'
import { fleetOfWrites, writeSamples } from './writeSamples.ts'

type Wire = Record<string, unknown>

/** A call that the sandbox answered with success, as wire values. */
export interface CallExample {
  input: Wire
  answer: unknown
}

/** A successful call of every endpoint, and the bodies of some refusals. */
export interface CallExamples {
  operations: Record<PathName, CallExample>
  errors: Partial<Record<ErrorCode, unknown>>
}

/** Lists are shown with their first items. */
const shownItems = 2

/** Tokens of sign-ins are shown as a token without content. */
const jwt = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g
const shownJwt = 'eyJhbGciOiJIUzI1NiJ9.e30.ZXhhbXBsZQ'

/** A wire value as the document shows it: short, and without addresses of the sandbox. */
async function shown(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return value.text()
  if (typeof value === 'string') {
    return value
      .replace(jwt, shownJwt)
      .replace(/^data:image\/.*$/s, 'https://api.example.ph/banner.svg')
      .replaceAll('http://sandbox.test', 'https://api.example.ph')
      .replaceAll('http://localhost:5173', 'https://portal.example.ph')
  }
  if (Array.isArray(value)) return Promise.all(value.slice(0, shownItems).map(shown))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await shown(inner)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const seedOf = (text: string) =>
  Array.from(text).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7)

/**
 * Calls every endpoint on a sandbox with the demo data and returns the calls with their answers. Every run has the same
 * result, because the clock and the random numbers of the process are fixed.
 */
export async function recordCallExamples({ advance, restartRandom }: Determinism): Promise<CallExamples> {
  const operations: Partial<Record<PathName, CallExample>> = {}
  const errors: CallExamples['errors'] = {}
  const database = await openMemory()
  const sandbox = testSandboxOn(database.db, { supportContact: 'support@example.ph' })
  restartRandom(1)
  await sandbox.run(seed)

  const endpointOf = (name: PathName): AnyEndpoint => {
    const endpoint = contract.get(name)
    if (!endpoint) throw new Error(`No endpoint ${name}`)
    return endpoint
  }

  let calls = 0
  /** Calls an endpoint. Keeps a success as the example of the endpoint, and the body of a refusal by its code. */
  async function show(call: Call, name: PathName, input: Wire = {}, key?: string) {
    advance(1000)
    calls += 1
    restartRandom(seedOf(`${name} ${calls}`))
    const { status, body } = await call(endpointOf(name), input, key === undefined ? {} : { key })
    const answer = await shown(body)
    if (status < 300) operations[name] ??= { input: (await shown(input)) as Wire, answer }
    else errors[body.errorCode as ErrorCode] ??= answer
    return body
  }

  /** The token of the link in the last email to an address. Some emails are sent after the answer. */
  const linkToken = async (email: string): Promise<string> => {
    for (let tries = 0; tries < 200; tries++) {
      const link = (await sandbox.outbox(email)).findLast((message) => message.link)?.link
      if (link) return new URL(link).searchParams.get('token') ?? link.split('/').at(-1) ?? ''
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`No email to ${email}. Refusals: ${JSON.stringify(errors)}`)
  }

  const visitor = callerWith(sandbox)
  const fleetId = 'flt_sampaguita'
  const walletFleet = 'flt_maharlika'
  const paging = { page: 1, perPage: 2 }
  const period = { startDate: '2026-10-01T00:00:00+08:00', endDate: '2026-11-20T23:59:59+08:00' }

  // Sign-in
  const marco = { email: 'marco.santos@fleet.test', password: demoPassword, portalType: 'fleet' }
  await show(visitor, 'login', { ...marco, password: 'Wrong-2026!' })
  const tokens = await show(visitor, 'login', marco)
  const twoFactors = { ...marco, email: 'ana.reyes@fleet.test' }
  advance(3_600_000)
  await show(visitor, 'login', twoFactors)
  const otp = (await sandbox.outbox(twoFactors.email)).findLast((message) => message.code)?.code
  await show(visitor, 'verifyOtp', { email: twoFactors.email, otp })
  const renewed = await show(visitor, 'refreshSession', { refreshToken: tokens.RefreshToken })
  await show(callerWith(sandbox, renewed.AccessToken), 'logout')
  await show(visitor, 'requestPasswordReset', { email: 'bea.cruz@fleet.test' })
  const reset = await linkToken('bea.cruz@fleet.test')
  await show(visitor, 'validateResetToken', { token: reset })
  await show(visitor, 'changePassword', { password: 'Biyahe-2027!', token: reset })
  await show(visitor, 'getCurrentUser')
  const ana = callerWith(sandbox, await sandbox.signIn(twoFactors.email))
  await show(ana, 'getCurrentUser')

  // Users and fleets
  await show(ana, 'listUserAccesses', { fleetId: 'flt_bayani', statuses: ['active'], ...paging })
  const guest = 'guest@fleet.test'
  await show(ana, 'inviteUser', { fleetId, email: guest, role: 'data-analyst' })
  const invite = await linkToken(guest)
  await show(visitor, 'getInvite', { token: invite })
  const person = { firstName: 'Liza', lastName: 'Ramos', password: 'Biyahe-2027!' }
  await show(visitor, 'acceptInvite', { ...person, token: invite })
  await show(ana, 'getFleet', { fleetId: 'flt_dagat' })
  await show(ana, 'getFleet', { fleetId: 'flt_penafrancia' })
  await show(ana, 'listFleets')
  await show(ana, 'listFleetStations', { fleetId: 'flt_dagat' })

  // Lists
  const list = { fleetId, ...paging }
  await show(ana, 'listDrivers', { fleetId, status: 'active', ...paging })
  await show(ana, 'lookupDrivers', list)
  await show(ana, 'listVehicles', list)
  await show(ana, 'lookupVehicles', list)
  await show(ana, 'listGroups', list)
  const near = { near: '14.5826,120.9787', ...paging }
  await show(ana, 'listStations', near)
  await show(ana, 'lookupStations', near)
  await show(ana, 'lookupMerchants', paging)
  await show(ana, 'listReports', { fleetId: 'flt_bayani', userId: 'usr_ana_reyes', ...paging })
  const { cashins } = await show(ana, 'listCashins', { ...list, ...period })
  await show(ana, 'getCashin', { cashInId: cashins[0].cashinId })
  await show(ana, 'getCashin', { cashInId: 'csh_2gone' })
  await show(ana, 'listBankProcessors')
  await show(ana, 'listBanks')
  await show(ana, 'getWallet', { fleetId })
  await show(ana, 'listFuelBalances', { fleetId })
  await show(ana, 'listFuelBalances', { fleetId: walletFleet })
  await show(ana, 'getConsumption', { fleetId, ...period })
  await show(ana, 'getFuelCodeTotals', { fleetId })
  await show(ana, 'getSavings', { fleetId })
  await show(ana, 'getPoints', { fleetId })
  await show(ana, 'listContractPrices', { fleetId, ...period })
  await show(ana, 'listPriceMovements', { fleetId, ...period })
  await show(ana, 'getLatestPriceMovement', { fleetId })
  await show(ana, 'getUpcomingPriceMovement', { fleetId })
  await show(ana, 'listPumpPrices', { fleetId })
  await show(ana, 'listPriceHistory', { ...list, ...period })
  await show(ana, 'listBuyFuels', { ...list, ...period })
  await show(ana, 'listFuelCodes', { ...list, ...period })
  await show(ana, 'countFuelCodes', { fleetId })
  await show(ana, 'listActiveFuelCodes', { fleetId })
  await show(ana, 'listRedemptions', { ...list, ...period })
  await show(ana, 'listPayments', { ...list, fleetId: walletFleet, ...period })
  await show(ana, 'listMerchantPayments', { ...list, fleetId: walletFleet, ...period })
  await show(ana, 'listMerchantStations', { ...list, fleetId: walletFleet })
  await show(ana, 'listFleetCards', { ...list, fleetId: walletFleet })
  await show(ana, 'listPromos', list)
  await show(ana, 'getIntroductoryPromo', { fleetId })
  await show(ana, 'listInbox', { fleetId })

  // Refusals of writes
  const driver = {
    firstName: 'Ana',
    lastName: 'Cruz',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
  }
  await show(ana, 'createDriver', { fleetId, ...driver, mobileNumber: '12345' })
  await show(ana, 'createDriver', { fleetId, ...driver }, 'driver-1')
  await show(ana, 'createDriver', { fleetId, ...driver }, 'driver-2')
  await show(ana, 'createDriver', { fleetId, ...driver, firstName: 'Bea' }, 'driver-1')
  await show(ana, 'createDriver', { fleetId: 'flt_amihan', ...driver })
  const vehicle = { fleetId, plateNumber: 'NAB1234', model: 'Canter', type: 'Vehicle' }
  await show(ana, 'createVehicle', vehicle)
  await show(ana, 'createVehicle', vehicle)
  await show(ana, 'createGroup', { fleetId, name: 'Luzon' })
  await show(ana, 'createGroup', { fleetId, name: 'Luzon' })
  const order = { fleetId, quotedPrice: 1, liter: 40.5, amount: null, productCode: 'Diesel' }
  await show(ana, 'buyFuel', order)
  const [price] = await show(ana, 'listPumpPrices', { fleetId })
  const { creditPrice, productCode } = price
  await show(ana, 'buyFuel', { ...order, quotedPrice: creditPrice, productCode }, 'order-1')
  await show(ana, 'buyFuel', { ...order, quotedPrice: creditPrice, productCode, liter: 900_000 }, 'order-2')
  await show(ana, 'resolveIdempotencyKey', { key: 'order-1' })

  // The other writes, each on a fleet on which it succeeds
  for (const [name, sample] of Object.entries(writeSamples) as [
    PathName,
    (typeof writeSamples)[PathName],
  ][]) {
    if (operations[name] || !sample) continue
    restartRandom(seedOf(`sample of ${name}`))
    const writer = await fleetOfWrites(sandbox)
    const { wire } = await sample(writer, sandbox)
    await show(writer.call, name, wire, `key-of-${name}`)
    const ownFleet = { fleetId: writer.fleetId }
    if (name === 'createTemplate') await show(writer.call, 'listTemplates', { ...ownFleet, ...paging })
    if (name === 'sendFeedback') await show(writer.call, 'getLastFeedback', ownFleet)
  }

  // A payment from a bank account, and a saved card
  restartRandom(3)
  const payer = await payingFleet(sandbox)
  await payer.setFlag('CASHIN_BPI', true)
  const { body: payment } = await payer.pay({ method: 'online-banking', amount: 20_000, bankCode: 'BPI' })
  const code = (await payer.pressButton(payment.checkoutUrl, 'pay')).searchParams.get('code')
  const { cashinId } = payment
  const { token } = await show(payer.call, 'createBpiToken', { cashinId, code })
  await show(payer.call, 'listBpiAccounts', { token, cashinId })
  const card = await payer.createPaymentToken({ number: '3530111333300000' })
  const added = await show(payer.call, 'addCard', {
    fleetId: payer.fleetId,
    paymentToken: card.paymentTokenId,
  })
  const verified = await payer.pressButton(added.verificationUrl, 'pay')
  const referenceNumber = verified.searchParams.get('referenceNumber')
  await show(payer.call, 'confirmCard', { fleetId: payer.fleetId, referenceNumber })
  await show(payer.call, 'listCards', { fleetId: payer.fleetId })

  const analyst = callerWith(sandbox, await sandbox.signIn('dina.velasco@fleet.test'))
  await show(analyst, 'createDriver', { ...driver, fleetId: 'flt_bayani' })

  await database.close()
  const missing = [...contract.keys()].filter((name) => !operations[name])
  if (missing.length > 0) {
    throw new Error(`No successful call of ${missing.join(', ')}. Refusals: ${JSON.stringify(errors)}`)
  }
  return { operations: operations as CallExamples['operations'], errors }
}
