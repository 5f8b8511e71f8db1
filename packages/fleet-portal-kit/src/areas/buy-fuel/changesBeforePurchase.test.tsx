import { getFleet } from 'fleet-portal-api-client/contract/fleets'
import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import {
  openConfirmation,
  purchasesOf,
  buyButton,
  funds,
  litresField,
  openBuyFuel,
  operateSandbox,
  continueButton,
  findDieselOption,
  walletOf,
} from './buyFuelScene.tsx'

const confirmation = () => screen.getByRole('alertdialog', { name: 'Confirm your purchase' })
const anyDialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')
const setDieselPrice = ({ fleetId }: TestFleet, pumpPrice: number) =>
  operateSandbox('prices', { fleetId, productCode: 'Diesel', pumpPrice })

describe('a price that changes while the confirmation is open', () => {
  /** Confirms a purchase at ₱55.50 after the price has changed to ₱57.25. */
  const confirmOldPrice = async () => {
    const portal = await openBuyFuel({ search: 'product=diesel&litres=100' })
    const dialog = await openConfirmation(portal.user)
    await setDieselPrice(portal.fleet, 60)
    await portal.user.click(buyButton(dialog))
    expect(await screen.findByText(/from ₱55.50 to ₱57.25 per liter. Nothing was bought/)).toBeVisible()
    expect(await purchasesOf(portal.fleet)).toEqual([])
    expect(confirmation()).toHaveTextContent('Total₱5,725.00')
    return portal
  }

  test('is shown with the new total, and the confirmed purchase has a new key', async () => {
    const { user, fleet, wire } = await confirmOldPrice()
    await waitFor(() => expect(buyButton(confirmation())).not.toHaveAttribute('aria-disabled'))
    await user.click(buyButton(confirmation()))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(await purchasesOf(fleet)).toMatchObject([{ totalCreditAmount: 5_725_00 }])
    expect(await walletOf(fleet)).toBe(funds - 5_725_00)
    expect(new Set(wire.of(buyFuel).map(({ key }) => key)).size).toBe(2)
  })

  test('is not confirmed by the second click of a double click on the old total', async () => {
    const { wire, fleet } = await confirmOldPrice()
    await waitFor(() => expect(buyButton(confirmation())).not.toHaveAttribute('aria-disabled'))
    fireEvent.click(buyButton(confirmation()), { detail: 2 })
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await purchasesOf(fleet)).toEqual([])
    expect(await walletOf(fleet)).toBe(funds)
  })
})

test('the second click of a double click on Try again does not confirm the purchase', async () => {
  const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
  const dialog = await openConfirmation(user)
  wire.loseRequest(buyFuel)
  await user.click(buyButton(dialog))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  fireEvent.click(buyButton(confirmation()), { detail: 2 })
  expect(wire.of(buyFuel)).toHaveLength(1)
  expect(await purchasesOf(fleet)).toEqual([])
})

describe('a fleet that is deactivated while the confirmation is open', () => {
  test('is not charged, gets one message, and no purchase dialog stays open', async () => {
    const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await openConfirmation(user)
    await fleet.deactivate()
    const readsBefore = wire.of(getFleet).length
    await user.click(buyButton(dialog))
    expect(
      await screen.findByText(
        'This Fleet Account is no longer active. Nothing was bought and nothing was charged.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(anyDialog()).toBeNull())
    await waitFor(() => expect(continueButton()).toHaveAccessibleDescription(/This fleet is deactivated/))
    expect(wire.of(getFleet).length).toBeGreaterThan(readsBefore)
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await purchasesOf(fleet)).toEqual([])
    expect(await walletOf(fleet)).toBe(funds)
    expect(litresField()).toHaveValue('2')

    cleanup()
    const again = await openBuyFuel({ fleet })
    await findDieselOption()
    expect(anyDialog()).toBeNull()
    expect(again.wire.of(resolveIdempotencyKey)).toEqual([])
  })
})

describe('while a purchase is being sent', () => {
  const sendAndHold = async () => {
    const portal = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await openConfirmation(portal.user)
    const release = portal.wire.hold(buyFuel)
    await portal.user.click(buyButton(dialog))
    await waitFor(() => expect(portal.wire.of(buyFuel)).toHaveLength(1))
    return { ...portal, release }
  }

  test('the dialog stays open, keeps its amounts and says why it cannot be closed', async () => {
    const { user, release, fleet } = await sendAndHold()
    const reason = 'The purchase is being processed and can no longer be cancelled.'
    await user.click(within(confirmation()).getByRole('button', { name: `Close. ${reason}` }))
    await user.keyboard('{Escape}')
    expect(confirmation()).toHaveTextContent('Total₱111.00Balance after₱49,889.00')
    expect(within(confirmation()).getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(reason)
    release()
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(await purchasesOf(fleet)).toHaveLength(1)
  })

  test('leaving the page needs a confirmation, which says that the purchase is not cancelled', async () => {
    const { user, release, navigation, moves } = await sendAndHold()
    navigation.navigate({ area: 'drivers' })
    const leave = await screen.findByRole('alertdialog', { name: 'Are you sure you want to leave?' })
    expect(leave).toHaveTextContent('Your purchase is being processed. Leaving does not cancel it')
    await user.click(within(leave).getByRole('button', { name: 'Stay' }))
    expect(moves).toEqual([])
    release()
    await screen.findByRole('dialog', { name: 'Purchase successful' })
  })
})
