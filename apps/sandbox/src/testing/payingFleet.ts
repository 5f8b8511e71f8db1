import type { FlagName } from 'api-client/contract/flags'
import { createCashin, getCashin } from 'api-client/contract/cashin'
import { getWallet } from 'api-client/contract/wallet'
import type { NewFleet } from '../domain/fleetSetup.ts'
import { changeFlag } from '../domain/flags.ts'
import { fleet } from '../db/schema.ts'
import { eq } from 'drizzle-orm'
import type { TestSandbox } from '../testing.ts'
import { callerOf } from './callerOf.ts'

const card = { number: '4111 1111 1111 1111', expMonth: '12', expYear: '2031', cvc: '123' }

/** A fleet without money, what its Admin does about that, and the pages that others act on. */
export async function payingFleet(
  sandbox: Omit<TestSandbox, 'close'>,
  wanted: Partial<NewFleet> = {},
  gateway = 'paymaya',
) {
  const made = await sandbox.newFleet({ type: 'locqpay', roles: ['portal-admin'], ...wanted })
  const { fleetId } = made
  const email = made.users[0]?.email ?? ''
  await sandbox.run(({ tx }) =>
    tx.update(fleet).set({ paymentGateway: gateway }).where(eq(fleet.id, fleetId)),
  )
  const call = await callerOf(sandbox, email)
  const at = async (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(new URL(path, 'http://sandbox.test'), init))
  const json = (body: unknown, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return {
    ...made,
    call,
    email,
    pay: (order: Record<string, unknown>, extra?: Parameters<typeof call>[2]) =>
      call(createCashin, { fleetId, ...order }, extra),
    look: async (cashInId: string) => (await call(getCashin, { cashInId })).body,
    wallet: async () => (await call(getWallet, { fleetId })).body.walletBalance as number,
    /** The card provider's answer to a card that was typed in. */
    tokenOf: async (typed: Partial<typeof card> = {}) => {
      const init = json({ card: { ...card, ...typed } }, { Authorization: `Basic ${btoa('pk-sandbox:')}` })
      const response = await at('/sandbox/card-provider/payment-tokens', init)
      return (await response.json()) as { paymentTokenId?: string; code?: string }
    },
    /** Presses a button on a provider's page; resolves to the address that the payer is sent back to. */
    press: async (checkoutUrl: string, act: string) => {
      const response = await at(checkoutUrl, { method: 'POST', body: new URLSearchParams({ act }) })
      return new URL(response.headers.get('Location') ?? 'http://nowhere.test/')
    },
    open: (checkoutUrl: string) => at(checkoutUrl),
    /** Somebody away from the portal ends a cash-in: at a counter, or for the points programme. */
    end: async (reference: string, ending: string) =>
      (await (await at(`/sandbox/cashins/${reference}`, json({ ending }))).json()) as { status?: string },
    setFlag: (name: FlagName, isOn: boolean) => sandbox.run((context) => changeFlag(context, name, { isOn })),
  }
}
