import {
  createBpiToken,
  initiateBpiPayment,
  listBpiAccounts,
  processBpiPayment,
} from 'fleet-portal-api-client/contract/cashin'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { bankPayment } from '../db/schema.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { payingFleet } from '../testing/payingFleet.ts'

let sandbox: TestSandbox
beforeAll(async () => void (sandbox = await createTestSandbox()))
afterAll(() => sandbox.close())
afterEach(async () => expect(await sandbox.violations()).toEqual([]))

type Fleet = Awaited<ReturnType<typeof payingFleet>>
let fleet: Fleet
beforeEach(async () => {
  fleet = await payingFleet(sandbox)
  await fleet.setFlag('CASHIN_BPI', true)
})

/** Creates a bank cash-in and approves it on the bank's page. */
async function createApprovedCashin(payer: Fleet = fleet) {
  const { body } = await payer.pay({ method: 'online-banking', amount: 20_000, bankCode: 'BPI' })
  const returnUrl = await payer.pressButton(body.checkoutUrl, 'pay')
  expect(returnUrl.pathname).toBe('/bpi')
  return {
    cashinId: body.cashinId as string,
    code: returnUrl.searchParams.get('code') ?? '',
    url: body.checkoutUrl,
  }
}

async function createCashinWithToken() {
  const { cashinId, code, url } = await createApprovedCashin()
  const { body } = await fleet.call(createBpiToken, { cashinId, code })
  return { cashinId, code, url, token: body.token as string }
}

/** Creates a bank payment that waits for its one-time code. */
async function createInitiatedPayment() {
  const cashin = await createCashinWithToken()
  const { cashinId, token } = cashin
  const accounts = (await fleet.call(listBpiAccounts, { token, cashinId })).body as {
    accountNumber: string
    accountNumberToken: string
  }[]
  const accountNumberToken = accounts[0]?.accountNumberToken
  const answer = await fleet.call(initiateBpiPayment, { token, cashinId, accountNumberToken })
  const otp = (await sandbox.outbox(fleet.email)).at(-1)?.code ?? ''
  const pay = (overrides: Record<string, unknown> = {}) =>
    fleet.call(processBpiPayment, {
      token,
      cashinId,
      platformType: 'plb',
      otp,
      transactionId: answer.body.transactionId,
      ...overrides,
    })
  return { ...cashin, accounts, otp, transactionId: answer.body.transactionId as string, pay }
}

const wrongOtpFor = (otp: string) => (otp === '000000' ? '111111' : '000000')

it('a correct one-time code pays once from a masked account, also if it is submitted twice', async () => {
  const { accounts, pay, cashinId } = await createInitiatedPayment()
  for (const { accountNumber } of accounts) expect(accountNumber).toMatch(/^••••••\d{4}$/)
  expect(await fleet.wallet()).toBe(0)
  expect((await pay()).body).toEqual({ status: 'success' })
  expect((await pay()).body).toEqual({ status: 'success' })
  expect(await fleet.wallet()).toBe(20_000)
  expect(await fleet.readCashin(cashinId)).toMatchObject({ status: 'success', paymentProcessor: 'bpi' })
})

it('a wrong one-time code is an error on its field; after three wrong codes the correct one is refused too', async () => {
  const { pay, otp } = await createInitiatedPayment()
  for (let n = 0; n < 3; n++) {
    const { status, body } = await pay({ otp: wrongOtpFor(otp) })
    expect([status, body.fields, body.message]).toEqual([
      400,
      [{ path: 'otp', code: 'invalid' }],
      'This code is not right.',
    ])
  }
  expect((await pay()).body.message).toMatch(/too often/)
  expect(await fleet.wallet()).toBe(0)
})

it('a user can restart the payment in the same bank session after a wrong code', async () => {
  const first = await createInitiatedPayment()
  await first.pay({ otp: wrongOtpFor(first.otp) })
  const accountNumberToken = first.accounts[1]?.accountNumberToken
  const { token, cashinId } = first
  const { body } = await fleet.call(initiateBpiPayment, { token, cashinId, accountNumberToken })
  const otp = (await sandbox.outbox(fleet.email)).at(-1)?.code
  expect((await first.pay({ otp, transactionId: body.transactionId })).status).toBe(200)
  expect(await fleet.wallet()).toBe(20_000)
})

it('an expired one-time code is refused', async () => {
  const { pay, transactionId } = await createInitiatedPayment()
  await sandbox.run(({ tx, now }) =>
    tx
      .update(bankPayment)
      .set({ expiresAt: new Date(now.getTime() - 1) })
      .where(eq(bankPayment.id, transactionId)),
  )
  expect((await pay()).body.message).toMatch(/has expired/)
})

it("the bank's authorization code works once, only for its own cash-in and its own fleet", async () => {
  const { cashinId, code } = await createCashinWithToken()
  const errorFields = async (wire: Record<string, unknown>, caller = fleet.call) =>
    (await caller(createBpiToken, wire)).body.fields?.map(({ path }: { path: string }) => path)
  expect(await errorFields({ cashinId, code })).toEqual(['code'])
  expect(await errorFields({ cashinId })).toEqual(['code'])
  const fresh = await createApprovedCashin()
  expect(await errorFields({ cashinId, code: fresh.code })).toEqual(['code'])
  const other = await payingFleet(sandbox)
  expect((await other.call(createBpiToken, { cashinId: fresh.cashinId, code: fresh.code })).status).toBe(404)
})

it('an earlier token cannot pay a cash-in that was cancelled on the bank’s page', async () => {
  const { cashinId, token, url } = await createCashinWithToken()
  const returnUrl = await fleet.pressButton(url, 'cancel')
  expect([returnUrl.pathname, returnUrl.searchParams.get('status')]).toEqual(['/cashin', 'cancelled'])
  const accounts = (await fleet.call(listBpiAccounts, { token, cashinId })).body
  const { accountNumberToken } = accounts[0]
  const answer = await fleet.call(initiateBpiPayment, { token, cashinId, accountNumberToken })
  expect(answer.body.errorCode).toBe('IllegalTransition')
})
