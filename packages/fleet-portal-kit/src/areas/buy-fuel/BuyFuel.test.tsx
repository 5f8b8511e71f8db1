import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { listPumpPrices } from 'fleet-portal-api-client/contract/prices'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import {
  openBuyFuel,
  operateSandbox,
  litresField,
  pesosField,
  findDieselOption,
  continueButton,
  openConfirmation,
  funds,
} from './buyFuelScene.tsx'

describe('the purchase form', () => {
  test('shows four fuels with pump price, discount, credit price and the time of the price', async () => {
    await openBuyFuel()
    const diesel = (await findDieselOption()).closest('label')
    expect(diesel).toHaveTextContent('₱55.50')
    expect(diesel).toHaveTextContent('Pump price₱58.25')
    expect(diesel).toHaveTextContent('Discount₱2.75')
    expect(diesel).toHaveTextContent(/Since \w{3} \d+, \d{4}, \d+:\d\d [AP]M/)
    expect(screen.getAllByRole('radio')).toHaveLength(4)
  })

  test('shows an upcoming price change next to the current price', async () => {
    const fleet = await testFleet({ funds })
    const effectiveAt = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString()
    const { fleetId } = fleet
    await operateSandbox('prices', { fleetId, productCode: 'Gas95', pumpPrice: 62.8, effectiveAt })
    await openBuyFuel({ fleet })
    const gas95 = (await screen.findByRole('radio', { name: /Gas 95/ })).closest('label')
    await waitFor(() => expect(gas95).toHaveTextContent('−₱0.65/L on'))
  })

  test('says that a price does not change, in words', async () => {
    const fleet = await testFleet({ funds })
    const effectiveAt = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString()
    const { fleetId } = fleet
    await operateSandbox('prices', { fleetId, productCode: 'Gas95', pumpPrice: 63.45, effectiveAt })
    await openBuyFuel({ fleet })
    const gas95 = (await screen.findByRole('radio', { name: /Gas 95/ })).closest('label')
    await waitFor(() => expect(gas95).toHaveTextContent('No change on'))
    expect(gas95).not.toHaveTextContent('₱0.00')
  })

  test('disables a fuel without a price', async () => {
    const fleet = await testFleet({ funds })
    const { db } = await testSandbox()
    await db.execute(`delete from price where product = 'gas97' and fleet_id = '${fleet.fleetId}'`)
    await openBuyFuel({ fleet, search: 'product=gas97&litres=5' })
    const gas97 = await screen.findByRole('radio', { name: /Gas 97/ })
    expect(gas97).toBeDisabled()
    expect(gas97).not.toBeChecked()
    expect(gas97.closest('label')).toHaveTextContent('Not available at the moment')
  })

  test('calculates pesos from litres, and litres from pesos', async () => {
    const { user } = await openBuyFuel()
    await user.click(await findDieselOption())
    await user.type(litresField(), '100.5')
    expect(pesosField()).toHaveValue('5,577.75')
    await user.clear(pesosField())
    await user.type(pesosField(), '1000')
    expect(litresField()).toHaveValue('18.018')
    expect(screen.getByText(/₱0.00|₱1,000.00/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Gas 91/ }))
    expect(pesosField()).toHaveValue('1,000')
    expect(litresField()).toHaveValue('16.992')
  })

  test('a text that is no number buys nothing, and disappears when the user types in the other field', async () => {
    const { user } = await openBuyFuel({ search: 'product=diesel' })
    await findDieselOption()
    await user.click(litresField())
    await user.paste('1e2')
    expect(await screen.findByText(/^Enter a number with at most 3 decimals/)).toBeVisible()
    await user.click(continueButton())
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(pesosField())
    await user.paste('-500')
    expect(litresField()).toHaveValue('')
    expect(await screen.findByText('Enter a positive number.')).toBeVisible()
    await user.click(continueButton())
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('accepts three decimals in litres and two in pesos', async () => {
    const { user } = await openBuyFuel()
    await findDieselOption()
    await user.type(litresField(), '1.23456')
    expect(litresField()).toHaveValue('1.234')
    await user.type(pesosField(), '99.999')
    expect(pesosField()).toHaveValue('99.99')
  })

  test('fills in the whole wallet balance with Max, and shows the balance after the purchase', async () => {
    const { user } = await openBuyFuel({ funds: 1_000_00, search: 'product=diesel' })
    await findDieselOption()
    await user.click(await screen.findByRole('button', { name: /^Max/ }))
    expect(pesosField()).toHaveValue('1,000')
    const summary = screen.getByRole('region', { name: 'Your purchase' })
    expect(summary).toHaveTextContent('Volume18.018 L')
    expect(summary).toHaveTextContent('Balance after₱0.00')
    expect(continueButton()).not.toHaveAttribute('aria-disabled')
  })

  test('requires a fuel and an amount before it opens the confirmation', async () => {
    const { user, wire } = await openBuyFuel()
    await findDieselOption()
    await user.click(continueButton())
    await waitFor(() => expect(litresField()).toHaveAccessibleDescription(/This field is required\.$/))
    expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('This field is required.')
    expect(litresField()).toBeInvalid()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(wire.of(buyFuel)).toEqual([])
  })

  test.each([
    ['litres=0.999', 'Minimum order is 1 liter', 'Liters'],
    ['pesos=55.49', 'Minimum order is 1 liter (₱55.50)', 'Pesos'],
    ['litres=1000000.001', 'This is more than you can buy at once.', 'Liters'],
  ])('shows the error of %s on its field', async (typed, message, label) => {
    const { user } = await openBuyFuel({ search: `product=diesel&${typed}` })
    await findDieselOption()
    await user.click(continueButton())
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('accepts exactly one litre, also as an amount in pesos', async () => {
    const { user } = await openBuyFuel({ search: 'product=diesel&pesos=55.50' })
    expect(await openConfirmation(user)).toHaveTextContent('Volume1 L')
  })

  test('writes the typed amount to the URL, so that a reload restores it', async () => {
    const { user, navigation } = await openBuyFuel()
    await user.click(await findDieselOption())
    await user.type(pesosField(), '2500.5')
    await waitFor(() => expect(navigation.search()).toBe('product=diesel&pesos=2500.5'))
  })
})

describe('the Continue button', () => {
  const expectBlocked = async (reason: string | RegExp) => {
    await findDieselOption()
    await waitFor(() => expect(continueButton()).toHaveAttribute('aria-disabled', 'true'))
    expect(continueButton()).toHaveAccessibleDescription(reason)
    fireEvent.submit(continueButton().closest('form') as HTMLFormElement)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  }

  test('is disabled if the wallet balance is too low, and the form shows the missing amount and leads to its cash-in', async () => {
    const { user, navigation } = await openBuyFuel({
      funds: 1_000_00,
      search: 'product=diesel&litres=18.019',
    })
    const navigate = vi.spyOn(navigation, 'navigate')
    await expectBlocked('You have insufficient balance')
    expect(screen.getByText('You have insufficient balance: you need ₱0.05 more.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Cash in' }))
    expect(navigate.mock.calls[0]?.[0]).toEqual({ area: 'cash-in', state: { amount: '5' } })
  })

  test('is disabled on a deactivated fleet', async () => {
    await openBuyFuel({ isDeactivated: true, search: 'product=diesel&litres=2' })
    await expectBlocked(/This fleet is deactivated/)
  })

  test('is disabled for a role that cannot buy, and the fields are read-only', async () => {
    await openBuyFuel({ as: 'data-analyst', search: 'product=diesel&litres=2' })
    await expectBlocked('Your role can view prices, but not buy fuel.')
    expect(litresField()).toHaveAttribute('readonly')
  })

  test('is disabled while the reference station is closed, and a banner says so', async () => {
    const fleet = await testFleet({ funds })
    await operateSandbox(`stations/${fleet.stationId}`, { status: 'closed' })
    await openBuyFuel({ fleet, search: 'product=diesel&litres=2' })
    await expectBlocked('Your reference station is closed.')
    expect(screen.getByText(/is closed, so there is no current price/)).toBeVisible()
  })

  test('is not shown to a role without access, and no prices are read', async () => {
    const { wire } = await openBuyFuel({ as: 'fleet-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.successfulOf(listPumpPrices)).toEqual([])
  })
})

test('the links to the histories are hidden if the host has no such pages', async () => {
  await openBuyFuel({ provider: { navigation: createMemoryNavigation() } })
  await findDieselOption()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('prices that failed to load can be read again', async () => {
  const { user } = await openBuyFuel({
    prepareWire: (wire) => wire.breakAt(listPumpPrices, 'before-tx'),
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await findDieselOption()).toBeInTheDocument()
})

test('a wallet balance that failed to load can be read again', async () => {
  const { user } = await openBuyFuel({
    prepareWire: (wire) => {
      wire.breakAt(getWallet, 'before-tx')
      // The form reads the wallet a second time when it renders.
      wire.breakAt(getWallet, 'before-tx')
    },
  })
  await findDieselOption()
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('₱50,000.00')).toBeVisible()
})
