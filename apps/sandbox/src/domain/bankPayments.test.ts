import {
  createBpiToken,
  initiateBpiPayment,
  listBpiAccounts,
  processBpiPayment,
} from 'api-client/contract/cashin'
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

/** A cash-in through the bank, agreed to on the bank's page. */
async function agreed(payer: Fleet = fleet) {
  const { body } = await payer.pay({ method: 'online-banking', amount: 20_000, bankCode: 'BPI' })
  const back = await payer.press(body.checkoutUrl, 'pay')
  expect(back.pathname).toBe('/bpi')
  return {
    cashinId: body.cashinId as string,
    code: back.searchParams.get('code') ?? '',
    url: body.checkoutUrl,
  }
}

async function withToken() {
  const { cashinId, code, url } = await agreed()
  const { body } = await fleet.call(createBpiToken, { cashinId, code })
  return { cashinId, code, url, token: body.token as string }
}

/** One that waits for its one-time code. */
async function initiated() {
  const visit = await withToken()
  const { cashinId, token } = visit
  const accounts = (await fleet.call(listBpiAccounts, { token, cashinId })).body as {
    accountNumber: string
    accountNumberToken: string
  }[]
  const accountNumberToken = accounts[0]?.accountNumberToken
  const answer = await fleet.call(initiateBpiPayment, { token, cashinId, accountNumberToken })
  const otp = (await sandbox.outbox(fleet.email)).at(-1)?.code ?? ''
  const pay = (more: Record<string, unknown> = {}) =>
    fleet.call(processBpiPayment, {
      token,
      cashinId,
      platformType: 'plb',
      otp,
      transactionId: answer.body.transactionId,
      ...more,
    })
  return { ...visit, accounts, otp, transactionId: answer.body.transactionId as string, pay }
}

const wrongFor = (otp: string) => (otp === '000000' ? '111111' : '000000')

it('pays from a masked account with the code that was sent, once, however often it is asked for', async () => {
  const { accounts, pay, cashinId } = await initiated()
  for (const { accountNumber } of accounts) expect(accountNumber).toMatch(/^••••••\d{4}$/)
  expect(await fleet.wallet()).toBe(0)
  expect((await pay()).body).toEqual({ status: 'success' })
  expect((await pay()).body).toEqual({ status: 'success' })
  expect(await fleet.wallet()).toBe(20_000)
  expect(await fleet.look(cashinId)).toMatchObject({ status: 'success', paymentProcessor: 'bpi' })
})

it('a wrong code is refused with a sentence on its field; after three the right one is, too', async () => {
  const { pay, otp } = await initiated()
  for (let n = 0; n < 3; n++) {
    const { status, body } = await pay({ otp: wrongFor(otp) })
    expect([status, body.fields, body.message]).toEqual([
      400,
      [{ path: 'otp', code: 'invalid' }],
      'This code is not right.',
    ])
  }
  expect((await pay()).body.message).toMatch(/too often/)
  expect(await fleet.wallet()).toBe(0)
})

it('after a refused code a person starts again, in the same visit', async () => {
  const first = await initiated()
  await first.pay({ otp: wrongFor(first.otp) })
  const accountNumberToken = first.accounts[1]?.accountNumberToken
  const { token, cashinId } = first
  const { body } = await fleet.call(initiateBpiPayment, { token, cashinId, accountNumberToken })
  const otp = (await sandbox.outbox(fleet.email)).at(-1)?.code
  expect((await first.pay({ otp, transactionId: body.transactionId })).status).toBe(200)
  expect(await fleet.wallet()).toBe(20_000)
})

it('a code that came too late is refused', async () => {
  const { pay, transactionId } = await initiated()
  await sandbox.run(({ tx, now }) =>
    tx
      .update(bankPayment)
      .set({ expiresAt: new Date(now.getTime() - 1) })
      .where(eq(bankPayment.id, transactionId)),
  )
  expect((await pay()).body.message).toMatch(/has expired/)
})

it("the bank's code is good once, for its own cash-in, and for nobody else", async () => {
  const { cashinId, code } = await withToken()
  const fields = async (wire: Record<string, unknown>, caller = fleet.call) =>
    (await caller(createBpiToken, wire)).body.fields?.map(({ path }: { path: string }) => path)
  expect(await fields({ cashinId, code })).toEqual(['code'])
  expect(await fields({ cashinId })).toEqual(['code'])
  const fresh = await agreed()
  expect(await fields({ cashinId, code: fresh.code })).toEqual(['code'])
  const other = await payingFleet(sandbox)
  expect((await other.call(createBpiToken, { cashinId: fresh.cashinId, code: fresh.code })).status).toBe(404)
})

it('what was cancelled on the bank’s page is not paid with a token from before', async () => {
  const { cashinId, token, url } = await withToken()
  const back = await fleet.press(url, 'cancel')
  expect([back.pathname, back.searchParams.get('status')]).toEqual(['/cashin', 'cancelled'])
  const accounts = (await fleet.call(listBpiAccounts, { token, cashinId })).body
  const { accountNumberToken } = accounts[0]
  const answer = await fleet.call(initiateBpiPayment, { token, cashinId, accountNumberToken })
  expect(answer.body.errorCode).toBe('IllegalTransition')
})
