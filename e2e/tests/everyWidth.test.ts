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

const fill =
  (label: string, value: string): Step =>
  (page) =>
    page.getByLabel(label).fill(value)

const goTo = async (page: Page, path: string, heading: string | RegExp) => {
  await page.goto(path)
  await atHeading(page, heading)
}

/** A page at rest, after these steps. */
const atRest = (path: string, heading: string | RegExp, ...steps: Step[]): View => ({
  name: path,
  hasLayer: false,
  open: async (page) => {
    await goTo(page, path, heading)
    for (const step of steps) await step(page)
  },
})

/** A dialog, a popover or a menu on a page, which these steps open. */
const layer = (name: string, path: string, ...steps: Step[]): View => ({
  name,
  hasLayer: true,
  open: async (page) => {
    await goTo(page, path, /./)
    for (const step of steps) await step(page)
  },
})

const menuOf = press(/^Actions for/)
const item = (name: string | RegExp) => press(name, 'menuitem')
const account = press(/^Account of/)

const shellLayers = [
  layer('account menu', '/inbox', account),
  layer('settings', '/inbox', account, item('Settings')),
  layer('my account', '/inbox', account, item('My account')),
  layer('command bar', '/inbox', key('Control+k'), (page) => page.keyboard.type('a')),
  layer('shortcuts', '/activity/driver', key('?')),
  { ...layer('menu', '/inbox', press('Main menu')), upTo: 768 },
]

const driver = '/activity/driver'
const hedgingLayers = [
  layer('add driver', driver, press('Add driver'), press('Save driver')),
  layer('actions of a driver', driver, menuOf),
  layer('edit driver', driver, menuOf, item('Edit')),
  layer('deactivate driver', driver, menuOf, item('Deactivate')),
  layer('import drivers', driver, press('Import by CSV')),
  layer('view of drivers', driver, press('View')),
  atRest(driver, /./, press('Select all', 'checkbox')),
  layer('add vehicle', '/activity/vehicle', press('Add vehicle'), press('Save vehicle')),
  layer('add group', '/activity/groups', press('Add group')),
  layer('add user', '/access-authorization/user-access', press('Add user')),
  layer('filters of redemptions', '/activity/redemption', press('Filters')),
  layer('red flags', '/activity/redemption', press('Red flags')),
  layer('export', '/activity/redemption', press('Export')),
  layer('confirm purchase', '/fuel/buy?product=diesel&litres=2', press('Continue')),
  layer('add code', '/fuel/generate-code', press('Add code'), press(/^(Add|Save)/)),
  layer('table of codes', '/fuel/generate-code', press('Add from table')),
  layer('templates', '/fuel/generate-code', press('Add from template')),
  layer('actions of a code', '/fuel/code', menuOf),
  atRest('/fuel/code', /./, press(/^[A-Z0-9]{4} [A-Z0-9]{4}$/, 'link'), (page) => atHeading(page, /^[A-Z0-9]{4} /)),
  layer('compare prices', '/fuel/buy/price-history', press('Side by side')),
  layer('details of a cash-in', '/cash/cashin/history', menuOf),
  layer('promo', '/promos', press('Free oil check')),
  layer('delete download', '/download', press(/^Delete/)),
  layer('loans notice', '/other-services/loans', press(/^Read the notice/)),
]

const walletLayers = [
  layer('actions of a card', '/fleet-card/list', menuOf),
]

for (const { type, email, views } of [
  {
    type: 'hedging',
    email: 'marco.santos@fleet.test',
    views: [
      ...hedgingPages.map(([path, heading]) => atRest(path, heading.replace('Test!', 'Marco!'))),
      ...shellLayers,
      ...hedgingLayers,
    ],
  },
  {
    type: 'wallet',
    email: 'gina.ocampo@fleet.test',
    views: [...walletPages.map(([path, heading]) => atRest(path, heading)), ...walletLayers],
  },
]) {
  test(`every page and dialog of a ${type} fleet is accessible, fits and can be touched at every width`, async ({
    page,
  }) => {
    const user = { email, password: 'Fleet-2026!' }
    // Unread announcements would open over the pages.
    await sandbox.api('POST', 'inbox/read/announcement/all', await sandbox.token(user), { portalType: 'fleet', platformType: 'plb' })
    await signIn(page, user)
    const only = process.env['ONLY']
    const found = await problemsAtEveryWidth(page, views.filter(({ name }) => !only || name.includes(only)))
    expect(found.join('\n')).toBe('')
  })
}
