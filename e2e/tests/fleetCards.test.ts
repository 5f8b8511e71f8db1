import { expect, expectAccessible, signIn, test, userOf } from './portal.ts'
import { sandbox } from './sandbox.ts'

test.use({ fleetOptions: { type: 'locqpay', roles: ['account-manager'] } })

test('an account manager starts on the cards, edits one across a reload, and returns to the same page of the list', async ({
  page,
  fleet,
}) => {
  await sandbox.issueCards(fleet.fleetId, { count: 12, locqpayLimit: 5000, locqpayPaymentThisMonth: 1234.5 })
  await signIn(page, userOf(fleet, 'account-manager'))
  await expect(page).toHaveURL('/fleet-card/list')
  await expect(page.getByRole('cell', { name: /₱1,234.50 of ₱5,000.00/ })).toHaveCount(10)
  await expectAccessible(page)
  // A pasted URL has no card in its navigation state.
  await page.goto('/fleet-card/details/edit')
  await expect(page).toHaveURL('/fleet-card/list')

  await page.goto('/fleet-card/list?fuelCardStatuses=active&page=2')
  await page
    .getByRole('button', { name: /^Actions for Card ending/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page).toHaveURL('/fleet-card/details/edit')
  const number = page.getByRole('textbox', { name: 'Card number', exact: true })
  const ending = (await number.inputValue()).slice(-4)
  await page.getByRole('textbox', { name: /^LocqPay limit per month/ }).fill('7500.25')
  page.on('dialog', (question) => void question.accept())
  await page.reload()
  await expect(number).toHaveValue(new RegExp(`${ending}$`))
  await expect(page.getByText(/^Your input from .* was restored/)).toBeVisible()
  await page.getByRole('checkbox', { name: 'No transaction limit' }).uncheck()
  await page.keyboard.type('30')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save details' }).click()
  const question = page.getByRole('alertdialog', { name: 'Save changes?' })
  await expect(question).toContainText('₱5,000.00')
  await expect(question).toContainText('₱7,500.25')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Save details' }).dblclick()
  await expect(page.getByText('Details successfully updated')).toBeVisible()
  await expect(page).toHaveURL('/fleet-card/list?fuelCardStatuses=active&page=2')
  const line = page.getByRole('row', { name: new RegExp(`Card ending in ${ending}`) })
  await expect(line).toContainText('₱1,234.50 of ₱7,500.25')
  await expect(line).toContainText('0 of 30')

  await line.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Terminate card' }).click()
  await page.getByRole('button', { name: 'Yes terminate it' }).click()
  await expect(line).toHaveCount(0)
  await page.goto('/fleet-card/list?fuelCardStatuses=terminated')
  await expect(line).toContainText('Terminated')
  await line.getByRole('button', { name: /^Actions/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Will this card work?'])
})
