import { expect, expectAccessible, fillSignIn, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'
import { codeFor, withTwoFactor } from './twoFactor.ts'

test.use({ fleetOptions: { roles: ['portal-admin', 'portal-admin', 'purchaser'], funds: 10_000 } })

test('a purchaser signs in, buys fuel and generates a code, and a driver redeems it', async ({
  page,
  fleet,
}) => {
  const admin = await withTwoFactor(fleet)
  await fillSignIn(page, admin.email, admin.password)
  await page.getByLabel('Verification code').fill(await codeFor(admin.email))
  await expect(page.getByRole('banner').getByText(fleet.businessName)).toBeVisible()

  // Buys 100 litres of diesel and sees the new wallet balance.
  await page.getByRole('link', { name: 'Buy Fuel', exact: true }).click()
  await page.getByRole('radio', { name: /Diesel/ }).click()
  await page.getByLabel('Liters').fill('100')
  await expect(page.getByLabel('Pesos')).toHaveValue('5,550')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buy for ₱5,550.00' }).dblclick()
  const receipt = page.getByRole('dialog', { name: 'Purchase successful' })
  await expect(receipt).toContainText('100 L')
  await expect(receipt).toContainText('₱5,550.00')
  await expectAccessible(page)
  await receipt.getByRole('button', { name: 'Buy again' }).click()
  await expect(page.getByText('₱4,450.00').first()).toBeVisible()

  // An amount above the balance is reported before a request is sent.
  await page.getByRole('radio', { name: /Diesel/ }).click()
  await page.getByLabel('Liters').fill('100')
  await expect(page.getByText(/You have insufficient balance/).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Continue/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('Liters').fill('')

  await page.getByRole('link', { name: 'Drivers' }).click()
  await page.getByRole('button', { name: 'Add driver' }).click()
  await page.getByLabel('First name').fill('Jun')
  await page.getByLabel('Last name').fill('Peñaranda')
  await page.getByRole('textbox', { name: 'Driver ID', exact: true }).fill('N0298765432')
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('09175550177')
  await page.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByText('Jun Peñaranda was added.')).toBeVisible()

  // Two codes: a one-time code for the driver, sent by SMS, and a code without a driver.
  await page.getByRole('link', { name: 'Generate Fuel Codes' }).click()
  await page.getByRole('button', { name: 'Add code' }).first().click()
  const draft = page.getByRole('dialog', { name: 'Add Fuel Code' })
  await draft.getByLabel('Type').selectOption('driver-specific')
  await draft.getByLabel('Product').selectOption('diesel')
  await draft.getByLabel('Volume').fill('40')
  await draft.getByRole('combobox', { name: 'Driver' }).click()
  await page.getByRole('option', { name: /Jun Peñaranda/ }).click()
  await draft.getByLabel('Duration in days').fill('7')
  await draft.getByLabel('One-time use').check()
  await draft.getByLabel('Send the code by SMS').check()
  await expectAccessible(page)
  await draft.getByRole('button', { name: 'Add code' }).click()
  await page.getByRole('button', { name: 'Add code' }).first().click()
  await draft.getByLabel('Type').selectOption('any')
  await draft.getByLabel('Product').selectOption('diesel')
  await draft.getByLabel('Volume').fill('30')
  await draft.getByLabel('Duration in days').fill('30')
  await draft.getByRole('button', { name: 'Add code' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Generate 2 codes' }).dblclick()
  await expect(page.getByRole('dialog', { name: 'Fuel codes generated' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to My Fuel Codes' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Jun Peñaranda' })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)

  const sms = (await sandbox.outbox('09175550177')).find(({ channel }) => channel === 'sms')
  const code = sms?.code ?? ''
  expect(code).toHaveLength(8)
  await sandbox.redeem(code, fleet.stationId, 20)

  await page.reload()
  const line = page.getByRole('row').filter({ hasText: 'Jun Peñaranda' })
  await expect(line).toContainText('20 L of 40 L')
  await page.getByRole('link', { name: 'Redemption' }).click()
  // The code is shown in groups, so that it can be read aloud.
  const redeemed = page.getByRole('row').filter({ hasText: `${code.slice(0, 4)} ${code.slice(4)}` })
  await expect(redeemed).toContainText('20 L')
  await page.reload()
  await expect(redeemed).toContainText('Success')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('combobox', { name: 'Station' }).click()
  const stations = page.getByRole('listbox', { name: 'Station' })
  await expect(stations.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
})

test('a purchaser can buy, and is refused code generation by the screen and the server', async ({
  page,
  fleet,
}) => {
  const purchaser = userOf(fleet, 'purchaser')
  await signIn(page, purchaser)
  await expect(page).toHaveURL(/\/fuel\/buy$/)
  await expect(page.getByRole('link', { name: 'Generate Fuel Codes' })).toBeHidden()
  await page.goto('/fuel/generate-code')
  await expect(page.getByRole('heading', { name: 'Not Authorized' })).toBeVisible()
  const token = await sandbox.token(purchaser)
  await expect(sandbox.api('POST', 'fuel-code/batch', token, [])).rejects.toThrow(/ 40[03] /)
  await page.goto('/fuel/buy')
  await page.getByRole('radio', { name: /Gas 91/ }).click()
  await page.getByLabel('Pesos').fill('500')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await expect(page.getByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
})

test('a response that is lost after the commit ends in one charge and the right result', async ({
  page,
  fleet,
}) => {
  const admin = userOf(fleet, 'portal-admin')
  await signIn(page, admin)
  await page.goto('/fuel/buy')
  let purchases = 0
  await page.route('**/api/buy-fuel', async (route) => {
    purchases += 1
    // The server commits, and its response is lost.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('radio', { name: /Diesel/ }).click()
  await page.getByLabel('Liters').fill('10')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await expect(page.getByRole('dialog', { name: 'Purchase successful' })).toContainText('₱555.00')
  expect(purchases).toBe(1)
  const { buyFuels } = await sandbox.api<{ buyFuels: unknown[] }>(
    'GET',
    `buy-fuel/fleet/${fleet.fleetId}`,
    await sandbox.token(admin),
  )
  expect(buyFuels).toHaveLength(1)
})

test('a purchase that never reached the server is not charged and can be retried', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/fuel/buy')
  await page.route('**/api/buy-fuel', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('radio', { name: /Diesel/ }).click()
  await page.getByLabel('Liters').fill('10')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await expect(
    page.getByText('The connection was lost and nothing was bought. You can try again.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: /^Buy for/ }).click()
  await expect(page.getByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
})

test('a price that changes before the confirmation is shown and has to be confirmed again', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/fuel/buy')
  await page.getByRole('radio', { name: /Diesel/ }).click()
  await page.getByLabel('Liters').fill('10')
  await page.getByRole('button', { name: 'Continue' }).click()
  await sandbox.setPrice(fleet.fleetId, 'Diesel', 60)
  await page.getByRole('button', { name: 'Buy for ₱555.00' }).click()
  await expect(page.getByText(/The price has changed from ₱55.50/)).toBeVisible()
  await page.getByRole('button', { name: 'Buy for ₱572.50' }).click()
  await expect(page.getByRole('dialog', { name: 'Purchase successful' })).toContainText('₱572.50')
})
