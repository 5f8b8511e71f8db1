import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { buyLitres } from '../../testing/fuelScene.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { pressKey, releaseKey, repeatKey } from '../../testing/keyEvents.ts'
import { funds, openConfirmation, purchasesOf, buyButton, litresField, openBuyFuel } from './buyFuelScene.tsx'

const search = 'product=diesel&litres=2'

describe('the receipt of a purchase', () => {
  test('stays open while Enter is held on the Buy button, and nothing else is bought', async () => {
    const { user, fleet, wire } = await openBuyFuel({ search })
    const question = await openConfirmation(user)
    buyButton(question).focus()
    pressKey('Enter')
    repeatKey('Enter')
    const receipt = await findDialog('Purchase successful')
    repeatKey('Enter')
    releaseKey('Enter')
    expect(receipt).toBeVisible()
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await purchasesOf(fleet)).toHaveLength(1)
  })

  test('shows the balance of the fuel that the server has now, and leads to generating codes', async () => {
    const fleet = await testFleet({ funds })
    await buyLitres(fleet, 'diesel', 100)
    const { user, moves } = await openBuyFuel({ fleet, search })
    await user.click(buyButton(await openConfirmation(user)))
    const receipt = within(await findDialog('Purchase successful'))
    const balance = (await receipt.findByText('Diesel balance now')).parentElement
    await waitFor(() => expect(balance).toHaveTextContent('102 L'))
    await user.click(receipt.getByRole('link', { name: 'Generate fuel codes' }))
    expect(moves).toEqual([{ area: 'generate-fuel-codes' }])
  })

  test('offers no codes to a role that cannot generate them', async () => {
    const { user } = await openBuyFuel({ search, as: 'purchaser' })
    await user.click(buyButton(await openConfirmation(user)))
    const receipt = within(await findDialog('Purchase successful'))
    expect(receipt.queryByRole('link', { name: 'Generate fuel codes' })).toBeNull()
    expect(receipt.getByRole('link', { name: 'View history' })).toBeVisible()
  })

  test('can be opened again from the page, with the same reference, and buys nothing', async () => {
    const { user, fleet, wire } = await openBuyFuel({ search })
    await user.click(buyButton(await openConfirmation(user)))
    const receipt = within(await findDialog('Purchase successful'))
    await user.click(receipt.getByText('Close'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText('Your last purchase: 2 L of Diesel for ₱111.00.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show receipt' }))
    const again = within(await findDialog('Purchase successful'))
    const [bought] = await purchasesOf(fleet)
    expect(again.getByText(bought?.buyFuelId ?? 'none')).toBeVisible()
    await user.click(again.getByRole('button', { name: 'Buy again' }))
    await waitFor(() => expect(litresField()).toHaveValue('2'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(wire.of(buyFuel)).toHaveLength(1)
  })
})
