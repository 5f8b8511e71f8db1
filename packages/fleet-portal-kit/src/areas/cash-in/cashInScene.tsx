import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { listCashins } from 'fleet-portal-api-client/contract/cashin'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { cardTokenization } from '../../testing/arrangeCashins.ts'
import { findDialog } from '../../testing/findDialog.ts'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testSandbox } from '../../testing/testSandbox.ts'
import { CashInPanel } from './CashInPanel.tsx'

/* Helpers of the tests of cashing in: the page, its fields, the card provider, and the cash-ins and wallet of the fleet. */

export async function openCashIn({ provider = {}, ...options }: PortalOptions = {}) {
  const portal = await renderInPortal((fleetId) => <CashInPanel fleetId={fleetId} />, {
    type: 'locqpay',
    provider: { payments: { cardTokenization, allowRawCardData: true }, ...provider },
    ...options,
  })
  return portal
}

/** Records the requests that do not go through the API client. The sandbox answers them as the card provider. */
export async function recordExternalCalls(): Promise<Request[]> {
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

export const choose = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }))

export const findAmountField = () => screen.findByLabelText('Amount')

/** Presses Continue and returns the confirmation dialog. */
export async function openConfirmation(user: UserEvent): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  return findDialog('Confirm your cash-in', 'alertdialog')
}

export const confirmButton = (dialog: HTMLElement, name: string) =>
  within(dialog).getByRole('button', { name })
export const getReference = 'Get the reference number'

/** Opens the confirmation of a payment of 12,345.67 pesos over the counter at BDO. */
export async function openOtcConfirmation(options: PortalOptions = {}) {
  const portal = await openCashIn({ search: 'method=otc', ...options })
  await choose(portal.user, 'BDO Unibank')
  await portal.user.type(await findAmountField(), '12345.67')
  return { ...portal, dialog: await openConfirmation(portal.user) }
}

/** Fills in the fields of a new card. */
export async function typeCard(user: UserEvent, number = '4111111111111111') {
  await user.type(await screen.findByLabelText('Name on card'), 'Ana Reyes')
  await user.type(screen.getByLabelText('Card number'), number)
  await user.type(screen.getByLabelText('Expiry date'), '1231')
  await user.type(screen.getByLabelText('CVV'), '737')
}

/** The local and session storage of the browser as one text. */
export const browserStorageText = () =>
  JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])
