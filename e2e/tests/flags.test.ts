import { expect, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

test.afterEach(() => sandbox.setFlag('PAGE_DRIVER', { isOn: true, emails: [] }))

test('a page that is switched off leaves the menu at once, comes back, and stays for the listed people', async ({
  page,
  fleet,
}) => {
  const user = userOf(fleet, 'portal-admin')
  const scripts: string[] = []
  page.on('request', (request) => {
    const isForeign = new URL(request.url()).origin !== new URL(page.url()).origin
    if (request.resourceType() === 'script' && isForeign) scripts.push(request.url())
  })
  await signIn(page, user)
  const drivers = page.getByRole('link', { name: 'Drivers' })
  await expect(drivers).toBeVisible()
  await sandbox.setFlag('PAGE_DRIVER', { isOn: false })
  await expect(drivers).toBeHidden()
  await sandbox.setFlag('PAGE_DRIVER', { emails: [user.email.toUpperCase()] })
  await expect(drivers).toBeVisible()
  await sandbox.setFlag('PAGE_DRIVER', { emails: ['somebody.else@fleet.test'] })
  await expect(drivers).toBeHidden()
  await page.goto('/activity/driver')
  await expect(page).not.toHaveURL(/driver/)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(scripts).toEqual([])
})

test('the last known flags hold while their database is away, and nothing else is missing', async ({
  page,
  fleet,
}) => {
  await sandbox.setFlag('PAGE_DRIVER', { isOn: false })
  await signIn(page, userOf(fleet, 'portal-admin'))
  await expect(page.getByRole('link', { name: 'Drivers' })).toBeHidden()
  await page.routeWebSocket(/\.ws\?/, (socket) => socket.close())
  await page.reload()
  await expect(page.getByRole('link', { name: 'Redemption' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Drivers' })).toBeHidden()
})
