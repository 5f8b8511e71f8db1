import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'

const notLoaded = 'The portal could not be loaded'

test('a portal whose configuration cannot be read says so, and starts when it can', async ({ page }) => {
  await page.route('**/config.json', (route) => route.fulfill({ status: 503 }))
  await page.goto('/auth')
  await expect(page.getByRole('heading', { name: notLoaded })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/config.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('a page whose code is gone after an update says so, and opens after a reload', async ({
  page,
  fleet,
}) => {
  const chunk = /\/assets\/forgot-password-.*\.js$/
  // A file server answers with the page for files that it no longer has.
  await page.route(chunk, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page.getByRole('heading', { name: notLoaded })).toBeVisible()
  await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
  await page.unroute(chunk)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Password Reset' })).toBeVisible()
  await signIn(page, userOf(fleet, 'portal-admin'))
})
