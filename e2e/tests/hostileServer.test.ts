import type { Page, Route } from '@playwright/test'
import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'

const page502 =
  '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'

/** The response to a request, and the message of the page. */
const faults: readonly [name: string, meet: (route: Route) => Promise<void>, sentence: string][] = [
  [
    'the page of a proxy',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: page502 }),
    'The server is not available right now.',
  ],
  [
    'a truncated answer',
    async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({ response, body: text.slice(0, Math.floor(text.length / 2)) })
    },
    "The server's answer could not be read.",
  ],
  [
    'an empty answer',
    (route) => route.fulfill({ status: 200, body: '' }),
    "The server's answer could not be read.",
  ],
  [
    'too many requests',
    (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '3' }, body: 'Too Many Requests' }),
    'Too many requests.',
  ],
]

/** A request of the shell, and a request of the area in it. */
const parts = [
  ['the shell', '**/ms-fleet/fleet/*'],
  ['the list in it', '**/api/driver?*'],
] as const

const isThere = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Manage Fleet Drivers' })).toBeVisible()

for (const [name, meet, sentence] of faults) {
  for (const [part, address] of parts) {
    test(`a first load that receives ${name} in place of ${part} says so and recovers`, async ({
      page,
      fleet,
    }) => {
      await signIn(page, userOf(fleet, 'portal-admin'))
      await page.route(address, meet)
      await page.goto('/activity/driver')
      await expect(page.getByText(sentence).first()).toBeVisible()
      await expect(page.getByText('This fleet has no drivers yet.')).toHaveCount(0)
      await expectAccessible(page)
      await page.unroute(address)
      const again = page.getByRole('button', { name: 'Try again' })
      await expect(again).not.toHaveAttribute('aria-disabled', 'true')
      await again.click()
      await isThere(page)
      await expect(page.getByText('This fleet has no drivers yet.')).toBeVisible()
    })
  }
}

test('a page chunk that fails to load keeps the shell, and loads with “Try again”', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.abort('connectionreset'))
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Drivers', exact: true })
    .click()
  const failed = page.getByRole('heading', { name: 'Something went wrong' })
  await expect(failed.or(page.getByRole('heading', { level: 1, name: 'Manage Fleet Drivers' }))).toBeVisible({
    timeout: 30_000,
  })
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await page.unroute(scripts)
  if (await failed.isVisible()) await page.getByRole('button', { name: 'Try again' }).click()
  await isThere(page)
})
