import type { Page } from '@playwright/test'
import { expect } from './portal.ts'

/** Every page of the shell for a hedging fleet, with its heading. */
export const hedgingPages = [
  ['/dashboard', 'Welcome, Test!'],
  ['/cash/cashin', 'Cash In'],
  ['/cash/cashin/history', 'Cash-In History'],
  ['/fuel/buy', 'Buy Fuel'],
  ['/fuel/buy/history', 'Buy Fuel History'],
  ['/fuel/buy/price-history', 'Price History'],
  ['/fuel/generate-code', 'Generate Fuel Codes'],
  ['/fuel/code', 'My Fuel Codes'],
  ['/activity/redemption', 'Redemption'],
  ['/activity/redemption-fleet-card', 'Fleet Card Redemption'],
  ['/activity/non-fuel-transaction', 'Not available for this fleet type'],
  ['/activity/reconciliation', 'Reconciliation'],
  ['/activity/driver', 'Manage Fleet Drivers'],
  ['/activity/vehicle', 'Manage Fleet Vehicles'],
  ['/activity/groups', 'Manage Groups'],
  ['/station/list', 'Business Stations'],
  ['/other-services/loans', 'Loans'],
  ['/promos', 'Promos'],
  ['/access-authorization/user-access', 'User Access'],
  ['/download', 'Downloads'],
  ['/inbox', 'Inbox'],
] as const

/** The pages of the shell for a wallet fleet that a hedging fleet does not have, with their headings. */
export const walletPages = [
  ['/dashboard', 'Dashboard'],
  ['/cash/cashin', 'Cash In'],
  ['/fleet-card/list', 'Fleet Card Management'],
  ['/activity/redemption-fleet-card', 'Fleet Card Redemption'],
  ['/activity/non-fuel-transaction', 'Non-Fuel Transactions'],
] as const

/** Waits until a page has its heading and has loaded. */
export const atHeading = async (page: Page, name: string | RegExp) => {
  await expect(page.getByRole('heading', { level: 1, name, exact: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
