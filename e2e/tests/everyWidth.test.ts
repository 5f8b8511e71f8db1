import type { Page } from '@playwright/test'
import { problemsAtEveryWidth, type View } from './everyWidth.ts'
import { atHeading, hedgingPages, walletPages } from './pages.ts'
import { expect, signIn, test } from './portal.ts'
import { sandbox } from './sandbox.ts'

type Step = (page: Page) => Promise<void>

const press =
  (name: string | RegExp, role: 'button' | 'menuitem' | 'checkbox' | 'radio' | 'link' = 'button'): Step =>
  (page) =>
    page.getByRole(role, { name }).first().click()

const key =
  (name: string): Step =>
  (page) =>
    page.keyboard.press(name)

/** A dialog, a popover or a menu on a page, which these steps open. */
const layer = (name: string, path: string, ...steps: Step[]): View => ({
  name,
  hasLayer: true,
  open: async (page) => {
    await page.goto(path)
    await atHeading(page, /./)
    for (const step of steps) await step(page)
  },
})

/** A page at rest, after these steps. */
const atRest = (name: string, path: string, ...steps: Step[]): View => ({
  ...layer(name, path, ...steps),
  hasLayer: false,
})

const fill = (label: string, value: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(value)

const menuOf = press(/^Actions for/)
const item = (name: string | RegExp) => press(name, 'menuitem')
const account = press(/^Account of/)

/** Follows the name of the first row to the page of its item. */
const openItem = async (page: Page) => {
  await page.locator('tbody a').first().click()
  await expect(page.locator('.fpk-back')).toBeVisible()
}

const shellLayers = [
  layer('account menu', '/inbox', account),
  layer('settings', '/inbox', account, item('Settings')),
  layer('my account', '/inbox', account, item('My account')),
  layer('command bar', '/inbox', key('Control+k'), (page) => page.keyboard.type('a')),
  layer('shortcuts', '/activity/driver', key('?')),
  { ...layer('menu', '/inbox', press('Main menu')), upTo: 768 },
]

const drivers = '/activity/driver'
const generate = '/fuel/generate-code'
/** Presses a button that a narrow column has in its menu. */
const wayToAdd =
  (name: string): Step =>
  async (page) => {
    await page.getByRole('button', { name: 'Add code', exact: true }).first().waitFor()
    const menu = page.getByRole('button', { name: 'More', exact: true })
    const isInMenu = await menu.isVisible()
    if (isInMenu) await menu.click()
    await press(name, isInMenu ? 'menuitem' : 'button')(page)
  }
const hedgingLayers = [
  layer('add driver', drivers, press('Add driver'), press('Save driver')),
  layer('actions of a driver', drivers, menuOf),
  layer('edit driver', drivers, menuOf, item('Edit')),
  layer('deactivate driver', drivers, menuOf, item('Deactivate')),
  layer('import drivers', drivers, press('Import by CSV')),
  layer('view of drivers', drivers, press('View')),
  atRest('selected drivers', drivers, press(/^Select/, 'checkbox')),
  atRest('driver', drivers, openItem),
  atRest('vehicle', '/activity/vehicle', openItem),
  layer('add vehicle', '/activity/vehicle', press('Add vehicle'), press('Save vehicle')),
  layer('add group', '/activity/groups', press('Add group')),
  layer('add user', '/access-authorization/user-access', press('Add user')),
  layer('filters of redemptions', '/activity/redemption', press('Filters')),
  layer('red flags', '/activity/redemption', press('Red flags')),
  layer('confirm purchase', '/fuel/buy?product=diesel&litres=2', press('Continue')),
  layer('add code', generate, press('Add code')),
  layer('table of codes', generate, wayToAdd('Add from table')),
  layer('templates', generate, wayToAdd('Add from template')),
  layer('actions of a code', '/fuel/code', menuOf),
  layer('share code', '/fuel/code', menuOf, item('Share or print')),
  atRest('code', '/fuel/code', openItem),
  layer('compare prices', '/fuel/buy/price-history', press('Side by side')),
  layer('actions of a cash-in', '/cash/cashin/history', menuOf),
  layer('promo', '/promos', press('Free oil check')),
  layer('delete download', '/download', press(/^Delete/)),
  layer('notice of a lender', '/other-services/loans', press(/^Read the notice/)),
]

const cards = '/fleet-card/list'
const walletLayers = [
  layer('actions of a card', cards, menuOf),
  atRest('card', cards, openItem),
  atRest('edit card', cards, menuOf, item('Edit')),
  layer('deactivate card', cards, menuOf, item('Deactivate')),
  layer('remarks', '/activity/non-fuel-transaction?status=voided', press(/^View the remarks/)),
  layer(
    'confirm cash-in',
    '/cash/cashin',
    fill('Name on card', 'Ana Reyes'),
    fill('Card number', '4111111111111111'),
    fill('Expiry date', '12/31'),
    fill('CVV', '737'),
    fill('Amount', '2500'),
    press('Continue'),
  ),
]

/** The pages without a session. */
const publicPages = ['/auth', '/auth/forgot', '/activate-account', '/redirect/success']

test('every page without a session is accessible, fits and is made for touch at every width', async ({
  page,
}) => {
  expect(
    await problemsAtEveryWidth(
      page,
      publicPages.map((path) => atRest(path, path)),
    ),
  ).toEqual([])
})

const pageViews = (pages: readonly (readonly [path: string, heading: string])[]) =>
  pages.map(([path]) => atRest(path, path))

const [marco, gina] = ['marco.santos@fleet.test', 'gina.ocampo@fleet.test']
for (const { name, email, views } of [
  { name: 'page of a hedging fleet', email: marco, views: pageViews(hedgingPages) },
  { name: 'dialog of a hedging fleet', email: marco, views: [...shellLayers, ...hedgingLayers] },
  {
    name: 'page and dialog of a wallet fleet',
    email: gina,
    views: [...pageViews(walletPages), ...walletLayers],
  },
]) {
  test(`every ${name} is accessible, fits and is made for touch at every width`, async ({ page }) => {
    // The fleets of the demonstration have data of every kind. This test only reads them.
    const user = { email, password: 'Fleet-2026!' }
    // Unread announcements would open over the pages.
    const input = { platformType: 'plb', portalType: 'fleet' }
    await sandbox.api('POST', 'inbox/read/announcement/all', await sandbox.token(user), input)
    await signIn(page, user)
    expect(await problemsAtEveryWidth(page, views)).toEqual([])
  })
}
