import { getWallet } from 'api-client/contract/wallet'
import { listPumpPrices } from 'api-client/contract/prices'
import { buyFuel } from 'api-client/contract/fuel'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { openBuyFuel, operator, litres, pesos, ready, proceed, ask, funds } from './buyFuelScene.tsx'

describe('the form', () => {
  test('shows the four fuels with pump price, discount, credit price and its time', async () => {
    await openBuyFuel()
    const diesel = (await ready()).closest('label')
    expect(diesel).toHaveTextContent('₱55.50')
    expect(diesel).toHaveTextContent('Pump price₱58.25')
    expect(diesel).toHaveTextContent('Discount₱2.75')
    expect(diesel).toHaveTextContent(/Since \w{3} \d+, \d{4}, \d+:\d\d [AP]M/)
    expect(screen.getAllByRole('radio')).toHaveLength(4)
  })

  test('shows a price that is coming beside the one of now', async () => {
    const fleet = await testFleet({ funds })
    const effectiveAt = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString()
    const { fleetId } = fleet
    await operator('prices', { fleetId, productCode: 'Gas95', pumpPrice: 62.8, effectiveAt })
    await openBuyFuel({ fleet })
    const gas95 = (await screen.findByRole('radio', { name: /Gas 95/ })).closest('label')
    await waitFor(() => expect(gas95).toHaveTextContent('−₱0.65/L on'))
  })

  test('a fuel without a price cannot be chosen', async () => {
    const fleet = await testFleet({ funds })
    const { db } = await testSandbox()
    await db.execute(`delete from price where product = 'gas97' and fleet_id = '${fleet.fleetId}'`)
    await openBuyFuel({ fleet, search: 'product=gas97&litres=5' })
    const gas97 = await screen.findByRole('radio', { name: /Gas 97/ })
    expect(gas97).toBeDisabled()
    expect(gas97).not.toBeChecked()
    expect(gas97.closest('label')).toHaveTextContent('Not available at the moment')
  })

  test('pesos follow litres, and litres follow pesos', async () => {
    const { person } = await openBuyFuel()
    await person.click(await ready())
    await person.type(litres(), '100.5')
    expect(pesos()).toHaveValue('5,577.75')
    await person.clear(pesos())
    await person.type(pesos(), '1000')
    expect(litres()).toHaveValue('18.018')
    expect(screen.getByText(/₱0.00|₱1,000.00/)).toBeVisible()
    await person.click(screen.getByRole('radio', { name: /Gas 91/ }))
    expect(pesos()).toHaveValue('1,000')
    expect(litres()).toHaveValue('16.992')
  })

  test('keeps three decimals of litres and two of pesos', async () => {
    const { person } = await openBuyFuel()
    await ready()
    await person.type(litres(), '1.23456')
    expect(litres()).toHaveValue('1.234')
    await person.type(pesos(), '99.999')
    expect(pesos()).toHaveValue('99.99')
  })

  test('the most is the whole wallet, and what is left is shown', async () => {
    const { person } = await openBuyFuel({ funds: 1_000_00, search: 'product=diesel' })
    await ready()
    await person.click(await screen.findByRole('button', { name: /^Max/ }))
    expect(pesos()).toHaveValue('1,000')
    const summary = screen.getByRole('region', { name: 'Your purchase' })
    expect(summary).toHaveTextContent('Volume18.018 L')
    expect(summary).toHaveTextContent('Balance after₱0.00')
    expect(proceed()).not.toHaveAttribute('aria-disabled')
  })

  test('asks for the fuel and the amount before it goes on', async () => {
    const { person, wire } = await openBuyFuel()
    await ready()
    await person.click(proceed())
    expect(await screen.findByText('Select the fuel that you want to buy.')).toBeVisible()
    expect(screen.getByText('Enter how much you want to buy.')).toBeVisible()
    expect(litres()).toBeInvalid()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(wire.of(buyFuel)).toEqual([])
  })

  test.each([
    ['litres=0.999', 'Minimum order is 1 liter', 'Liters'],
    ['pesos=55.49', 'Minimum order is 1 liter (₱55.50)', 'Pesos'],
    ['litres=1000000.001', 'This is more than you can buy at once.', 'Liters'],
  ])('%s is answered at its field', async (typed, sentence, label) => {
    const { person } = await openBuyFuel({ search: `product=diesel&${typed}` })
    await ready()
    await person.click(proceed())
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('exactly one litre can be bought, in pesos as well', async () => {
    const { person } = await openBuyFuel({ search: 'product=diesel&pesos=55.50' })
    expect(await ask(person)).toHaveTextContent('Volume1 L')
  })

  test('what is typed goes into the address, so that a reload brings it back', async () => {
    const { person, navigation } = await openBuyFuel()
    await person.click(await ready())
    await person.type(pesos(), '2500.5')
    await waitFor(() => expect(navigation.search()).toBe('product=diesel&pesos=2500.5'))
  })
})

describe('Continue', () => {
  const blocked = async (reason: string | RegExp) => {
    await ready()
    await waitFor(() => expect(proceed()).toHaveAttribute('aria-disabled', 'true'))
    expect(proceed()).toHaveAccessibleDescription(reason)
    fireEvent.submit(proceed().closest('form') as HTMLFormElement)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  }

  test('is disabled where the wallet does not reach, and says what is missing', async () => {
    await openBuyFuel({ funds: 1_000_00, search: 'product=diesel&litres=18.019' })
    await blocked('You have insufficient balance')
    expect(screen.getByText('You have insufficient balance: you need ₱0.05 more.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cash in' })).toBeVisible()
  })

  test('is disabled on a deactivated fleet', async () => {
    await openBuyFuel({ isDeactivated: true, search: 'product=diesel&litres=2' })
    await blocked(/This fleet is deactivated/)
  })

  test('is disabled without the right to buy, and nothing can be typed', async () => {
    await openBuyFuel({ as: 'data-analyst', search: 'product=diesel&litres=2' })
    await blocked('Your role can view prices, but not buy fuel.')
    expect(litres()).toHaveAttribute('readonly')
  })

  test('is disabled while the reference station is closed, under a banner', async () => {
    const fleet = await testFleet({ funds })
    await operator(`stations/${fleet.stationId}`, { status: 'closed' })
    await openBuyFuel({ fleet, search: 'product=diesel&litres=2' })
    await blocked('Your reference station is closed.')
    expect(screen.getByText(/is closed, so there is no current price/)).toBeVisible()
  })

  test('a role without any access to buying sees nothing of it', async () => {
    const { wire } = await openBuyFuel({ as: 'fleet-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.of(listPumpPrices)).toEqual([])
  })
})

test('links to the histories are hidden where the host has no such pages', async () => {
  await openBuyFuel({ provider: { navigation: createMemoryNavigation() } })
  await ready()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('prices that cannot be read are asked for again', async () => {
  const { person } = await openBuyFuel({
    prepareWire: (wire) => wire.breakAt(listPumpPrices, 'before-tx'),
  })
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await ready()).toBeInTheDocument()
})

test('a wallet that cannot be read is asked for again', async () => {
  const { person } = await openBuyFuel({
    prepareWire: (wire) => {
      wire.breakAt(getWallet, 'before-tx')
      // The form asks once more when it is drawn.
      wire.breakAt(getWallet, 'before-tx')
    },
  })
  await ready()
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('₱50,000.00')).toBeVisible()
})
