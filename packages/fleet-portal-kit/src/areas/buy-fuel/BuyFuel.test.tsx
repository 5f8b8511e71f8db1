import { listBuyFuels, buyFuel } from 'api-client/contract/fuel'
import { getWallet, listPumpPrices } from 'api-client/contract/balances'
import { settleKey } from 'api-client/contract/settle'
import { millilitres } from 'api-client/money'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { memoryNavigation } from '../../provider/navigation.ts'
import { control } from '../../testing/fleetOn.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { BuyFuel } from './BuyFuel.tsx'

const funds = 50_000_00

const operator = async (path: string, body: object) => {
  const sandbox = await testSandbox()
  await control((request) => sandbox.fetch(request), path, body)
}

async function open(options: PortalOptions = {}) {
  const portal = await renderInPortal((fleetId) => <BuyFuel fleetId={fleetId} />, { funds, ...options })
  return portal
}

const boughtBy = async ({ fleetId, arrange }: TestFleet) =>
  (await arrange(listBuyFuels, { fleetId, perPage: 50 })).buyFuels
const walletOf = async ({ fleetId, arrange }: TestFleet) =>
  (await arrange(getWallet, { fleetId })).walletBalance

const litres = () => screen.getByLabelText('Liters')
const pesos = () => screen.getByLabelText('Pesos')
const ready = () => screen.findByRole('radio', { name: /Diesel/ })
const proceed = () => screen.getByRole('button', { name: /^Continue/ })

/** Up to the question: Continue is pressed and the dialog stands. */
async function ask(person: UserEvent) {
  await ready()
  await waitFor(() => expect(proceed()).not.toHaveAttribute('aria-disabled'))
  await person.click(proceed())
  return screen.findByRole('alertdialog', { name: 'Confirm your purchase' })
}

const confirm = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: /^Buy for/ })

