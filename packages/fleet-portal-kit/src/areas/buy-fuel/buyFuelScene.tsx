import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { listBuyFuels } from 'fleet-portal-api-client/contract/fuel'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { control, type TestFleet } from '../../testing/createTestFleet.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testSandbox } from '../../testing/testSandbox.ts'
import { BuyFuel } from './BuyFuel.tsx'

/* Helpers of the tests of buying fuel: the page, its fields and buttons, and the purchases and wallet of the fleet. */

export const funds = 50_000_00

export async function openBuyFuel(options: PortalOptions = {}) {
  const portal = await renderInPortal((fleetId) => <BuyFuel fleetId={fleetId} />, { funds, ...options })
  return portal
}

/** Sends an operator request to the sandbox. */
export async function operateSandbox(path: string, body: object): Promise<void> {
  const sandbox = await testSandbox()
  await control((request) => sandbox.fetch(request), path, body)
}

export const purchasesOf = async ({ fleetId, arrange }: TestFleet) =>
  (await arrange(listBuyFuels, { fleetId, perPage: 50 })).buyFuels
export const walletOf = async ({ fleetId, arrange }: TestFleet) =>
  (await arrange(getWallet, { fleetId })).walletBalance

export const litresField = () => screen.getByLabelText('Liters')
export const pesosField = () => screen.getByLabelText('Pesos')
export const findDieselOption = () => screen.findByRole('radio', { name: /Diesel/ })
export const continueButton = () => screen.getByRole('button', { name: /^Continue/ })

/** Presses Continue and returns the confirmation dialog. */
export async function openConfirmation(user: UserEvent): Promise<HTMLElement> {
  await findDieselOption()
  await waitFor(() => expect(continueButton()).not.toHaveAttribute('aria-disabled'))
  await user.click(continueButton())
  return findDialog('Confirm your purchase', 'alertdialog')
}

/** Waits until an outcome lookup would have started. A lookup of another tab's purchase starts after a delay. */
export const waitForOutcomeLookup = () => act(() => new Promise((resolve) => setTimeout(resolve, 600)))

export const buyButton = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^Buy for/ })
