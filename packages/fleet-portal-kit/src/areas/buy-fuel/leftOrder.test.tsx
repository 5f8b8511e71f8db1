import { buyFuel } from 'api-client/contract/fuel'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { copyOfTab, reloadPage, workKept } from '../../testing/reloadPage.ts'
import { ask, boughtBy, confirm, litres, openBuyFuel, pesos, ready } from './buyFuelScene.tsx'

const isBack = /^Your unsent input from \d+:\d\d [AP]M was restored\.$/

/** Seven litres of diesel stand on the form. */
async function sevenLitres() {
  const portal = await openBuyFuel()
  await portal.person.click(await ready())
  await portal.person.type(litres(), '7')
  return portal
}

test('an order that a copy of the tab has bought is not bought again, and the copy says so', async () => {
  const { person, fleet } = await sevenLitres()
  const copied = copyOfTab()
  await person.click(confirm(await ask(person)))
  expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
  cleanup()
  copied()
  const copy = await openBuyFuel({ fleet })
  expect(await screen.findByText(isBack)).toBeVisible()
  await copy.person.click(confirm(await ask(copy.person)))
  expect(await screen.findByText(/Your earlier purchase was successful. Nothing else was bought/)).toBeVisible()
  expect(copy.wire.of(buyFuel)).toEqual([])
  expect(await boughtBy(fleet)).toHaveLength(1)
})

test('an order that was bought can be bought again in the same tab', async () => {
  const { person, fleet } = await sevenLitres()
  await person.click(confirm(await ask(person)))
  await screen.findByRole('dialog', { name: 'Purchase successful' })
  await person.keyboard('{Escape}')
  await person.type(litres(), '7')
  await person.click(confirm(await ask(person)))
  await screen.findByRole('dialog', { name: 'Purchase successful' })
  expect(await boughtBy(fleet)).toHaveLength(2)
})

describe('an order that is being typed', () => {
  test('comes back after a reload, to the last key, says from when it is, and can be discarded', async () => {
    const { person, fleet } = await openBuyFuel()
    await person.click(await ready())
    await person.type(pesos(), '2500.55')
    await reloadPage()
    const again = await openBuyFuel({ fleet })
    expect(await screen.findByText(isBack)).toBeVisible()
    expect(await ready()).toBeChecked()
    expect(pesos()).toHaveValue('2,500.55')
    expect(litres()).toHaveValue('45.054')
    await again.person.click(screen.getByRole('button', { name: 'Discard' }))
    expect(pesos()).toHaveValue('')
    expect(await ready()).not.toBeChecked()
    expect(screen.queryByText(isBack)).toBeNull()
    expect(document.body).not.toHaveFocus()
    expect(workKept(fleet)).toEqual([])
  })

  test('that only came back keeps the time at which it was left', async () => {
    const { fleet } = await sevenLitres()
    const [name = ''] = workKept(fleet)
    const left = sessionStorage.getItem(name)
    await reloadPage()
    const { navigation } = await openBuyFuel({ fleet })
    await screen.findByText(isBack)
    await waitFor(() => expect(navigation.search()).toBe('product=diesel&litres=7'))
    expect(sessionStorage.getItem(name)).toBe(left)
  })

  test('comes back to an address that has its fuel and not yet its amount, not to one with another fuel', async () => {
    const { fleet } = await sevenLitres()
    await reloadPage()
    const again = await openBuyFuel({ fleet, search: 'product=diesel' })
    expect(await ready()).toBeChecked()
    expect(litres()).toHaveValue('7')
    again.unmount()
    await openBuyFuel({ fleet, search: 'product=gas95' })
    expect(await ready()).not.toBeChecked()
    expect(litres()).toHaveValue('')
  })

  test('comes back with its last key where the address still says what stood before', async () => {
    const { person, fleet, navigation } = await sevenLitres()
    await waitFor(() => expect(navigation.search()).toBe('product=diesel&litres=7'))
    await person.type(litres(), '5')
    const search = 'product=diesel&litres=7'
    await reloadPage()
    await openBuyFuel({ fleet, search })
    await ready()
    expect(litres()).toHaveValue('75')
    expect(screen.getByText(isBack)).toBeVisible()
  })

  test('gives way to what a link asks for', async () => {
    const { fleet } = await sevenLitres()
    await reloadPage()
    await openBuyFuel({ fleet, search: 'product=gas95&pesos=500' })
    await ready()
    expect(pesos()).toHaveValue('500')
    expect(screen.queryByText(isBack)).toBeNull()
  })

  test('waits for the same person when a session ends by itself, and goes when they sign out', async () => {
    const { fleet, session } = await sevenLitres()
    session.end('expired')
    await reloadPage()
    const again = await openBuyFuel({ fleet })
    expect(await screen.findByText(isBack)).toBeVisible()
    again.session.end('signed-out')
    expect(workKept(fleet)).toEqual([])
  })

  test('is nothing for another person, nor on another fleet', async () => {
    const { fleet } = await sevenLitres()
    await reloadPage()
    await openBuyFuel({ fleet, as: 'purchaser' })
    await ready()
    expect(litres()).toHaveValue('')
    await reloadPage()
    await openBuyFuel({ fleet: await fleet.sibling(), as: fleet.emailOf('portal-admin') })
    await ready()
    expect(litres()).toHaveValue('')
  })

  test('is gone once it was bought', async () => {
    const { person, fleet } = await sevenLitres()
    await person.click(confirm(await ask(person)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(workKept(fleet)).toEqual([])
    await reloadPage()
    await openBuyFuel({ fleet })
    await ready()
    expect(litres()).toHaveValue('')
    expect(screen.queryByText(isBack)).toBeNull()
  })
})
