import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { resolveIdempotencyKey } from 'fleet-portal-api-client/contract/idempotency'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { BuyFuel } from './BuyFuel.tsx'
import {
  openBuyFuel,
  purchasesOf,
  walletOf,
  findDieselOption,
  continueButton,
  openConfirmation,
  buyButton,
  waitForOutcomeLookup,
  funds,
} from './buyFuelScene.tsx'

afterEach(() => vi.restoreAllMocks())

describe('a purchase without an answer', () => {
  test.each(['loses its answer', 'fails after it was booked'])(
    'that %s is looked up, charged once and shown as a success',
    async (how) => {
      const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
      const dialog = await openConfirmation(user)
      if (how === 'loses its answer') wire.loseAnswer(buyFuel)
      else wire.breakAt(buyFuel, 'after-commit')
      const release = wire.hold(resolveIdempotencyKey)
      await user.click(buyButton(dialog))
      expect(await screen.findByText('The connection was lost. Checking the result…')).toBeVisible()
      release()
      expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
      expect(wire.of(buyFuel)).toHaveLength(1)
      expect(await purchasesOf(fleet)).toHaveLength(1)
      expect(await walletOf(fleet)).toBe(funds - 111_00)
    },
  )

  test.each(['never arrives', 'fails before it is booked', 'fails while it is booked'])(
    'that %s is shown as not made, and is sent again only by the user',
    async (how) => {
      const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
      const dialog = await openConfirmation(user)
      if (how === 'never arrives') wire.loseRequest(buyFuel)
      else wire.breakAt(buyFuel, how === 'fails before it is booked' ? 'before-tx' : 'mid-tx')
      await user.click(buyButton(dialog))
      const failed = await screen.findByRole('alertdialog', { name: 'Error processing payment' })
      const cause = how === 'never arrives' ? 'The connection was lost' : 'The service failed'
      expect(failed).toHaveTextContent(`${cause} and nothing was bought. You can try again.`)
      expect(wire.of(buyFuel)).toHaveLength(1)
      expect(await walletOf(fleet)).toBe(funds)
      await user.click(within(failed).getByRole('button', { name: 'Try again' }))
      await user.click(buyButton(await screen.findByRole('alertdialog', { name: 'Confirm your purchase' })))
      await screen.findByRole('dialog', { name: 'Purchase successful' })
      expect(await purchasesOf(fleet)).toHaveLength(1)
      expect(new Set(wire.of(buyFuel).map(({ key }) => key)).size).toBe(2)
    },
  )

  test('is shown as neither success nor failure if its outcome is unknown, until another lookup finds the outcome', async () => {
    const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await openConfirmation(user)
    wire.loseAnswer(buyFuel)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await user.click(buyButton(dialog))
    const unknown = await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    expect(within(unknown).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(within(unknown).getByRole('link', { name: 'View history' })).toBeVisible()
    expect(within(unknown).getByText(`Reference ${wire.of(buyFuel)[0]?.key}`)).toBeVisible()
    await user.click(within(unknown).getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await purchasesOf(fleet)).toHaveLength(1)
  })

  test('is looked up before another purchase is sent if its outcome is unknown', async () => {
    const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await openConfirmation(user)
    wire.loseAnswer(buyFuel)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await user.click(buyButton(dialog))
    const unknown = await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    await user.click(within(unknown).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await user.click(continueButton())
    expect(
      await screen.findByText(/Your earlier purchase was successful. Nothing else was bought/),
    ).toBeVisible()
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await purchasesOf(fleet)).toHaveLength(1)
  })
})

test('a purchase with an unknown outcome is looked up when the connection is back, and never sent again', async () => {
  const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
  const dialog = await openConfirmation(user)
  wire.loseAnswer(buyFuel)
  wire.refuse(resolveIdempotencyKey, 'NotImplemented')
  await user.click(buyButton(dialog))
  await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
  expect(wire.of(buyFuel)).toHaveLength(1)
  expect(wire.of(resolveIdempotencyKey)).toHaveLength(2)
  expect(await purchasesOf(fleet)).toHaveLength(1)
})

describe('a page that is closed during a purchase', () => {
  test('shows the outcome when it opens again, and sends nothing', async () => {
    const { user, wire, fleet, navigation } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await openConfirmation(user)
    const release = wire.hold(buyFuel)
    await user.click(buyButton(dialog))
    await waitFor(() => expect(wire.of(buyFuel)).toHaveLength(1))
    cleanup()
    release()
    await waitFor(async () => expect(await purchasesOf(fleet)).toHaveLength(1))
    const again = await openBuyFuel({ fleet, search: navigation.search() })
    expect(await screen.findByText(/Your earlier purchase was successful/)).toBeVisible()
    expect(again.wire.of(buyFuel)).toEqual([])
    expect(await purchasesOf(fleet)).toHaveLength(1)
    await waitFor(() => expect(again.navigation.search()).toBe('product=diesel'))
    cleanup()
    await openBuyFuel({ fleet })
    await findDieselOption()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('says when it opens again that nothing was bought if the request never arrived', async () => {
    const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await openConfirmation(user)
    wire.hold(buyFuel)
    await user.click(buyButton(dialog))
    await waitFor(() => expect(wire.of(buyFuel)).toHaveLength(1))
    cleanup()
    await openBuyFuel({ fleet })
    const failed = await screen.findByRole('alertdialog', { name: 'Error processing payment' })
    expect(failed).toHaveTextContent(
      'Your earlier purchase was not made. You can try again.Nothing was bought and nothing was charged.',
    )
    expect(failed).not.toHaveTextContent('The connection was lost')
    expect(await purchasesOf(fleet)).toEqual([])
  })

  test('shows nothing of the purchase to another user', async () => {
    const { user, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await openConfirmation(user)
    wire.loseAnswer(buyFuel)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await user.click(buyButton(dialog))
    await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    cleanup()
    const other = await openBuyFuel({ fleet, as: 'purchaser' })
    await findDieselOption()
    await screen.findByText('₱49,889.00')
    await waitForOutcomeLookup()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(other.wire.of(resolveIdempotencyKey)).toEqual([])
  })
})

test('a screen that is left during a purchase shows the outcome when it opens again, although the storage is full', async () => {
  let show = (_isShown: boolean) => {}
  function Page({ fleetId }: { fleetId: string }) {
    const [isShown, setShown] = useState(true)
    show = setShown
    return isShown ? <BuyFuel fleetId={fleetId} /> : null
  }
  const search = 'product=diesel&litres=2'
  const { user, wire, fleet } = await renderInPortal((fleetId) => <Page fleetId={fleetId} />, {
    funds,
    search,
  })
  const dialog = await openConfirmation(user)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  const release = wire.hold(buyFuel)
  await user.click(buyButton(dialog))
  await waitFor(() => expect(wire.of(buyFuel)).toHaveLength(1))
  act(() => show(false))
  release()
  await waitFor(async () => expect(await purchasesOf(fleet)).toHaveLength(1))
  act(() => show(true))
  expect(await screen.findByText(/Your earlier purchase was successful/)).toBeVisible()
  expect(wire.of(buyFuel)).toHaveLength(1)
})
