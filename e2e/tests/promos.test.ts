import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

const terms = `
  <h2>When</h2><p>From November 20 to December 31, 2026, every Saturday.</p>
  <h2>Terms</h2><ul><li>Diesel alone</li><li>At most 500 liters a fleet</li></ul>
  <script>document.title = 'run'</script><img src="https://tracker.example/1.gif" alt="">`

test('a clerk opens a promo, reads its dates and terms, and finds it open after a reload', async ({
  page,
  fleet,
}) => {
  const { fleetId } = fleet
  const { promoId } = await sandbox.createPromo({
    fleetId,
    position: 1,
    title: 'Two pesos off',
    subtitle: 'Diesel on Saturdays',
    longDescription: terms,
    buttonLabel: 'Join now',
    redirectUrl: 'https://promos.example/join',
  })
  await sandbox.createPromo({ fleetId, position: 2, title: 'Free tire rotation', longDescription: '' })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('tracker.example')) foreign.push(request.url())
  })
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.getByRole('link', { name: 'Promos' }).click()
  await expect(page).toHaveTitle(`Promos – ${fleet.businessName}`)
  await expect(page.getByRole('button', { name: 'Free tire rotation' })).toBeVisible()
  await expect(page.getByText('Diesel on Saturdays')).toBeVisible()
  await expectAccessible(page)

  const tile = page.getByRole('button', { name: 'Two pesos off' })
  const offer = page.getByRole('dialog', { name: 'Two pesos off' })
  await tile.click()
  await expect(page).toHaveURL(`/promos?promo=${promoId}`)
  const isRead = async () => {
    await expect(offer.getByText('From November 20 to December 31, 2026, every Saturday.')).toBeVisible()
    await expect(offer.getByRole('listitem')).toHaveText(['Diesel alone', 'At most 500 liters a fleet'])
    const link = offer.getByRole('link', { name: 'Join now, opens in a new tab' })
    await expect(link).toHaveAttribute('href', 'https://promos.example/join')
  }
  await isRead()
  await expectAccessible(page)
  await page.reload()
  await isRead()
  expect(foreign).toEqual([])
  await expect(page).toHaveTitle(`Promos – ${fleet.businessName}`)

  await page.keyboard.press('Escape')
  await expect(offer).toHaveCount(0)
  await expect(page).toHaveURL('/promos')
  await tile.click()
  await expect(offer).toBeVisible()
  await page.goBack()
  await expect(offer).toHaveCount(0)
  await expect(tile).toBeFocused()
})

test('a link to a removed promo says so and shows the other promos', async ({ page, fleet }) => {
  await sandbox.createPromo({ fleetId: fleet.fleetId, position: 1, title: 'Two pesos off' })
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/promos?promo=pro_gone')
  await expect(page.getByText('This promo has ended or was removed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Two pesos off' })).toBeVisible()
  await expectAccessible(page)
})

test('a promo with long words can be closed on a phone, and the text of its link fits', async ({
  page,
  fleet,
}) => {
  const { promoId } = await sandbox.createPromo({
    fleetId: fleet.fleetId,
    position: 1,
    title: 'W'.repeat(255),
    buttonLabel: 'Read the terms and the dates of the offer for large fleets in every province',
    redirectUrl: 'https://promos.example/join',
  })
  await signIn(page, userOf(fleet, 'portal-admin'))
  const width = 390
  await page.setViewportSize({ width, height: 844 })
  await page.goto(`/promos?promo=${promoId}`)
  const offer = page.getByRole('dialog')
  const link = offer.getByRole('link', { name: /^Read the terms/ })
  await expect(link).toBeVisible()
  for (const control of [link, offer.getByRole('button', { name: 'Close' }).first()]) {
    const box = await control.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
  }
  expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
})
