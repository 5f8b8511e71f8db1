import type { FlagName } from 'fleet-portal-api-client/contract/flags'
import { createCashin, getCashin } from 'fleet-portal-api-client/contract/cashin'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import type { NewFleet } from '../domain/fleetSetup.ts'
import { changeFlag } from '../domain/flags.ts'
import { fleet } from '../db/schema.ts'
import { eq } from 'drizzle-orm'
import type { TestSandbox } from '../testing.ts'
import { callerOf } from './callerOf.ts'

const card = { number: '4111 1111 1111 1111', expMonth: '12', expYear: '2031', cvc: '123' }

/** Creates a fleet without money, and helpers for cash-ins: calls of its Admin and actions on the provider pages. */
export async function payingFleet(
  sandbox: Omit<TestSandbox, 'close'>,
  overrides: Partial<NewFleet> = {},
  gateway = 'paymaya',
) {
  const created = await sandbox.newFleet({ type: 'locqpay', roles: ['portal-admin'], ...overrides })
  const { fleetId } = created
  const email = created.users[0]?.email ?? ''
  await sandbox.run(({ tx }) =>
    tx.update(fleet).set({ paymentGateway: gateway }).where(eq(fleet.id, fleetId)),
  )
  const call = await callerOf(sandbox, email)
  const send = async (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(new URL(path, 'http://sandbox.test'), init))
  const json = (body: unknown, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    ...created,
    call,
    email,
    pay: (order: Record<string, unknown>, extra?: Parameters<typeof call>[2]) =>
      call(createCashin, { fleetId, ...order }, extra),
    readCashin: async (cashInId: string) => (await call(getCashin, { cashInId })).body,
    wallet: async () => (await call(getWallet, { fleetId })).body.walletBalance as number,
    /** Requests a payment token for card data from the card provider. */
    createPaymentToken: async (input: Partial<typeof card> = {}) => {
      const init = json({ card: { ...card, ...input } }, { Authorization: `Basic ${btoa('pk-sandbox:')}` })
      const response = await send('/sandbox/card-provider/payment-tokens', init)
      return (await response.json()) as { paymentTokenId?: string; code?: string }
    },
    /** Presses a button on a provider's page. Resolves to the URL of the redirect. */
    pressButton: async (checkoutUrl: string, button: string) => {
      const response = await send(checkoutUrl, { method: 'POST', body: new URLSearchParams({ act: button }) })
      return new URL(response.headers.get('Location') ?? 'http://no-redirect.test/')
    },
    openPage: (checkoutUrl: string) => send(checkoutUrl),
    /** Ends a cash-in outside the portal, as a bank counter or the points programme does. */
    endCashin: async (reference: string, ending: string) =>
      (await (await send(`/sandbox/cashins/${reference}`, json({ ending }))).json()) as { status?: string },
    setFlag: (name: FlagName, isOn: boolean) => sandbox.run((context) => changeFlag(context, name, { isOn })),
  }
}
