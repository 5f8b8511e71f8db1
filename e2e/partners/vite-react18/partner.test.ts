import type { Page } from '@playwright/test'
import { copyFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, userOf } from '../../tests/portal.ts'
import { sandbox, type TestFleet } from '../../tests/sandbox.ts'
import { oldestVersions } from '../packs.ts'
import { testPartner } from '../testPartner.ts'

/** The page has the oldest version of each range that the packages ask for. */
const served = testPartner({
  name: 'vite-react18',
  own: ['main.tsx', 'Trip.tsx'],
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

/** Opens a screen of the page by its hash. `#help` has no widget. */
const open = (page: Page, fleet: TestFleet, screen: string) => page.goto(`${served.address(fleet)}${screen}`)

/** All elements except the children of SVG icons. */
const widget = '.fpk-root *:not(svg *)'

const row = (page: Page) => page.getByRole('row', { name: /José Peñaflor/ })
const goTo = (page: Page, screen: string) => page.evaluate((hash) => void (location.hash = hash), screen)

async function show(page: Page) {
  await goTo(page, '#drivers')
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
      // The other classes depend on the order in which the code of the widget arrives.
      const names = [...element.classList].filter((name) => name.startsWith('fpk-'))
      return { element: [element.tagName, ...names].join('.'), values }
    })
  }, selector)

/** The computed styles once two readings in a row are the same: a table reads its own width after it was drawn. */
async function settledLooks(page: Page, selector: string) {
  let before = ''
  let settled: Awaited<ReturnType<typeof looks>> = []
  await expect
    .poll(async () => {
      settled = await looks(page, selector)
      const isSame = JSON.stringify(settled) === before
      before = JSON.stringify(settled)
      return isSame
    })
    .toBe(true)
  return settled
}

function differences(before: Awaited<ReturnType<typeof looks>>, after: typeof before) {
  expect(after.map(({ element }) => element)).toEqual(before.map(({ element }) => element))
  return before.flatMap(({ element, values }, index) =>
    values
      .filter((value, place) => value !== after[index]?.values[place])
      .map((value) => `${element} ${value}`),
  )
}

test('the page has React 18.2, and its user changes a driver', async ({ page, fleet }) => {
  const react = await readFile(join(served.folder(), 'node_modules/react/package.json'), 'utf8')
  expect(JSON.parse(react)).toMatchObject({ version: '18.2.0' })
  await open(page, fleet, '#help')
  await show(page)
  await row(page).click()
  await page.getByLabel('First name').fill('Josefa')
  await page.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByRole('row', { name: /Josefa Peñaflor/ })).toBeVisible()
  // The widget does not change the URL of a page that gave it no navigation adapter.
  expect(new URL(page.url()).searchParams.get('dialog')).toBeNull()
})

test('fields and the import stand alone in a form of the page with React 18.2', async ({ page, fleet }) => {
  await open(page, fleet, '#trip')
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

  await page.getByRole('button', { name: 'Import drivers' }).click()
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
  await copyFile(join(import.meta.dirname, 'hostile.css'), join(served.folder(), 'dist/hostile.css'))
  await open(page, fleet, '#help')
  await show(page)
  const clean = await settledLooks(page, widget)
  expect(clean.length).toBeGreaterThan(40)
  await goTo(page, '#help')
  await page.reload()
  await page.addStyleTag({ url: '/hostile.css' })
  await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 170, 0)')
  await show(page)
  expect(differences(clean, await settledLooks(page, widget))).toEqual([])
})

test('drawing the widget and taking it away changes nothing of the page', async ({ page, fleet }) => {
  await open(page, fleet, '#help')
  const host = 'html, body, body *:not(#widgets):not(#widgets *):not(script)'
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
      widgets: document.getElementById('widgets')?.innerHTML,
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
  await goTo(page, '#help')
  await expect(page.locator('#widgets')).toBeEmpty()
  expect(await frame()).toEqual(frameBefore)
  expect(differences(exact, await looks(page, host))).toEqual([])
})
