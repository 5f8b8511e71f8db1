import { buyFuel } from 'api-client/contract/fuel'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { millilitres } from 'api-client/money'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { testFleet } from '../../testing/testFleet.ts'
import {
  openBuyFuel,
  operator,
  boughtBy,
  walletOf,
  litres,
  pesos,
  ready,
  proceed,
  ask,
  confirm,
  longEnoughToLookUp,
  funds,
} from './buyFuelScene.tsx'

describe('a purchase', () => {
  test('is put before the person with product, volume, price and total, and sends the price that was seen', async () => {
    const { person, wire, fleet, events } = await openBuyFuel({ search: 'product=diesel&pesos=25000' })
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
    await waitFor(() =>
      expect(events).toEqual([
        { type: 'fuel.bought', widget: 'buy-fuel', data: { buyFuelId: bought?.buyFuelId } },
      ]),
    )
  })

  test('in litres sends litres', async () => {
    const { person, wire } = await openBuyFuel({ search: 'product=gas95&litres=12.345' })
    await person.click(confirm(await ask(person)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(wire.of(buyFuel)[0]?.body).toEqual({ liter: 12.345, amount: null, productCode: 'Gas95' })
  })

  test('is sent once however often and fast it is confirmed', async () => {
    const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const button = confirm(await ask(person))
    act(() => {
      for (let n = 0; n < 20; n++) fireEvent.click(button)
    })
    fireEvent.click(button)
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await boughtBy(fleet)).toHaveLength(1)
    // A second one that the browser holds back would be looked up.
    await longEnoughToLookUp()
    expect(wire.of(resolveIdempotencyKey)).toEqual([])
  })

  test('is not made when the question is answered with no', async () => {
    const { person, wire } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(litres()).toHaveValue('2')
    expect(wire.of(buyFuel)).toEqual([])
  })

  test('empties the amount, and buying again fills it in under a new key', async () => {
    const { person, wire, navigation, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
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
    const { person } = await openBuyFuel({ search: 'product=diesel&litres=2', provider })
    await person.click(confirm(await ask(person)))
    expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
    window.removeEventListener('error', hear)
    expect(reported).toEqual([broken])
  })

  test('leads to the history', async () => {
    const { person, moves } = await openBuyFuel({ search: 'product=diesel&litres=2' })
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
    const { person, fleet } = await openBuyFuel({ funds: 1_000_00, search: 'product=diesel&litres=10' })
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
    const { person } = await openBuyFuel({ fleet, search: 'product=diesel&litres=200' })
    const dialog = await refused(person, 'Purchase limit reached')
    expect(dialog).toHaveTextContent('Due to the current market, you can only buy fuel for ₱5,550.00 more.')
    await person.click(within(dialog).getByRole('button', { name: 'Use ₱5,550.00' }))
    await waitFor(() => expect(pesos()).toHaveValue('5,550'))
    await person.click(confirm(await ask(person)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(await boughtBy(fleet)).toMatchObject([{ literVolume: 100_000 }])
  })

  test('above the limit makes what remains the most that can be filled in, for that fuel and until something is bought', async () => {
    const fleet = await testFleet({ funds })
    await operator(`fleets/${fleet.fleetId}`, { inventoryLimit: 100 })
    const { person } = await openBuyFuel({ fleet, search: 'product=diesel&litres=200' })
    const dialog = await refused(person, 'Purchase limit reached')
    await person.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await person.click(screen.getByRole('button', { name: 'Max: the remaining limit, ₱5,550.00' }))
    expect(pesos()).toHaveValue('5,550')
    await person.click(screen.getByRole('radio', { name: /Gas 91/ }))
    expect(screen.getByRole('button', { name: 'Max: the whole wallet, ₱50,000.00' })).toBeVisible()
    await person.click(await ready())
    await person.click(confirm(await ask(person)))
    await person.click(
      within(await screen.findByRole('dialog', { name: 'Purchase successful' })).getByText('Close'),
    )
    expect(await screen.findByRole('button', { name: 'Max: the whole wallet, ₱44,450.00' })).toBeVisible()
  })

  test('above a limit that leaves less than a litre offers nothing to fill in', async () => {
    const fleet = await testFleet({ funds })
    await operator(`fleets/${fleet.fleetId}`, { inventoryLimit: 0.5 })
    const { person } = await openBuyFuel({ fleet, search: 'product=diesel&litres=2' })
    const dialog = await refused(person, 'Purchase limit reached')
    expect(dialog).toHaveTextContent('₱27.75')
    expect(dialog).toHaveTextContent('This is less than the minimum order of 1 liter.')
    expect(within(dialog).queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
  })

  test('for any other reason is an error processing payment, with the reason', async () => {
    const { person, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    await ready()
    await operator(`stations/${fleet.stationId}`, { status: 'closed' })
    const dialog = await refused(person, 'Error processing payment')
    expect(dialog).toHaveTextContent('Your reference station is closed')
  })

  test('can be tried again under a new key', async () => {
    const fleet = await testFleet({ funds })
    await operator(`fleets/${fleet.fleetId}`, { inventoryLimit: 1 })
    const { person, wire } = await openBuyFuel({ fleet, search: 'product=diesel&litres=2' })
    const dialog = await refused(person, 'Purchase limit reached')
    await operator(`fleets/${fleet.fleetId}`, { inventoryLimit: null })
    await person.click(within(dialog).getByRole('button', { name: 'Try again' }))
    const question = await screen.findByRole('alertdialog', { name: 'Confirm your purchase' })
    await person.click(confirm(question))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(new Set(wire.of(buyFuel).map(({ key }) => key)).size).toBe(2)
    expect(await boughtBy(fleet)).toHaveLength(1)
  })
})
