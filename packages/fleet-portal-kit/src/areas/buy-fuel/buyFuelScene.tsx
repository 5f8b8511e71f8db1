import { getWallet } from 'api-client/contract/wallet'
import { listBuyFuels } from 'api-client/contract/fuel'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { control, type TestFleet } from '../../testing/fleetOn.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testSandbox } from '../../testing/testSandbox.ts'
import { BuyFuel } from './BuyFuel.tsx'

/* What the tests of buying fuel share: the page, its parts, and what became of the money. */

export const funds = 50_000_00

export const openBuyFuel = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <BuyFuel fleetId={fleetId} />, { funds, ...options })

/** Does something that only the operator of the sandbox can. */
export async function operator(path: string, body: object): Promise<void> {
  const sandbox = await testSandbox()
  await control((request) => sandbox.fetch(request), path, body)
}

export const boughtBy = async ({ fleetId, arrange }: TestFleet) =>
  (await arrange(listBuyFuels, { fleetId, perPage: 50 })).buyFuels
export const walletOf = async ({ fleetId, arrange }: TestFleet) =>
  (await arrange(getWallet, { fleetId })).walletBalance

export const litres = () => screen.getByLabelText('Liters')
export const pesos = () => screen.getByLabelText('Pesos')
export const ready = () => screen.findByRole('radio', { name: /Diesel/ })
export const proceed = () => screen.getByRole('button', { name: /^Continue/ })

/** Up to the question: Continue is pressed and the dialog stands. */
export async function ask(person: UserEvent): Promise<HTMLElement> {
  await ready()
  await waitFor(() => expect(proceed()).not.toHaveAttribute('aria-disabled'))
  await person.click(proceed())
  return findDialog('Confirm your purchase', 'alertdialog')
}

/** A purchase that may be another tab's is looked up a moment later than one of this tab. */
export const longEnoughToLookUp = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)))

export const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^Buy for/ })
