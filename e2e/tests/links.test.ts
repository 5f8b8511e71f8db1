import { expect, expectAccessible, fillSignIn, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

const secret = 'Bagong-Lihim-8'
const linkTo = async (email: string) => (await sandbox.outbox(email)).find(({ link }) => link)?.link ?? ''

test('a password reset by email signs out other sessions, and its link works once', async ({
  page,
  fleet,
  browser,
}) => {
  const { email, password } = userOf(fleet, 'portal-admin')
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, { email, password })
  await page.goto('/auth/forgot')
  await page.getByLabel('Email').fill(email)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`Instructions were sent to ${email}.`)).toBeVisible()
  const link = await linkTo(email)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(secret)
  expect(new URL(page.url()).search).toBe('')
  await page.getByLabel('Confirm new password').fill(secret)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
  await fillSignIn(page, email, password)
  await expect(page.getByText('The entered email or password is incorrect')).toBeVisible()
  await page.goto(link)
  await expect(page).toHaveURL(/\/auth\/forgot\?code=E9999$/)
  await expect(page.getByText(/has already been used or is no longer valid/)).toBeVisible()
  await signIn(page, { email, password: secret })
  await elsewhere.goto('/activity/driver')
  await expect(elsewhere).toHaveURL(/\/auth$/)
})

test('a reset link in a signed-in browser requires signing out first, and then works', async ({
  page,
  fleet,
}) => {
  const { email, password } = userOf(fleet, 'portal-admin')
  await sandbox.requestPasswordReset(email)
  const link = await linkTo(email)
  await signIn(page, { email, password })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign out and continue' }).click()
  await page.getByLabel('New password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm new password').fill(secret)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible()
})

test('an invitation by email can be activated once', async ({ page, fleet }) => {
  const email = `guest.${fleet.fleetId.slice(-8)}@fleet.test`
  const token = await sandbox.token(userOf(fleet, 'portal-admin'))
  const invite = { fleetId: fleet.fleetId, email, role: 'data-analyst' }
  await sandbox.api('POST', 'ms-fleet/fleet-user/invite', token, invite)
  const link = await linkTo(email)
  await page.goto(link)
  await page.getByLabel('First name').fill('Inés')
  await page.getByLabel('Last name').fill("D'Peña-Cruz")
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByLabel('Confirm password').fill(secret)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Activate account' }).click()
  await page.getByRole('button', { name: 'Go to sign in' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goto(link)
  await expect(page).toHaveURL(/\/auth\?code=F1005$/)
  await expect(page.getByText('The activation link is invalid or has expired.')).toBeVisible()
  await signIn(page, { email, password: secret })
})

test('an expired reset link offers a new one for the same email', async ({ page, fleet }) => {
  const { email } = userOf(fleet, 'portal-admin')
  await sandbox.requestPasswordReset(email)
  const link = await linkTo(email)
  await sandbox.expireLink(link)
  await page.goto(link)
  await expect(page).toHaveURL(/\/auth\/forgot\?code=P1010$/)
  await expect(page).toHaveTitle('Password Reset – Fleet Portal')
  await expect(page.getByText(/has already been used or is no longer valid/)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(`Instructions were sent to ${email}.`)).toBeVisible()
  const next = await linkTo(email)
  expect(next).not.toBe(link)
  await page.goto(next)
  await expect(page).toHaveTitle('Password Reset – Fleet Portal')
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
})

test('an expired invitation leads to sign-in, which says so', async ({ page, fleet }) => {
  const email = `late.${fleet.fleetId.slice(-8)}@fleet.test`
  const token = await sandbox.token(userOf(fleet, 'portal-admin'))
  await sandbox.api('POST', 'ms-fleet/fleet-user/invite', token, {
    fleetId: fleet.fleetId,
    email,
    role: 'data-analyst',
  })
  const link = await linkTo(email)
  await sandbox.expireLink(link)
  await page.goto(link)
  await expect(page).toHaveURL(/\/auth\?code=F1003$/)
  await expect(page).toHaveTitle('Sign in – Fleet Portal')
  await expect(page.getByText('The activation link is invalid or has expired.')).toBeVisible()
})

for (const query of [
  '',
  '?token=',
  '?token=%%%',
  '?token=../../user/v2&email=%00',
  `?token=${'x'.repeat(3000)}`,
]) {
  test(`a truncated or invalid link offers a next step: ${query.slice(0, 40) || 'nothing'}`, async ({
    page,
  }) => {
    await page.goto(`/auth/reset${query}`)
    await expect(page).toHaveURL(/\/auth\/forgot\?code=E9999$/)
    await expect(page.getByLabel('Email')).toBeVisible()
    await page.goto(`/activate-account${query}`)
    await expect(page).toHaveURL(/\/auth\?code=F1005$/)
    await expect(page.getByText('The activation link is invalid or has expired.')).toBeVisible()
  })
}
