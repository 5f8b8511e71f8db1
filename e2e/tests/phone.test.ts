import type { Page } from '@playwright/test'
import { atHeading, hedgingPages, walletPages } from './pages.ts'
import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'

/** How far the page scrolls sideways, in pixels. */
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A small phone, which is also a window of 1280 px at 400 % zoom. */
const smallest = { width: 320, height: 640 }

for (const { type, pages } of [
  { type: 'hedging', pages: hedgingPages },
  { type: 'locqpay', pages: walletPages },
] as const) {
  test.describe(`a phone, for a ${type} fleet`, () => {
    test.use({ fleetOptions: { type } })

    test('every page fits in 320 px and is accessible', async ({ page, fleet }) => {
      await signIn(page, userOf(fleet, 'portal-admin'))
      await page.setViewportSize(smallest)
      for (const [path, heading] of pages) {
        await page.goto(path)
        await atHeading(page, heading)
        expect.soft(await sidewaysScroll(page), path).toBe(0)
        await expectAccessible(page)
      }
    })
  })
}

test('the menu is in a drawer, which leads to a page and gives it the focus', async ({ page, fleet }) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.setViewportSize({ width: 390, height: 844 })
  const open = page.getByRole('button', { name: 'Main menu' })
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
  await open.click()
  await drawer.getByRole('link', { name: 'Vehicles' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Manage Fleet Vehicles' })).toBeFocused()
})

test('the frame is wide from 1170 px, with content of at least 1170 px beside the menu', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const content = page.getByRole('main')
  await page.setViewportSize({ width: 1170, height: 900 })
  await expect(menu).toBeVisible()
  expect(await content.boundingBox()).toMatchObject({ x: 196, width: 1170 })
  await page.setViewportSize({ width: 1169, height: 900 })
  await expect(menu).toBeHidden()
  expect(await content.boundingBox()).toMatchObject({ x: 0, width: 1169 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('the main action covers no field in a low window, as at 400 % zoom', async ({ page, fleet }) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.setViewportSize({ width: 360, height: 225 })
  await page.goto('/activity/driver')
  const search = page.getByRole('textbox', { name: /Search name/ })
  await search.scrollIntoViewIfNeeded()
  await search.click()
  const covers = await search.evaluate((field) => {
    const action = document.querySelector('.fpk-main-action')?.getBoundingClientRect()
    const { top, bottom } = field.getBoundingClientRect()
    return action === undefined || (action.top < bottom && action.bottom > top)
  })
  expect(covers).toBe(false)
})

test('the button at the edge of a phone shows the total to pay', async ({ page, fleet }) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/cash/cashin')
  await page.getByLabel('Amount').fill('25000')
  const button = page.getByRole('button', { name: 'Continue' })
  await expect(button).toHaveAccessibleName('Continue')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(button).toHaveAccessibleName('Continue ₱25,000.00')
})

test('the panel of filters uses the height of a phone held sideways, and covers its button if it must', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/activity/redemption')
  await page.getByRole('button', { name: 'Filters' }).click()
  const panel = page.getByRole('dialog', { name: 'Filters' })
  const placeOfPanel = async () => {
    const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {}
    return { isInside: y >= 0 && y + height <= 390, isHigh: height >= 320 }
  }
  await expect.poll(placeOfPanel).toEqual({ isInside: true, isHigh: true })
  await expect(panel.getByText('Date range', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('button', { name: 'Apply Filters' })).toBeInViewport({ ratio: 1 })
})
