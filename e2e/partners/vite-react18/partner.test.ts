import type { Page } from '@playwright/test'
import { expect, test, userOf } from '../../tests/portal.ts'
import { sandbox, type TestFleet } from '../../tests/sandbox.ts'
import { oldestVersions } from '../packs.ts'
import { testPartner } from '../testPartner.ts'

/** The page has the oldest version of each range that the packages ask for. */
const served = testPartner({
  name: 'vite-react18',
  own: ['main.tsx'],
  change: async (manifest) => ({ ...manifest, overrides: await oldestVersions() }),
})

test.beforeEach(async ({ fleet }) => {
  const user = userOf(fleet, 'portal-admin')
  served.signIn(user)
  await sandbox.api('POST', 'driver', await sandbox.token(user), {
    fleetId: fleet.fleetId,
    firstName: 'José',
    lastName: 'Peñaflor',
    driverLicenseId: 'N0112345678',
    mobileNumber: '09171234567',
  })
})

async function open(page: Page, fleet: TestFleet, option: Record<string, string> = {}) {
  await page.goto(served.address(fleet, { manual: '', ...option }))
  await expect(page.locator('html')).toHaveAttribute('data-react', '18.2.0')
}

/** All elements except the children of SVG icons. */
const widget = '.fpk-root *:not(svg *)'

const row = (page: Page) => page.getByRole('row', { name: /José Peñaflor/ })
const tell = (page: Page, what: 'show' | 'hide') =>
  page.evaluate((name) => dispatchEvent(new Event(name)), what)

async function show(page: Page) {
  await tell(page, 'show')
  await expect(row(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The computed styles of every element, in document order. */
const looks = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'))
    return [...document.querySelectorAll(within)].map((element) => {
      const style = getComputedStyle(element)
      const values = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`)
      return { element: `${element.tagName}.${element.getAttribute('class') ?? ''}`, values }
    })
  }, selector)

function differences(before: Awaited<ReturnType<typeof looks>>, after: typeof before) {
  expect(after.map(({ element }) => element)).toEqual(before.map(({ element }) => element))
  return before.flatMap(({ element, values }, index) =>
    values
      .filter((value, place) => value !== after[index]?.values[place])
      .map((value) => `${element} ${value}`),
  )
}

test('ten lines on a page with React 18.2 show the drivers and let them be changed', async ({
  page,
  fleet,
}) => {
  await open(page, fleet)
  await show(page)
  await row(page).click()
  await page.getByLabel('First name').fill('Josefa')
  await page.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByRole('row', { name: /Josefa Peñaflor/ })).toBeVisible()
  // The widget does not change the URL of a page that gave it no navigation adapter.
  expect(new URL(page.url()).searchParams.get('dialog')).toBeNull()
})

test('fields and the import stand alone in a form of the page with React 18.2', async ({ page, fleet }) => {
  await open(page, fleet, { trip: '' })
  await tell(page, 'show')
  const driver = page.getByRole('combobox', { name: 'Driver' })
  await driver.click()
  const option = page.getByRole('option', { name: /José Peñaflor/ })
  // No element of the page covers the list of options.
  await option.click({ trial: true })
  await driver.press('ArrowDown')
  // Enter selects the option and does not submit the page's form.
  await driver.press('Enter')
  await expect(page.getByText('José Peñaflor drives')).toBeVisible()
  await expect(driver).toHaveValue('José Peñaflor')
  await driver.press('Enter')
  await expect(page.getByText('José Peñaflor drives')).toBeVisible()

  await page.getByRole('button', { name: 'Bring drivers' }).click()
  const text = 'first_name,last_name,driver_id,mobile_number\nNiño,Peña,N0100000001,09171234567\n'
  const file = { name: 'drivers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await driver.fill('nino')
  await page.getByRole('option', { name: /Niño Peña/ }).click()
  await expect(page.getByText('Niño Peña drives')).toBeVisible()
})

test('the page’s own rules change nothing in the widget', async ({ page, fleet }) => {
  await open(page, fleet)
  await show(page)
  const clean = await looks(page, widget)
  expect(clean.length).toBeGreaterThan(40)
  await open(page, fleet, { hostile: '' })
  await show(page)
  expect(differences(clean, await looks(page, widget))).toEqual([])
})

test('drawing the widget and taking it away changes nothing of the page', async ({ page, fleet }) => {
  await open(page, fleet)
  const host = 'html, body, body *:not(#drivers):not(#drivers *):not(script)'
  const frame = () =>
    page.evaluate(() => ({
      html: [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`),
      // A removed scroll lock may leave an empty style attribute.
      body: [...document.body.attributes]
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => `${name}=${value}`),
      children: [...document.body.children].map(({ tagName, id }) => `${tagName}#${id}`),
      head: [...document.head.children]
        .filter((node) => !node.matches('style[data-styled], link[rel="modulepreload"]'))
        .map((node) => node.outerHTML),
      drivers: document.getElementById('drivers')?.innerHTML,
    }))
  /** Without properties that depend on the size of the widget. */
  const stable = async () =>
    (await looks(page, host)).map(({ element, values }) => ({
      element,
      values: values.filter(
        (value) => !/^(height|block-size|perspective-origin|transform-origin):/.test(value),
      ),
    }))
  const [frameBefore, before, exact] = [await frame(), await stable(), await looks(page, host)]
  await show(page)
  expect(differences(before, await stable())).toEqual([])
  await page.getByRole('button', { name: 'Add driver' }).click()
  // The popup has the keyboard focus.
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await tell(page, 'hide')
  await expect(page.locator('#drivers')).toBeEmpty()
  expect(await frame()).toEqual(frameBefore)
  expect(differences(exact, await looks(page, host))).toEqual([])
})
