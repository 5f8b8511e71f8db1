import { buyFuel } from 'api-client/contract/fuel'
import { resolveIdempotencyKey } from 'api-client/contract/idempotency'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import {
  openBuyFuel,
  boughtBy,
  walletOf,
  ready,
  proceed,
  ask,
  confirm,
  longEnoughToLookUp,
  funds,
} from './buyFuelScene.tsx'

describe('a purchase whose answer is lost', () => {
  test.each(['loses its answer', 'breaks after it was booked'])(
    'and that %s is found out, charged once and shown as a success',
    async (how) => {
      const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
      const dialog = await ask(person)
      if (how === 'loses its answer') wire.loseAnswer(buyFuel)
      else wire.breakAt(buyFuel, 'after-commit')
      const release = wire.hold(resolveIdempotencyKey)
      await person.click(confirm(dialog))
      expect(await screen.findByText('The connection was lost. Checking the result…')).toBeVisible()
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
      const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
      const dialog = await ask(person)
      if (how === 'never arrives') wire.loseRequest(buyFuel)
      else wire.breakAt(buyFuel, how === 'breaks before it is booked' ? 'before-tx' : 'mid-tx')
      await person.click(confirm(dialog))
      const failed = await screen.findByRole('alertdialog', { name: 'Error processing payment' })
      const whose = how === 'never arrives' ? 'The connection was lost' : 'The service failed'
      expect(failed).toHaveTextContent(`${whose} and nothing was bought. You can try again.`)
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
    const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    wire.loseAnswer(buyFuel)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await person.click(confirm(dialog))
    const unknown = await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    expect(within(unknown).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    expect(within(unknown).getByRole('link', { name: 'View history' })).toBeVisible()
    expect(within(unknown).getByText(`Reference ${wire.of(buyFuel)[0]?.key}`)).toBeVisible()
    await person.click(within(unknown).getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await boughtBy(fleet)).toHaveLength(1)
  })

  test('and that nobody can find out is looked up before anything more is bought', async () => {
    const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    wire.loseAnswer(buyFuel)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await person.click(confirm(dialog))
    const unknown = await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    await person.click(within(unknown).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await person.click(proceed())
    expect(
      await screen.findByText(/Your earlier purchase was successful. Nothing else was bought/),
    ).toBeVisible()
    expect(wire.of(buyFuel)).toHaveLength(1)
    expect(await boughtBy(fleet)).toHaveLength(1)
  })
})

test('a purchase with an unknown outcome is looked up by itself when the connection is back, and never sent again', async () => {
  const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
  const dialog = await ask(person)
  wire.loseAnswer(buyFuel)
  wire.refuse(resolveIdempotencyKey, 'NotImplemented')
  await person.click(confirm(dialog))
  await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
  expect(wire.of(buyFuel)).toHaveLength(1)
  expect(wire.of(resolveIdempotencyKey)).toHaveLength(2)
  expect(await boughtBy(fleet)).toHaveLength(1)
})

describe('a page that is left while a purchase is under way', () => {
  test('tells on return what became of it, without sending anything', async () => {
    const { person, wire, fleet, navigation } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    const release = wire.hold(buyFuel)
    await person.click(confirm(dialog))
    await waitFor(() => expect(wire.of(buyFuel)).toHaveLength(1))
    cleanup()
    release()
    await waitFor(async () => expect(await boughtBy(fleet)).toHaveLength(1))
    const again = await openBuyFuel({ fleet, search: navigation.search() })
    expect(await screen.findByText(/Your earlier purchase was successful/)).toBeVisible()
    expect(again.wire.of(buyFuel)).toEqual([])
    expect(await boughtBy(fleet)).toHaveLength(1)
    await waitFor(() => expect(again.navigation.search()).toBe('product=diesel'))
    cleanup()
    await openBuyFuel({ fleet })
    await ready()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('tells on return that nothing was bought where it never arrived', async () => {
    const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    wire.hold(buyFuel)
    await person.click(confirm(dialog))
    await waitFor(() => expect(wire.of(buyFuel)).toHaveLength(1))
    cleanup()
    await openBuyFuel({ fleet })
    const failed = await screen.findByRole('alertdialog', { name: 'Error processing payment' })
    expect(failed).toHaveTextContent(
      'Your earlier purchase was not made. You can try again.Nothing was bought and nothing was charged.',
    )
    expect(failed).not.toHaveTextContent('The connection was lost')
    expect(await boughtBy(fleet)).toEqual([])
  })

  test('tells nothing to another person', async () => {
    const { person, wire, fleet } = await openBuyFuel({ search: 'product=diesel&litres=2' })
    const dialog = await ask(person)
    wire.loseAnswer(buyFuel)
    wire.refuse(resolveIdempotencyKey, 'NotImplemented')
    await person.click(confirm(dialog))
    await screen.findByRole('alertdialog', { name: 'We could not find out what happened' })
    cleanup()
    const other = await openBuyFuel({ fleet, as: 'purchaser' })
    await ready()
    await screen.findByText('₱49,889.00')
    await longEnoughToLookUp()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(other.wire.of(resolveIdempotencyKey)).toEqual([])
  })
})
