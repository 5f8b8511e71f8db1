import type { Locator, Page } from '@playwright/test'
import { sandboxUrl } from '../ports.ts'
import { sandbox, type TestFleet } from '../tests/sandbox.ts'
import { userOf } from '../tests/portal.ts'
import type { HostPage } from './hostPage.ts'
import type { Shown } from './page/main.tsx'

/** A state of a widget. */
export interface State {
  name: string
  widget: Shown['widget']
  api?: 'broken' | 'hanging'
  isNarrow?: true
  /** Brings the widget into the state. */
  reach: (page: Page) => Promise<unknown>
  /** What is visible in the state. */
  sees: (page: Page) => Locator
}

const row = (page: Page) => page.getByRole('row', { name: /José Peñaflor/ })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const settled = (page: Page) => row(page).waitFor()

async function openRowMenu(page: Page) {
  await settled(page)
  await row(page).getByRole('button').last().click()
  await page.getByRole('menu').waitFor()
}

async function askToDeactivate(page: Page) {
  await openRowMenu(page)
  await page.getByRole('menuitem', { name: /activate/i }).click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
}

async function openForm(page: Page) {
  await settled(page)
  await button(page, 'Add driver').click()
  await page.getByLabel('First name').waitFor()
}

export const states: readonly State[] = [
  { name: 'list', widget: 'drivers', reach: settled, sees: row },
  { name: 'menu', widget: 'drivers', reach: openRowMenu, sees: (page) => page.getByRole('menu') },
  {
    name: 'dialog',
    widget: 'drivers',
    reach: openForm,
    sees: (page) => page.getByLabel('First name'),
  },
  {
    name: 'list of options',
    widget: 'picker',
    reach: (page) => page.getByRole('combobox', { name: 'Driver' }).click(),
    sees: (page) => page.getByRole('option', { name: /Ana Reyes/ }),
  },
  {
    name: 'toast',
    widget: 'drivers',
    reach: async (page) => {
      await settled(page)
      const isActive = await row(page).getByText('Active', { exact: true }).isVisible()
      await openRowMenu(page)
      await page.getByRole('menuitem', { name: isActive ? 'Deactivate' : 'Reactivate' }).click()
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click()
      // A toast stays while the pointer is on it.
      await page.locator('.fpk-notice').hover()
      await row(page)
        .getByText(isActive ? 'Inactive' : 'Active', { exact: true })
        .waitFor()
    },
    sees: (page) => page.locator('.fpk-notice'),
  },
  {
    name: 'tooltip',
    widget: 'drivers',
    reach: async (page) => {
      await settled(page)
      await button(page, /last page/i).hover()
    },
    sees: (page) => page.locator('.fpk-tooltip'),
  },
  {
    name: 'days of a filter',
    widget: 'cash-ins',
    reach: async (page) => {
      await page.getByRole('row', { name: /Manual bank deposit/ }).waitFor()
      await button(page, 'Filters').click()
      await page.getByRole('combobox', { name: /date/i }).selectOption('custom')
    },
    sees: (page) => page.locator('.fpk-popover input[type="date"]').first(),
  },
  {
    name: 'confirmation',
    widget: 'drivers',
    reach: askToDeactivate,
    sees: (page) => page.getByRole('alertdialog').or(page.getByRole('dialog')),
  },
  {
    name: 'sheet in a narrow window',
    widget: 'drivers',
    isNarrow: true,
    reach: async (page) => {
      await button(page, 'Add driver').click()
      await page.getByLabel('First name').waitFor()
    },
    sees: (page) => page.getByLabel('First name'),
  },
  {
    name: 'empty list',
    widget: 'vehicles',
    reach: (page) => page.getByText(/This fleet has no vehicles yet/).waitFor(),
    sees: (page) => page.getByText(/This fleet has no vehicles yet/),
  },
  {
    name: 'failed list',
    widget: 'drivers',
    api: 'broken',
    reach: (page) => button(page, 'Try again').first().waitFor(),
    sees: (page) => button(page, 'Try again').first(),
  },
  {
    name: 'loading list',
    widget: 'drivers',
    api: 'hanging',
    reach: (page) => page.locator('[role="row"][aria-hidden]').first().waitFor(),
    sees: (page) => page.locator('[role="row"][aria-hidden]').first(),
  },
]

const wide = { width: 1000, height: 640 }
const narrow = { width: 390, height: 640 }

/** Renders the widget of a state and brings it into the state. */
export async function showState(
  page: Page,
  host: HostPage,
  state: State,
  shown: Pick<Shown, 'isolation' | 'fleetId' | 'nonce'> & Partial<Shown>,
): Promise<void> {
  await page.setViewportSize(state.isNarrow ? narrow : wide)
  const apis = { broken: host.brokenApi, hanging: host.hangingApi }
  const apiUrl = state.api ? apis[state.api] : `${sandboxUrl}/api`
  await page.mouse.move(0, 0)
  await page.evaluate((options) => window.show(options), {
    colorScheme: 'light' as const,
    widget: state.widget,
    apiUrl,
    ...shown,
  })
  await state.reach(page)
  await state.sees(page).waitFor()
}

/** Adds three drivers to a fleet. Resolves to a function that signs its user in. */
export async function arrangeDrivers(fleet: TestFleet): Promise<() => Promise<string>> {
  const user = userOf(fleet, 'portal-admin')
  const token = await sandbox.token(user)
  for (const [firstName, lastName, number] of [
    ['Ana', 'Reyes', 1],
    ['Ramon', 'Bautista', 2],
    ['José', 'Peñaflor', 3],
  ] as const) {
    await sandbox.api('POST', 'driver', token, {
      fleetId: fleet.fleetId,
      firstName,
      lastName,
      driverLicenseId: `N011234567${number}`,
      mobileNumber: `0917123456${number}`,
    })
  }
  return () => sandbox.token(user)
}
