import { buyFuel } from 'fleet-portal-api-client/contract/fuel'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { copyOfTab, reloadPage, workKept } from '../../testing/reloadPage.ts'
import {
  openConfirmation,
  purchasesOf,
  buyButton,
  litresField,
  openBuyFuel,
  pesosField,
  findDieselOption,
} from './buyFuelScene.tsx'

const restoredMessage = /^Your input from \d+:\d\d [AP]M was restored\.$/

/** Opens the form and enters seven litres of diesel. */
async function enterSevenLitres() {
  const portal = await openBuyFuel()
  await portal.user.click(await findDieselOption())
  await portal.user.type(litresField(), '7')
  return portal
}

test('an order that was bought in a copy of the tab is not bought again, and the screen says so', async () => {
  const { user, fleet } = await enterSevenLitres()
  const restoreCopiedTab = copyOfTab()
  await user.click(buyButton(await openConfirmation(user)))
  expect(await screen.findByRole('dialog', { name: 'Purchase successful' })).toBeVisible()
  cleanup()
  restoreCopiedTab()
  const copy = await openBuyFuel({ fleet })
  expect(await screen.findByText(restoredMessage)).toBeVisible()
  await copy.user.click(buyButton(await openConfirmation(copy.user)))
  expect(
    await screen.findByText(/Your earlier purchase was successful. Nothing else was bought/),
  ).toBeVisible()
  expect(copy.wire.of(buyFuel)).toEqual([])
  expect(await purchasesOf(fleet)).toHaveLength(1)
})

test('a bought order can be bought again in the same tab', async () => {
  const { user, fleet } = await enterSevenLitres()
  await user.click(buyButton(await openConfirmation(user)))
  await screen.findByRole('dialog', { name: 'Purchase successful' })
  await user.keyboard('{Escape}')
  await user.type(litresField(), '7')
  await user.click(buyButton(await openConfirmation(user)))
  await screen.findByRole('dialog', { name: 'Purchase successful' })
  expect(await purchasesOf(fleet)).toHaveLength(2)
})

describe('an unfinished order', () => {
  test('is restored after a reload with its last key press and its time, and can be discarded', async () => {
    const { user, fleet } = await openBuyFuel()
    await user.click(await findDieselOption())
    await user.type(pesosField(), '2500.55')
    await reloadPage()
    const again = await openBuyFuel({ fleet })
    expect(await screen.findByText(restoredMessage)).toBeVisible()
    expect(await findDieselOption()).toBeChecked()
    expect(pesosField()).toHaveValue('2,500.55')
    expect(litresField()).toHaveValue('45.054')
    await again.user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(pesosField()).toHaveValue('')
    expect(await findDieselOption()).not.toBeChecked()
    expect(screen.queryByText(restoredMessage)).toBeNull()
    expect(document.body).not.toHaveFocus()
    expect(workKept(fleet)).toEqual([])
  })

  test('keeps the time of its last change when it is restored', async () => {
    const { fleet } = await enterSevenLitres()
    const [name = ''] = workKept(fleet)
    const stored = sessionStorage.getItem(name)
    await reloadPage()
    const { navigation } = await openBuyFuel({ fleet })
    await screen.findByText(restoredMessage)
    await waitFor(() => expect(navigation.search()).toBe('product=diesel&litres=7'))
    expect(sessionStorage.getItem(name)).toBe(stored)
  })

  test('is restored if the URL has the same fuel and no amount, but not if it has another fuel', async () => {
    const { fleet } = await enterSevenLitres()
    await reloadPage()
    const again = await openBuyFuel({ fleet, search: 'product=diesel' })
    expect(await findDieselOption()).toBeChecked()
    expect(litresField()).toHaveValue('7')
    again.unmount()
    await openBuyFuel({ fleet, search: 'product=gas95' })
    expect(await findDieselOption()).not.toBeChecked()
    expect(litresField()).toHaveValue('')
  })

  test('is restored with its last key press if the URL still has the previous amount', async () => {
    const { user, fleet, navigation } = await enterSevenLitres()
    await waitFor(() => expect(navigation.search()).toBe('product=diesel&litres=7'))
    await user.type(litresField(), '5')
    const search = 'product=diesel&litres=7'
    await reloadPage()
    await openBuyFuel({ fleet, search })
    await findDieselOption()
    expect(litresField()).toHaveValue('75')
    expect(screen.getByText(restoredMessage)).toBeVisible()
  })

  test('is replaced by the order of a link', async () => {
    const { fleet } = await enterSevenLitres()
    await reloadPage()
    await openBuyFuel({ fleet, search: 'product=gas95&pesos=500' })
    await findDieselOption()
    expect(pesosField()).toHaveValue('500')
    expect(screen.queryByText(restoredMessage)).toBeNull()
  })

  test('is stored until the same user signs in again after a session expired, and deleted when the user signs out', async () => {
    const { fleet, session } = await enterSevenLitres()
    session.end('expired')
    await reloadPage()
    const again = await openBuyFuel({ fleet })
    expect(await screen.findByText(restoredMessage)).toBeVisible()
    again.session.end('signed-out')
    expect(workKept(fleet)).toEqual([])
  })

  test('is not restored for another user or another fleet', async () => {
    const { fleet } = await enterSevenLitres()
    await reloadPage()
    await openBuyFuel({ fleet, as: 'purchaser' })
    await findDieselOption()
    expect(litresField()).toHaveValue('')
    await reloadPage()
    await openBuyFuel({ fleet: await fleet.sibling(), as: fleet.emailOf('portal-admin') })
    await findDieselOption()
    expect(litresField()).toHaveValue('')
  })

  test('is deleted after the purchase', async () => {
    const { user, fleet } = await enterSevenLitres()
    await user.click(buyButton(await openConfirmation(user)))
    await screen.findByRole('dialog', { name: 'Purchase successful' })
    expect(workKept(fleet)).toEqual([])
    await reloadPage()
    await openBuyFuel({ fleet })
    await findDieselOption()
    expect(litresField()).toHaveValue('')
    expect(screen.queryByText(restoredMessage)).toBeNull()
  })
})