describe('the form', () => {
  test('shows the four fuels with pump price, discount, credit price and its time', async () => {
    await open()
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
    await open({ fleet })
    const gas95 = (await screen.findByRole('radio', { name: /Gas 95/ })).closest('label')
    await waitFor(() => expect(gas95).toHaveTextContent('−₱0.65/L on'))
  })

  test('a fuel without a price cannot be chosen', async () => {
    const fleet = await testFleet({ funds })
    const { db } = await testSandbox()
    await db.execute(`delete from price where product = 'gas97' and fleet_id = '${fleet.fleetId}'`)
    await open({ fleet, search: 'product=gas97&litres=5' })
    const gas97 = await screen.findByRole('radio', { name: /Gas 97/ })
    expect(gas97).toBeDisabled()
    expect(gas97).not.toBeChecked()
    expect(gas97.closest('label')).toHaveTextContent('Not available at the moment')
  })

  test('pesos follow litres, and litres follow pesos', async () => {
    const { person } = await open()
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
    const { person } = await open()
    await ready()
    await person.type(litres(), '1.23456')
    expect(litres()).toHaveValue('1.234')
    await person.type(pesos(), '99.999')
    expect(pesos()).toHaveValue('99.99')
  })

  test('the most is the whole wallet, and what is left is shown', async () => {
    const { person } = await open({ funds: 1_000_00, search: 'product=diesel' })
    await ready()
    await person.click(await screen.findByRole('button', { name: /^Max/ }))
    expect(pesos()).toHaveValue('1,000')
    const summary = screen.getByRole('region', { name: 'Your purchase' })
    expect(summary).toHaveTextContent('Volume18.018 L')
    expect(summary).toHaveTextContent('Balance after₱0.00')
    expect(proceed()).not.toHaveAttribute('aria-disabled')
  })

  test('asks for the fuel and the amount before it goes on', async () => {
    const { person, wire } = await open()
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
    ['litres=1000000.001', 'This is more than can be bought at once.', 'Liters'],
  ])('%s is answered at its field', async (typed, sentence, label) => {
    const { person } = await open({ search: `product=diesel&${typed}` })
    await ready()
    await person.click(proceed())
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(sentence)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('exactly one litre can be bought, in pesos as well', async () => {
    const { person } = await open({ search: 'product=diesel&pesos=55.50' })
    expect(await ask(person)).toHaveTextContent('Volume1 L')
  })

  test('what is typed goes into the address, so that a reload brings it back', async () => {
    const { person, navigation } = await open()
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
    await open({ funds: 1_000_00, search: 'product=diesel&litres=18.019' })
    await blocked('You have insufficient balance')
    expect(screen.getByText('You have insufficient balance: ₱0.05 is missing.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Cash in' })).toBeVisible()
  })

  test('is disabled on a deactivated fleet', async () => {
    await open({ isDeactivated: true, search: 'product=diesel&litres=2' })
    await blocked(/This fleet is deactivated/)
  })

  test('is disabled without the right to buy, and nothing can be typed', async () => {
    await open({ as: 'data-analyst', search: 'product=diesel&litres=2' })
    await blocked('Your role can see the prices, but not buy fuel.')
    expect(litres()).toHaveAttribute('readonly')
  })

  test('is disabled while the reference station is closed, under a banner', async () => {
    const fleet = await testFleet({ funds })
    await operator(`stations/${fleet.stationId}`, { status: 'closed' })
    await open({ fleet, search: 'product=diesel&litres=2' })
    await blocked('Your reference station is closed.')
    expect(screen.getByText(/is closed, so there is no price to buy at right now/)).toBeVisible()
  })

  test('a role without any access to buying sees nothing of it', async () => {
    const { wire } = await open({ as: 'fleet-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.of(listPumpPrices)).toEqual([])
  })
})

describe('a purchase', () => {
  test('is put before the person with product, volume, price and total, and sends the price that was seen', async () => {
    const { person, wire, fleet, events } = await open({ search: 'product=diesel&pesos=25000' })
    const dialog = await ask(person)
    expect(dialog).toHaveTextContent('ProductDiesel')
    expect(dialog).toHaveTextContent('Volume450.45 L')
    expect(dialog).toHaveTextContent('Credit price₱55.50/L')
    expect(dialog).toHaveTextContent('Total₱24,999.98')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await person.click(confirm(dialog))
    const result = await screen.findByRole('dialog', { name: 'Purchase successful' })
    const [bought] = await boughtBy(fleet)
    expect(result).toHaveTextContent(`Reference ID${bought?.buyFuelId}`)
    expect(result).toHaveTextContent('ProductDiesel')
    expect(result).toHaveTextContent('Volume450.45 L')
    expect(result).toHaveTextContent('Amount₱24,999.98')
    expect(await walletOf(fleet)).toBe(funds - 24_999_98)
    const [sent] = wire.of(buyFuel)
    expect(sent?.body).toEqual({ liter: null, amount: 25000, productCode: 'Diesel' })
    expect(sent?.key).toBeTruthy()
    expect(events).toEqual([
      { type: 'fuel.bought', widget: 'buy-fuel', data: { buyFuelId: bought?.buyFuelId } },
    ])
  })

  test('in litres sends litres', async () => {
    const { person, wire } = await open({ search: 'product=gas95&litres=12.345' })
    await person.click(confirm(await ask(person)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(wire.of(buyFuel)[0]?.body).toEqual({ liter: 12.345, amount: null, productCode: 'Gas95' })
  })

  test('is sent once however often and fast it is confirmed', async () => {
    const { person, wire, fleet } = await open({ search: 'product=diesel&litres=2' })
    const button = confirm(await ask(person))
    act(() => {
      for (let n = 0; n < 20; n++) fireEvent.click(button)
    })
    fireEvent.click(button)
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await boughtBy(fleet)).toHaveLength(1)
  })

  test('is not made when the question is answered with no', async () => {
    const { person, wire } = await open({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(litres()).toHaveValue('2')
    expect(wire.of(buyFuel)).toEqual([])
  })

  test('empties the amount, and buying again fills it in under a new key', async () => {
    const { person, wire, navigation, fleet } = await open({ search: 'product=diesel&litres=2' })
    await person.click(confirm(await ask(person)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    await waitFor(() => expect(navigation.search()).toBe('product=diesel'))
    await person.click(screen.getByRole('button', { name: 'Buy again' }))
    await waitFor(() => expect(litres()).toHaveValue('2'))
    await person.click(confirm(await ask(person)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    const [first, second] = wire.of(buyFuel)
    expect(first?.key).not.toBe(second?.key)
    expect(await boughtBy(fleet)).toHaveLength(2)
  })

  test('stays a success where the host fails to hear of it', async () => {
    const broken = new Error('The host fell over')
    const provider = {
      onEvent: () => {
        throw broken
      },
    }
    const reported: unknown[] = []
    const hear = (event: ErrorEvent) => {
      event.preventDefault()
      reported.push(event.error)
    }
    window.addEventListener('error', hear)
    const { person } = await open({ search: 'product=diesel&litres=2', provider })
    await person.click(confirm(await ask(person)))
    expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
    window.removeEventListener('error', hear)
    expect(reported).toEqual([broken])
  })

  test('leads to the history', async () => {
    const { person, moves } = await open({ search: 'product=diesel&litres=2' })
    await person.click(confirm(await ask(person)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    await person.click(screen.getByRole('link', { name: 'View history' }))
    expect(moves).toEqual([{ area: 'buy-fuel-history' }])
  })
})

describe('a refused purchase', () => {
  const refused = async (person: UserEvent, title: string) => {
    await person.click(confirm(await ask(person)))
    const dialog = await screen.findByRole('alertdialog', { name: title })
    expect(dialog).toHaveTextContent('Nothing was bought and nothing was charged.')
    expect(within(dialog).getByRole('link', { name: 'View history' })).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible()
    return dialog
  }

  test('for want of money says so, and keeps what was typed', async () => {
    const { person, fleet } = await open({ funds: 1_000_00, search: 'product=diesel&litres=10' })
    await screen.findByText('₱1,000.00')
    await fleet.arrange(buyFuel, {
      fleetId: fleet.fleetId,
      liter: millilitres(10_000),
      amount: null,
      productCode: 'diesel',
    })
    const dialog = await refused(person, 'You have insufficient balance')
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(litres()).toHaveValue('10')
    await waitFor(() => expect(proceed()).toHaveAttribute('aria-disabled', 'true'))
  })

  test('above the limit tells what remains, and one press fills it in', async () => {
    const fleet = await testFleet({ funds })
    await operator(`fleets/${fleet.fleetId}`, { inventoryLimit: 100 })
    const { person } = await open({ fleet, search: 'product=diesel&litres=200' })
    const dialog = await refused(person, 'Purchase limit reached')
    expect(dialog).toHaveTextContent('Due to the current market, you can only buy fuel for ₱5,550.00 more.')
    await person.click(within(dialog).getByRole('button', { name: 'Use ₱5,550.00' }))
    await waitFor(() => expect(pesos()).toHaveValue('5,550'))
    await person.click(confirm(await ask(person)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(await boughtBy(fleet)).toMatchObject([{ literVolume: 100_000 }])
  })

  test('above a limit that leaves less than a litre offers nothing to fill in', async () => {
    const fleet = await testFleet({ funds })
    await operator(`fleets/${fleet.fleetId}`, { inventoryLimit: 0.5 })
    const { person } = await open({ fleet, search: 'product=diesel&litres=2' })
    const dialog = await refused(person, 'Purchase limit reached')
    expect(dialog).toHaveTextContent('₱27.75')
    expect(dialog).toHaveTextContent('This is less than the minimum order of 1 liter.')
    expect(within(dialog).queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
  })

  test('for any other reason is an error processing payment, with the reason', async () => {
    const { person, fleet } = await open({ search: 'product=diesel&litres=2' })
    await ready()
    await operator(`stations/${fleet.stationId}`, { status: 'closed' })
    const dialog = await refused(person, 'Error processing payment')
    expect(dialog).toHaveTextContent('Your reference station is closed')
  })

  test('can be tried again under a new key', async () => {
    const fleet = await testFleet({ funds })
    await operator(`fleets/${fleet.fleetId}`, { inventoryLimit: 1 })
    const { person, wire } = await open({ fleet, search: 'product=diesel&litres=2' })
    const dialog = await refused(person, 'Purchase limit reached')
    await operator(`fleets/${fleet.fleetId}`, { inventoryLimit: null })
    await person.click(within(dialog).getByRole('button', { name: 'Try again' }))
    const question = await screen.findByRole('alertdialog', { name: 'Confirm your purchase' })
    await person.click(confirm(question))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(new Set(wire.of(buyFuel).map(({ key }) => key)).size).toBe(2)
    expect(await boughtBy(fleet)).toHaveLength(1)
  })

  test('because of another price shows the new price and total and asks again', async () => {
    const { person, fleet, wire } = await open({ search: 'product=diesel&litres=100' })
    const dialog = await ask(person)
    await operator('prices', { fleetId: fleet.fleetId, productCode: 'Diesel', pumpPrice: 60 })
    await person.click(confirm(dialog))
    expect(await screen.findByText(/from ₱55.50 to ₱57.25 per liter. Nothing was bought/)).toBeVisible()
    expect(await boughtBy(fleet)).toEqual([])
    const again = screen.getByRole('alertdialog', { name: 'Confirm your purchase' })
    expect(again).toHaveTextContent('Total₱5,725.00')
    await person.click(confirm(again))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(await boughtBy(fleet)).toMatchObject([{ totalCreditAmount: 5_725_00 }])
    expect(new Set(wire.of(buyFuel).map(({ key }) => key)).size).toBe(2)
  })
})

describe('a purchase whose answer is lost', () => {
  test.each(['loses its answer', 'breaks after it was booked'])(
    'and that %s is found out, charged once and shown as a success',
    async (how) => {
      const { person, wire, fleet } = await open({ search: 'product=diesel&litres=2' })
      const dialog = await ask(person)
      if (how === 'loses its answer') wire.loseAnswer(buyFuel)
      else wire.breakAt(buyFuel, 'after-commit')
      const release = wire.hold(settleKey)
      await person.click(confirm(dialog))
      expect(await screen.findByText('The connection was lost. Checking what happened…')).toBeVisible()
      release()
      expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
      expect(wire.of(buyFuel)).toHaveLength(1)
      expect(await boughtBy(fleet)).toHaveLength(1)
      expect(await walletOf(fleet)).toBe(funds - 111_00)
    },
  )

  test.each(['never arrives', 'breaks before it is booked', 'breaks while it is booked'])(
    'because it %s did nothing, says so, and is sent again only by the person',
    async (how) => {
      const { person, wire, fleet } = await open({ search: 'product=diesel&litres=2' })
      const dialog = await ask(person)
      if (how === 'never arrives') wire.loseRequest(buyFuel)
      else wire.breakAt(buyFuel, how === 'breaks before it is booked' ? 'before-tx' : 'mid-tx')
      await person.click(confirm(dialog))
      const failed = await screen.findByRole('alertdialog', { name: 'Error processing payment' })
      expect(failed).toHaveTextContent('You can safely try again.')
      expect(wire.of(buyFuel)).toHaveLength(1)
      expect(await walletOf(fleet)).toBe(funds)
      await person.click(within(failed).getByRole('button', { name: 'Try again' }))
      await person.click(confirm(await screen.findByRole('alertdialog', { name: 'Confirm your purchase' })))
      await screen.findByRole('dialog', { name: 'Purchase successful' })
      expect(await boughtBy(fleet)).toHaveLength(1)
      expect(new Set(wire.of(buyFuel).map(({ key }) => key)).size).toBe(2)
    },
  )

  test('and that nobody can find out is neither success nor failure; another look finds it', async () => {
    const { person, wire, fleet } = await open({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    wire.loseAnswer(buyFuel)
    wire.breakAt(settleKey, 'before-tx')
    await person.click(confirm(dialog))
    const unknown = await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    expect(within(unknown).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(within(unknown).getByRole('link', { name: 'View history' })).toBeVisible()
    await person.click(within(unknown).getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await boughtBy(fleet)).toHaveLength(1)
  })

  test('and that nobody can find out is looked up before anything more is bought', async () => {
    const { person, wire, fleet } = await open({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    wire.loseAnswer(buyFuel)
    wire.breakAt(settleKey, 'before-tx')
    await person.click(confirm(dialog))
    const unknown = await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    await person.click(within(unknown).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await person.click(proceed())
    expect(
      await screen.findByText(/Your earlier purchase went through. Nothing else was bought/),
    ).toBeVisible()
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await boughtBy(fleet)).toHaveLength(1)
  })
})

describe('a page that is left while a purchase is under way', () => {
  test('tells on return what became of it, without sending anything', async () => {
    const { person, wire, fleet, navigation } = await open({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    const release = wire.hold(buyFuel)
    await person.click(confirm(dialog))
    await waitFor(() => expect(wire.of(buyFuel)).toHaveLength(1))
    cleanup()
    release()
    await waitFor(async () => expect(await boughtBy(fleet)).toHaveLength(1))
    const again = await open({ fleet, search: navigation.search() })
    expect(await screen.findByText(/Your earlier purchase went through/)).toBeVisible()
    expect(again.wire.of(buyFuel)).toEqual([])
    expect(await boughtBy(fleet)).toHaveLength(1)
    await waitFor(() => expect(again.navigation.search()).toBe('product=diesel'))
    cleanup()
    await open({ fleet })
    await ready()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('tells on return that nothing was bought where it never arrived', async () => {
    const { person, wire, fleet } = await open({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    wire.hold(buyFuel)
    await person.click(confirm(dialog))
    await waitFor(() => expect(wire.of(buyFuel)).toHaveLength(1))
    cleanup()
    await open({ fleet })
    const failed = await screen.findByRole('alertdialog', { name: 'Error processing payment' })
    expect(failed).toHaveTextContent('Nothing was bought and nothing was charged.')
    expect(await boughtBy(fleet)).toEqual([])
  })

  test('tells nothing to another person', async () => {
    const { person, wire, fleet } = await open({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    wire.loseAnswer(buyFuel)
    wire.breakAt(settleKey, 'before-tx')
    await person.click(confirm(dialog))
    await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    cleanup()
    const other = await open({ fleet, as: 'purchaser' })
    await ready()
    await screen.findByText('₱49,889.00')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(other.wire.of(settleKey)).toEqual([])
  })
})

test('links to the histories are hidden where the host has no such pages', async () => {
  await open({ provider: { navigation: memoryNavigation() } })
  await ready()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('prices that cannot be read are asked for again', async () => {
  const { person } = await open({
    prepareWire: (wire) => wire.breakAt(listPumpPrices, 'before-tx'),
  })
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await ready()).toBeInTheDocument()
})
