import { getFleet } from 'api-client/contract/fleets'
import { buyFuel } from 'api-client/contract/fuel'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { TestFleet } from '../../testing/fleetOn.ts'
import {
  ask,
  boughtBy,
  confirm,
  funds,
  litres,
  openBuyFuel,
  operator,
  proceed,
  ready,
  walletOf,
} from './buyFuelScene.tsx'

const question = () => screen.getByRole('alertdialog', { name: 'Confirm your purchase' })
const anyDialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog')
const raise = ({ fleetId }: TestFleet, pumpPrice: number) =>
  operator('prices', { fleetId, productCode: 'Diesel', pumpPrice })

describe('a price that changes between the question and the answer', () => {
  /** Confirmed at ₱55.50 while it is ₱57.25. */
  const open = async () => {
    const portal = await openBuyFuel({ search: 'product=diesel&litres=100' })
    const dialog = await ask(portal.person)
    await raise(portal.fleet, 60)
    await portal.person.click(confirm(dialog))
    expect(await screen.findByText(/from ₱55.50 to ₱57.25 per liter. Nothing was bought/)).toBeVisible()
    expect(await boughtBy(portal.fleet)).toEqual([])
    expect(question()).toHaveTextContent('Total₱5,725.00')
    return portal
  }

  test('is shown with the new total, and buys under a new key once that is confirmed', async () => {
    const { person, fleet, wire } = await open()
    await waitFor(() => expect(confirm(question())).not.toHaveAttribute('aria-disabled'))
    await person.click(confirm(question()))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(await boughtBy(fleet)).toMatchObject([{ totalCreditAmount: 5_725_00 }])
    expect(await walletOf(fleet)).toBe(funds - 5_725_00)
    expect(new Set(wire.of(buyFuel).map(({ key }) => key)).size).toBe(2)
  })

  test('is not bought at by the second click of a double click on the old total', async () => {
    const { wire, fleet } = await open()
    await waitFor(() => expect(confirm(question())).not.toHaveAttribute('aria-disabled'))
    fireEvent.click(confirm(question()), { detail: 2 })
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await boughtBy(fleet)).toEqual([])
    expect(await walletOf(fleet)).toBe(funds)
  })
})

test('the second click of a double click on Try again answers no question', async () => {
  const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
  const dialog = await ask(person)
  wire.loseRequest(buyFuel)
  await person.click(confirm(dialog))
  await person.click(await screen.findByRole('button', { name: 'Try again' }))
  fireEvent.click(confirm(question()), { detail: 2 })
  expect(wire.of(buyFuel)).toHaveLength(1)
  expect(await boughtBy(fleet)).toEqual([])
})

describe('a fleet that is deactivated between the question and the answer', () => {
  test('is charged nothing, hears so once, and has no dialog left beside the one that the portal opens', async () => {
    const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    await fleet.deactivate()
    const readBefore = wire.of(getFleet).length
    await person.click(confirm(dialog))
    expect(
      await screen.findByText(
        'This Fleet Account is no longer active. Nothing was bought and nothing was charged.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(anyDialog()).toBeNull())
    await waitFor(() => expect(proceed()).toHaveAccessibleDescription(/This fleet is deactivated/))
    expect(wire.of(getFleet).length).toBeGreaterThan(readBefore)
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await boughtBy(fleet)).toEqual([])
    expect(await walletOf(fleet)).toBe(funds)
    expect(litres()).toHaveValue('2')

    cleanup()
    const again = await openBuyFuel({ fleet })
    await ready()
    expect(anyDialog()).toBeNull()
    expect(again.wire.of(resolveIdempotencyKey)).toEqual([])
  })
})

describe('while a purchase is on its way', () => {
  const open = async () => {
    const portal = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await ask(portal.person)
    const release = portal.wire.hold(buyFuel)
    await portal.person.click(confirm(dialog))
    await waitFor(() => expect(portal.wire.of(buyFuel)).toHaveLength(1))
    return { ...portal, release }
  }

  test('its dialog stays, keeps its figures and says why it cannot be closed', async () => {
    const { person, release, fleet } = await open()
    const reason = 'The purchase is being processed and can no longer be cancelled.'
    await person.click(within(question()).getByRole('button', { name: `Close. ${reason}` }))
    await person.keyboard('{Escape}')
    expect(question()).toHaveTextContent('Total₱111.00Balance after₱49,889.00')
    expect(within(question()).getByRole('button', { name: 'Cancel' })).toHaveAccessibleDescription(reason)
    release()
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(await boughtBy(fleet)).toHaveLength(1)
  })

  test('leaving asks, and says that it cancels nothing', async () => {
    const { person, release, navigation, moves } = await open()
    navigation.navigate({ area: 'drivers' })
    const leave = await screen.findByRole('alertdialog', { name: 'Are you sure you want to leave?' })
    expect(leave).toHaveTextContent('Your purchase is being processed. Leaving does not cancel it')
    await person.click(within(leave).getByRole('button', { name: 'Stay' }))
    expect(moves).toEqual([])
    release()
    await screen.findByRole('dialog', { name: 'Purchase successful' })
  })
})
