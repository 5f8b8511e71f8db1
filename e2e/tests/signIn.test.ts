import { expect, expectAccessible, fillSignIn, signIn, test, userOf } from './portal.ts'
import { codeFor, withTwoFactor } from './twoFactor.ts'

test.use({ fleetOptions: { roles: ['portal-admin', 'portal-admin'] } })

test('a wrong password keeps the email, clears the password and names the error', async ({ page, fleet }) => {
  const { email } = userOf(fleet, 'portal-admin')
  await fillSignIn(page, email, 'Wrong-2026!')
  await expect(page.getByText('The entered email or password is incorrect')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectAccessible(page)
})

test('the code from the email signs in, a wrong code does not', async ({ page, fleet }) => {
  const user = await withTwoFactor(fleet)
  await fillSignIn(page, user.email, user.password)
  await expect(page.getByRole('dialog', { name: "Verify that it's you" })).toBeVisible()
  await expect(page.getByRole('button', { name: /Resend code in 9:/ })).toBeVisible()
  await expectAccessible(page)
  const code = await codeFor(user.email)
  // The last digit submits the code.
  await page.getByLabel('Verification code').fill(code === '000000' ? '111111' : '000000')
  await expect(
    page.getByText('Verification code invalid. Please check your email and try again.'),
  ).toBeVisible()
  await expect(page.getByLabel('Verification code')).toHaveValue('')
  await page.getByLabel('Verification code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
})

test('the fourth wrong code locks sign-in for an hour, also after a reload', async ({ page, fleet }) => {
  const user = await withTwoFactor(fleet)
  await fillSignIn(page, user.email, user.password)
  const code = await codeFor(user.email)
  const wrong = code === '000000' ? '111111' : '000000'
  for (let attempt = 1; attempt <= 4; attempt++) {
    await page.getByLabel('Verification code').fill(wrong)
    const answer =
      attempt < 4 ? 'Verification code invalid' : 'Entered incorrectly 3 times, try again after one hour'
    await expect(page.getByRole('alert').filter({ hasText: answer })).toBeVisible()
    await expect(page.getByLabel('Verification code')).toHaveValue('')
  }
  await page.reload()
  await fillSignIn(page, user.email, user.password)
  await expect(page.getByText(/You can try again at/)).toBeVisible()
  await expect(page.getByLabel('Verification code')).toBeDisabled()
})

test('“remember me” restores the email and nothing else', async ({ page, fleet }) => {
  const user = userOf(fleet, 'portal-admin')
  await page.goto('/auth')
  await page.getByLabel('Remember me').check()
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(user.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => /^fleet-portal:(?!flags:|first-steps:)/.test(key)),
  )
  // The stored flags belong to no user, the epoch only counts sessions, first steps are only hidden or done, and of removed drafts
  // the time is kept.
  expect(kept.toSorted()).toEqual([
    'fleet-portal:drafts-removed',
    'fleet-portal:email',
    'fleet-portal:epoch',
    'fleet-portal:last-fleets',
  ])
})

test('a session with an expired access token continues and keeps the form’s values', async ({
  page,
  fleet,
}) => {
  await signIn(page, userOf(fleet, 'portal-admin'))
  await page.goto('/activity/driver?dialog=add')
  await page.getByLabel('First name').fill('Peñafrancia')
  await page.getByLabel('Last name').fill('de los Santos')
  await page.getByRole('textbox', { name: 'Driver ID', exact: true }).fill('n0112345678')
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill('0917 555 0142')
  // The access token is invalid; the refresh token is still valid.
  await page.evaluate(() =>
    localStorage.setItem('fleet-portal:accessToken', JSON.stringify('expired.token.value')),
  )
  await page.evaluate(() =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'fleet-portal:accessToken' })),
  )
  await page.getByRole('button', { name: 'Save driver' }).click()
  await expect(page.getByText('Peñafrancia de los Santos was added.')).toBeVisible()
  await expect(
    page.getByRole('row', { name: /Peñafrancia de los Santos N0112345678 09175550142/ }),
  ).toBeVisible()
})
