import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

const titles = 'first_name,last_name,driver_id,mobile_number'
const row = (n: number) => [
  'Ana',
  `Cruz ${n}`,
  `N${String(n).padStart(10, '0')}`,
  `0917${String(n).padStart(7, '0')}`,
]
/** Every twentieth row has an error, of five kinds in turn. */
const faults: [number, string, string][] = [
  [0, 'J@n', 'Jan'],
  [2, 'short', ''],
  [3, '0817', ''],
  [1, '', 'Cruz'],
  [0, '=1+1', 'Ana'],
]
const file = (rows: string[][]) => ({
  name: 'drivers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([titles, ...rows.map((cells) => cells.join(','))].join('\r\n')),
})
const planted = Array.from({ length: 1000 }, (_, n) => {
  const [at, wrong] = faults[(n / 20) % faults.length] ?? [0, '']
  return n % 20 === 0 ? row(n).with(at, wrong) : row(n)
})

test('1,000 rows with 50 errors are corrected in the grid and imported, and a lost connection duplicates none', async ({
  page,
  context,
  fleet,
}) => {
  const user = userOf(fleet, 'portal-admin')
  await signIn(page, user)
  await page.goto('/activity/driver?dialog=import')
  const input = page.getByLabel('Choose a file').and(page.locator('input'))
  await expect(input).toBeEnabled()
  await expect(input).toBeHidden()
  await input.setInputFiles(file(planted))
  await expect(page.getByRole('dialog', { name: 'Import Failed!' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fix here' }).click()
  await expect(page.getByText('50 of 1,000 rows must be corrected or left out.')).toBeVisible()
  await expectAccessible(page)

  for (let n = 0; n < 1000; n += 20) {
    const [at, , right] = faults[(n / 20) % faults.length] ?? [0, '', '']
    const cell = page.getByRole('textbox', { name: `Row ${n + 2}, ${titles.split(',')[at]}` })
    await expect(cell).toHaveAttribute('aria-invalid', 'true')
    await cell.fill(right || (row(n)[at] ?? ''))
    await cell.press('Enter')
    // The focus is on the next row, which is rendered by then.
    await expect(
      page.getByText(`${49 - n / 20} of 1,000 rows`).or(page.getByText('1,000 drivers ready')),
    ).toBeVisible()
  }
  await expect(page.getByText('1,000 drivers ready to be sent.')).toBeVisible()

  let parts = 0
  await page.route('**/driver/batch', async (route) => {
    parts++
    if (parts !== 2) return route.continue()
    // The server commits, and its response is lost.
    await route.fetch()
    await context.setOffline(true)
    await route.abort('connectionfailed')
  })
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByText(/Checking/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'File uploaded success' })).toBeVisible({ timeout: 60_000 })
  expect(parts).toBe(4)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('textbox', { name: /Search name/ }).fill('N0000000980')
  await expect(page.getByRole('row', { name: /Ana Cruz 980 N0000000980/ })).toBeVisible()
  const token = await sandbox.token(user)
  const { count } = await sandbox.api<{ count: number }>(
    'GET',
    `driver?fleetId=${fleet.fleetId}&perPage=10`,
    token,
  )
  expect(count).toBe(1000)
})

test('a page without web workers reads the file, shows its errors and imports the corrected rows', async ({
  page,
  fleet,
  blocked,
}) => {
  const user = userOf(fleet, 'portal-admin')
  await page.route('**/activity/driver*', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'content-security-policy': "worker-src 'none'" }
    await route.fulfill({ response, headers })
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.dataset['refused'] = effectiveDirective
    })
  })
  await signIn(page, user)
  await page.goto('/activity/driver?dialog=import')
  const input = page.getByLabel('Choose a file').and(page.locator('input'))
  await expect(input).toBeEnabled()
  await input.setInputFiles(file(planted.slice(0, 300)))
  await expect(page.getByRole('dialog', { name: 'Import Failed!' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-refused', 'worker-src')
  expect(blocked.splice(0)).toEqual([expect.stringContaining("worker-src 'none'")])
  await page.getByRole('button', { name: 'Fix here' }).click()
  await expect(page.getByText('15 of 300 rows must be corrected or left out.')).toBeVisible()

  // On a narrow page the dialog is no wider than the page.
  await page.setViewportSize({ width: 390, height: 844 })
  const box = await page
    .getByRole('dialog', { name: 'Import Drivers' })
    .locator(':scope > div')
    .first()
    .boundingBox()
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })

  const cell = page.getByRole('textbox', { name: 'Row 2, first_name' })
  await cell.fill('Jan')
  await cell.press('Enter')
  await page.getByRole('button', { name: 'Leave out 14 rows' }).click()
  await expect(page.getByText('286 drivers ready to be sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'File uploaded success' })).toContainText(
    '286 drivers added.',
  )
  const { count } = await sandbox.api<{ count: number }>(
    'GET',
    `driver?fleetId=${fleet.fleetId}&perPage=10`,
    await sandbox.token(user),
  )
  expect(count).toBe(286)
})

test('on a phone each row shows its errors and all its cells, without scrolling sideways', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/activity/driver?dialog=import')
  const input = page.getByLabel('Choose a file').and(page.locator('input'))
  await expect(input).toBeEnabled()
  await input.setInputFiles(file([row(5000), ['J@n', 'Cruz', 'short', '0817'], ...planted]))
  await page.getByRole('button', { name: 'Fix here' }).click()
  const sheet = page.getByRole('table', { name: 'Rows of the file' })
  const first = sheet
    .getByRole('row')
    .filter({ has: page.getByRole('textbox', { name: 'Row 3, first_name' }) })
  const errors = first.getByRole('button', { name: /^Invalid/ })
  await expect(errors).toHaveText([
    'Invalid first name',
    'Invalid driver ID (must be 11 chars)',
    'Invalid mobile number',
  ])
  await expectAccessible(page)
  for (const part of [
    ...(await errors.all()),
    first.getByRole('button', { name: 'Leave out row 3' }),
    ...(await first.getByRole('textbox').all()),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 })
  }
  // A row out of view gets the focus with the height that it has then.
  for (const number of [4, 24, 44]) {
    await page.getByRole('button', { name: 'Next error' }).click()
    const next = sheet
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: `Row ${number}`, exact: true }) })
    await expect(next.locator('input:focus')).toBeInViewport({ ratio: 1 })
    await expect(next.getByRole('button', { name: /^Invalid/ })).toBeInViewport({ ratio: 1 })
  }
})
