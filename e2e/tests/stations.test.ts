import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'

const marksOf = (page: Page) => page.getByRole('list', { name: 'On the map' })
const clustersOf = (page: Page) => marksOf(page).getByRole('button', { name: /^\d+ stations$/ })
/** The labels of pins have the city after the name. */
const pinsOf = (page: Page) => marksOf(page).getByRole('button', { name: /, / })

const landOf = (page: Page) =>
  page.getByRole('application', { name: 'Map of stations' }).locator('g[transform]').getAttribute('transform')

async function standsStill(page: Page) {
  let before = await landOf(page)
  await expect
    .poll(
      async () => {
        const last = before
        before = await landOf(page)
        return last === before
      },
      { intervals: [150] },
    )
    .toBe(true)
}

test('a clerk finds a station on the map without a maps API key: clusters, a pin, its details, a search, a reload', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.getByRole('link', { name: 'Stations' }).click()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const map = page.getByRole('application', { name: 'Map of stations' })
  await expect(map).toBeVisible()
  await expect(map.locator('xpath=..')).toHaveCSS('height', '557px')
  await expect(clustersOf(page).nth(5)).toBeVisible()
  await expectAccessible(page)

  // Enter splits each cluster and keeps the focus in it, until a pin has the focus.
  const focused = marksOf(page).locator('button:focus')
  await clustersOf(page).first().focus()
  for (let step = 0; step < 8 && (await focused.filter({ hasText: /^\d+$/ }).count()) > 0; step++) {
    await page.keyboard.press('Enter')
    await standsStill(page)
    await expect(focused).toHaveCount(1)
  }
  const pin = pinsOf(page).and(focused)
  const [name = ''] = ((await pin.getAttribute('aria-label')) ?? '').split(', ')
  await page.keyboard.press('Enter')
  const details = page.getByRole('article', { name })
  await expect(details).toBeVisible()
  await expect(marksOf(page).getByRole('img', { name })).toBeVisible()
  await expect(details.getByRole('link', { name: /^Get directions in Google Maps/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get directions' })).toHaveCount(0)
  await expectAccessible(page)

  await page.reload()
  await expect(details).toBeVisible()
  await expect(marksOf(page).getByRole('img', { name })).toBeVisible()
  await page.getByRole('button', { name: 'All stations' }).click()
  await expect(details).toBeHidden()
  await expect(page.locator(`[data-station]`, { hasText: name })).toBeFocused()

  await page.getByRole('textbox', { name: /Search by station name/ }).fill(name)
  await expect(page.getByText('1 station', { exact: true })).toBeVisible()
  await expect(marksOf(page).getByRole('button')).toHaveCount(1)
  await expect(page.locator('[data-station]')).toHaveCount(1)
})

test('the map can be dragged, and the mouse wheel scrolls the page until zooming is enabled', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/station/list?view=map')
  const map = page.getByRole('application', { name: 'Map of stations' })
  await expect(clustersOf(page).first()).toBeVisible()
  const land = () => landOf(page)
  const scaleOf = (transform: string | null) => Number(/scale\(([\d.]+)/.exec(transform ?? '')?.[1])
  const box = await map.boundingBox()
  if (!box) throw new Error('The map has no size.')
  const middle = { x: box.x + box.width / 3, y: box.y + box.height / 2 }
  const before = await land()

  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -200)
  await expect(page.getByText(/^To zoom, hold Ctrl/)).toBeVisible()
  expect(await land()).toBe(before)
  await page.mouse.down()
  await page.mouse.move(middle.x + 60, middle.y - 40, { steps: 5 })
  await page.mouse.up()
  const cluster = clustersOf(page).first()
  expect(await land()).not.toBe(before)
  const at = await cluster.boundingBox()
  await page.mouse.wheel(0, -200)
  await expect.poll(async () => scaleOf(await land())).toBeGreaterThan(scaleOf(before))
  expect(at).not.toEqual(await cluster.boundingBox())
  await page.getByRole('button', { name: 'Whole country' }).click()
  await expect.poll(async () => scaleOf(await land())).toBeLessThan(scaleOf(before))
})
