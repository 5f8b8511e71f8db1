import { expect, test } from '../../tests/portal.ts'
import { addDrivers, testPartner } from '../testPartner.ts'

const served = testPartner({ name: 'react-router', own: ['main.tsx'] })

test('the URL of the page has the state of the list, and Back undoes it', async ({ page, fleet }) => {
  served.signIn(await addDrivers(fleet, 12))
  await page.goto(served.address(fleet))
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('button', { name: 'Add driver' }).click()
  await expect(page).toHaveURL(/dialog=add/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).not.toHaveURL(/page=2/)
  await page.getByRole('link', { name: 'Our vehicles' }).click()
  await expect(page.getByRole('button', { name: 'Add vehicle' })).toBeVisible()
})
