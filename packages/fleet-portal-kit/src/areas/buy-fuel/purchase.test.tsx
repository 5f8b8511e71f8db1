import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { millilitres } from 'fleet-portal-api-client/money'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { englishFormats } from '../../testing/englishFormats.ts'
import { testFleet } from '../../testing/testFleet.ts'
import {
  openBuyFuel,
  operateSandbox,
  purchasesOf,
  walletOf,
  litresField,
  pesosField,
  findDieselOption,
  continueButton,
  openConfirmation,
  buyButton,
  waitForOutcomeLookup,
  funds,
} from './buyFuelScene.tsx'

describe('a purchase', () => {
  test('shows product, volume, price and total before it is confirmed, and sends the price that was shown', async () => {
    const { user, wire, fleet, events } = await openBuyFuel({ search: 'product=diesel&pesos=25000' })
    const dialog = await openConfirmation(user)
    expect(dialog).toHaveTextContent('ProductDiesel')
    expect(dialog).toHaveTextContent('Volume450.45 L')
    expect(dialog).toHaveTextContent('Credit price₱55.50/L')
    expect(dialog).toHaveTextContent('Total₱24,999.98')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(buyButton(dialog))
    const result = await screen.findByRole('dialog', { name: 'Purchase successful' })
    const [bought] = await purchasesOf(fleet)
    expect(result).toHaveTextContent(`Reference ID${bought?.buyFuelId}`)
    expect(result).toHaveTextContent('ProductDiesel')
    expect(result).toHaveTextContent('Volume450.45 L')
    expect(result).toHaveTextContent('Credit price₱55.50/L')
    expect(result).toHaveTextContent('Amount₱24,999.98')
    expect(result).toHaveTextContent(`Bought on${englishFormats.formatInstant(bought?.createdAt ?? '')}`)
    expect(await walletOf(fleet)).toBe(funds - 24_999_98)
    const [sent] = wire.of(buyFuel)
    expect(sent?.body).toEqual({ liter: null, amount: 25000, productCode: 'Diesel' })
    expect(sent?.key).toBeTruthy()
    await waitFor(() =>
      expect(events).toEqual([
        {
          type: 'fuel.bought',
          widget: 'buy-fuel',
          data: { buyFuelId: bought?.buyFuelId, product: 'diesel', volume: 450_450, charge: 24_999_98 },
        },
      ]),
    )
  })

  test('in litres is sent in litres', async () => {
    const { user, wire } = await openBuyFuel({ search: 'product=gas95&litres=12.345' })
    await user.click(buyButton(await openConfirmation(user)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(wire.of(buyFuel)[0]?.body).toEqual({ liter: 12.345, amount: null, productCode: 'Gas95' })
  })

  test('that the page denies is not sent, says why, and takes nothing from the wallet', async () => {
    const asked: unknown[] = []
    const { user, wire, fleet } = await openBuyFuel({
      search: 'product=diesel&litres=10',
      provider: {
        onBefore: ({ name, kind, input }) => {
          asked.push([name, kind, input['literVolume'] ?? input['liter']])
          return { deny: 'Purchases need an approval today.' }
        },
      },
    })
    await user.click(buyButton(await openConfirmation(user)))
    expect(await screen.findByText(/Purchases need an approval today/)).toBeVisible()
    expect(wire.of(buyFuel)).toEqual([])
    expect(wire.of(resolveIdempotencyKey)).toEqual([])
    expect(await walletOf(fleet)).toBe(funds)
    expect(asked).toEqual([['buyFuel', 'money', 10_000]])
  })

  test('is sent once, however often and fast the button is clicked', async () => {
    const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const button = buyButton(await openConfirmation(user))
    act(() => {
      for (let n = 0; n < 20; n++) fireEvent.click(button)
    })
    fireEvent.click(button)
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await purchasesOf(fleet)).toHaveLength(1)
    // A second purchase that the browser blocked would be looked up.
    await waitForOutcomeLookup()
    expect(wire.of(resolveIdempotencyKey)).toEqual([])
  })

  test('is not sent when the user cancels the confirmation', async () => {
    const { user, wire } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await openConfirmation(user)
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(litresField()).toHaveValue('2')
    expect(wire.of(buyFuel)).toEqual([])
  })

  test('clears the amount, and Buy again fills it in for a purchase with a new key', async () => {
    const { user, wire, navigation, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    await user.click(buyButton(await openConfirmation(user)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    await waitFor(() => expect(navigation.search()).toBe('product=diesel'))
    await user.click(screen.getByRole('button', { name: 'Buy again' }))
    await waitFor(() => expect(litresField()).toHaveValue('2'))
    await user.click(buyButton(await openConfirmation(user)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    const [first, second] = wire.of(buyFuel)
    expect(first?.key).not.toBe(second?.key)
    expect(await purchasesOf(fleet)).toHaveLength(2)
  })

  test('stays a success if the event handler of the host throws', async () => {
    const broken = new Error('The host failed')
    const provider = {
      onEvent: ({ type }: { type: string }) => {
        if (type === 'fuel.bought') throw broken
      },
    }
    const reported: unknown[] = []
    const recordError = (event: ErrorEvent) => {
      event.preventDefault()
      reported.push(event.error)
    }
    window.addEventListener('error', recordError)
    const { user } = await openBuyFuel({ search: 'product=diesel&litres=2', provider })
    await user.click(buyButton(await openConfirmation(user)))
    expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
    window.removeEventListener('error', recordError)
    expect(reported).toEqual([broken])
  })

  test('links to the history', async () => {
    const { user, moves } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    await user.click(buyButton(await openConfirmation(user)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    await user.click(screen.getByRole('link', { name: 'View history' }))
    expect(moves).toEqual([{ area: 'buy-fuel-history' }])
  })
})

describe('a rejected purchase', () => {
  const expectRejection = async (user: UserEvent, title: string) => {
    await user.click(buyButton(await openConfirmation(user)))
    const dialog = await screen.findByRole('alertdialog', { name: title })
    expect(dialog).toHaveTextContent('Nothing was bought and nothing was charged.')
    expect(within(dialog).getByRole('link', { name: 'View history' })).toBeVisible()
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible()
    return dialog
  }

  test('says that the balance is too low, and keeps the typed amount', async () => {
    const { user, fleet } = await openBuyFuel({ funds: 1_000_00, search: 'product=diesel&litres=10' })
    await screen.findByText('₱1,000.00')
    await fleet.arrange(buyFuel, {
      fleetId: fleet.fleetId,
      liter: millilitres(10_000),
      amount: null,
      productCode: 'diesel',
    })
    const dialog = await expectRejection(user, 'You have insufficient balance')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(litresField()).toHaveValue('10')
    await waitFor(() => expect(continueButton()).toHaveAttribute('aria-disabled', 'true'))
  })

  test('above the limit shows the remaining amount, and a button fills it in', async () => {
    const fleet = await testFleet({ funds })
    await operateSandbox(`fleets/${fleet.fleetId}`, { inventoryLimit: 100 })
    const { user } = await openBuyFuel({ fleet, search: 'product=diesel&litres=200' })
    const dialog = await expectRejection(user, 'Purchase limit reached')
    expect(dialog).toHaveTextContent('Due to the current market, you can only buy fuel for ₱5,550.00 more.')
    await user.click(within(dialog).getByRole('button', { name: 'Use ₱5,550.00' }))
    await waitFor(() => expect(pesosField()).toHaveValue('5,550'))
    await user.click(buyButton(await openConfirmation(user)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(await purchasesOf(fleet)).toMatchObject([{ literVolume: 100_000 }])
  })

  test('above the limit sets the remaining amount as the maximum of that fuel, until the next purchase', async () => {
    const fleet = await testFleet({ funds })
    await operateSandbox(`fleets/${fleet.fleetId}`, { inventoryLimit: 100 })
    const { user } = await openBuyFuel({ fleet, search: 'product=diesel&litres=200' })
    const dialog = await expectRejection(user, 'Purchase limit reached')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Max: the remaining limit, ₱5,550.00' }))
    expect(pesosField()).toHaveValue('5,550')
    await user.click(screen.getByRole('radio', { name: /Gas 91/ }))
    expect(screen.getByRole('button', { name: 'Max: the whole wallet, ₱50,000.00' })).toBeVisible()
    await user.click(await findDieselOption())
    await user.click(buyButton(await openConfirmation(user)))
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Purchase successful' })).getByText('Close'),
    )
    expect(await screen.findByRole('button', { name: 'Max: the whole wallet, ₱44,450.00' })).toBeVisible()
  })

  test('above a limit that leaves less than a litre has no button that fills in the remaining amount', async () => {
    const fleet = await testFleet({ funds })
    await operateSandbox(`fleets/${fleet.fleetId}`, { inventoryLimit: 0.5 })
    const { user } = await openBuyFuel({ fleet, search: 'product=diesel&litres=2' })
    const dialog = await expectRejection(user, 'Purchase limit reached')
    expect(dialog).toHaveTextContent('₱27.75')
    expect(dialog).toHaveTextContent('This is less than the minimum order of 1 liter.')
    expect(within(dialog).queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
  })

  test('shows the reason for any other rejection', async () => {
    const { user, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    await findDieselOption()
    await operateSandbox(`stations/${fleet.stationId}`, { status: 'closed' })
    const dialog = await expectRejection(user, 'Error processing payment')
    expect(dialog).toHaveTextContent('Your reference station is closed')
  })

  test('can be sent again with a new key', async () => {
    const fleet = await testFleet({ funds })
    await operateSandbox(`fleets/${fleet.fleetId}`, { inventoryLimit: 1 })
    const { user, wire } = await openBuyFuel({ fleet, search: 'product=diesel&litres=2' })
    const dialog = await expectRejection(user, 'Purchase limit reached')
    await operateSandbox(`fleets/${fleet.fleetId}`, { inventoryLimit: null })
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }))
    const question = await screen.findByRole('alertdialog', { name: 'Confirm your purchase' })
    await user.click(buyButton(question))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(new Set(wire.of(buyFuel).map(({ key }) => key)).size).toBe(2)
    expect(await purchasesOf(fleet)).toHaveLength(1)
  })
})
