import { getWallet } from 'api-client/contract/wallet'
import { listCashins } from 'api-client/contract/cashin'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { cardTokenization } from '../../testing/arrangeCashins.ts'
import { findDialog } from '../../testing/findDialog.ts'
import type { TestFleet } from '../../testing/fleetOn.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testSandbox } from '../../testing/testSandbox.ts'
import { CashInPanel } from './CashInPanel.tsx'

/* What the tests of cashing in share: the page, its parts, the pages of providers, and what became of the money. */

export const openCashIn = ({ provider = {}, ...options }: PortalOptions = {}) =>
  renderInPortal((fleetId) => <CashInPanel fleetId={fleetId} />, {
    type: 'locqpay',
    provider: { payments: { cardTokenization, allowRawCardData: true }, ...provider },
    ...options,
  })

/** What went past the portal's client, with the card provider of the sandbox at the other end. */
export async function outsideCalls(): Promise<Request[]> {
  const sandbox = await testSandbox()
  const calls: Request[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const request = new Request(input, init)
    calls.push(request.clone())
    return sandbox.fetch(request)
  })
  return calls
}

export const cashinsOf = async ({ fleetId, arrange }: TestFleet) =>
  (await arrange(listCashins, { fleetId, page: 1, perPage: 50 })).cashins
export const walletOf = async ({ fleetId, arrange }: TestFleet) =>
  (await arrange(getWallet, { fleetId })).walletBalance

export const choose = async (person: UserEvent, name: string | RegExp) =>
  person.click(await screen.findByRole('radio', { name }))

export const amount = () => screen.findByLabelText('Amount')

/** Up to the question: Continue is pressed and the dialog stands. */
export async function ask(person: UserEvent): Promise<HTMLElement> {
  await person.click(screen.getByRole('button', { name: 'Continue' }))
  return findDialog('Confirm your cash-in', 'alertdialog')
}

export async function typeCard(person: UserEvent, number = '4111111111111111') {
  await person.type(await screen.findByLabelText('Name on card'), 'Ana Reyes')
  await person.type(screen.getByLabelText('Card number'), number)
  await person.type(screen.getByLabelText('Expiry date'), '1231')
  await person.type(screen.getByLabelText('CVV'), '737')
}

/** All that the browser holds, in one text. */
export const everythingKept = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
