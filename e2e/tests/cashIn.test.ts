import { sandboxUrl } from '../ports.ts'
import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

test.use({ fleetOptions: { type: 'locqpay', funds: 1_000 } })

const number = '4111111111111111'
const secrets = /4111 ?1111 ?1111 ?1111|"737"/

test('a card is charged once even if buttons are pressed repeatedly, and its number reaches only the card provider', async ({
  page,
  fleet,
}) => {
  const admin = userOf(fleet, 'portal-admin')
  const leaks: string[] = []
  const tokens = `${sandboxUrl}/sandbox/card-provider/payment-tokens`
  page.on('request', (request) => {
    const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`
    if (secrets.test(sent)) leaks.push(request.url())
    if (request.url() === tokens && /"(cookie|idempotency-key)"|Bearer/i.test(sent)) leaks.push('session')
  })
  page.on('console', (message) => secrets.test(message.text()) && leaks.push(message.text()))
  await signIn(page, admin)
  await page.goto('/cash/cashin')
  await page.getByLabel('Name on card').fill('Ana Reyes')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('12/31')
  await page.getByLabel('CVV').fill('737')
  await page.getByLabel('Amount').fill('2500.50')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const question = page.getByRole('alertdialog', { name: 'Confirm your cash-in' })
  await expect(question).toContainText('₱2,500.50')
  await question.getByRole('button', { name: 'Go to payment' }).dblclick()
  await page.waitForURL(/\/checkout\//)
  await expect(page.getByRole('button', { name: 'Pay' })).toBeVisible()

  // Back without paying: the cash-in is listed, and no card data is left.
  await page.goBack()
  await expect(page.getByText('Cash-in pending')).toBeVisible()
  expect(await page.content()).not.toMatch(secrets)
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
  )
  expect(kept).not.toMatch(secrets)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.waitForURL(/\/checkout\//)
  await page.getByRole('button', { name: 'Pay' }).click()

  // The return page, a reload of it, and Back to the page of the finished payment.
  await expect(page.getByText('Cash-in successful')).toBeVisible()
  await expect(page.getByText('₱3,500.50').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Cash-in successful')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('This payment is over: success.')).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Amount')).toHaveValue('')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  const token = await sandbox.token(admin)
  const list = `cashin/fleet/${fleet.fleetId}?fleetId=${fleet.fleetId}&cashinChannel=card&page=1&perPage=10`
  const { cashins } = await sandbox.api<{ cashins: { status: string; amount: number }[] }>('GET', list, token)
  expect(cashins.map(({ status, amount }) => [status, amount])).toEqual([['success', 2500.5]])
  expect(leaks).toEqual([tokens])
})
