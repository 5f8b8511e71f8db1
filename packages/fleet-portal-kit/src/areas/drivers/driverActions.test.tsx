import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { add, choose, driversOf, jose, menuLabels, menuOf, open, rowOf } from './driversScene.tsx'

afterEach(() => void vi.restoreAllMocks())

describe('the menu of a driver', () => {
  test.each(['portal-admin', 'purchaser', 'fleet-manager'] as const)(
    'offers a %s to edit, to view redemptions and to change the status',
    async (as) => {
      const { user } = await open({ as })
      expect(menuLabels(await menuOf(user, 'José Peñaflor'))).toEqual([
        'Edit',
        'View redemptions',
        'Deactivate',
      ])
      await user.keyboard('{Escape}')
      expect(menuLabels(await menuOf(user, 'Ana Reyes'))).toEqual(['Edit', 'View redemptions', 'Reactivate'])
    },
  )

  test('opens the redemptions, searched by the driver ID', async () => {
    const { user, moves } = await open()
    await choose(user, 'José Peñaflor', 'View redemptions')
    expect(moves).toEqual([{ area: 'redemptions', search: { searchKey: 'N0112345678' } }])
  })

  test('has no redemptions entry if the host has no such page', async () => {
    const { createMemoryNavigation } = await import('../../provider/navigation.ts')
    const { user } = await open({ provider: { navigation: createMemoryNavigation() } })
    expect(menuLabels(await menuOf(user, 'José Peñaflor'))).toEqual(['Edit', 'Deactivate'])
  })
})

describe('the status of a driver', () => {
  test('becomes inactive after a confirmation, and one click undoes it', async () => {
    const tracked: string[] = []
    const { user, fleet, events } = await open({
      provider: { analytics: { track: (name) => tracked.push(name) } },
    })
    await choose(user, 'José Peñaflor', 'Deactivate')
    const dialog = await findDialog('Deactivate Driver', 'alertdialog')
    expect(dialog).toHaveTextContent('José Peñaflor can no longer be chosen')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.dblClick(within(dialog).getByRole('button', { name: 'Deactivate driver' }))
    expect(await screen.findByText('José Peñaflor is now inactive.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('José Peñaflor')).toHaveTextContent('Inactive'))
    expect(tracked).toEqual(['driver_deactivated'])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['driver.deactivated']))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('José Peñaflor is active again.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('José Peñaflor')).toHaveTextContent('Active'))
    const found = (await driversOf(fleet)).find(({ lastName }) => lastName === 'Peñaflor')
    expect(found?.status).toBe('active')
  })

  test.each([
    [0, 'No active fuel code names this driver.'],
    [2, '2 active fuel codes name this driver.'],
  ])('changes after a confirmation that shows the number of active codes: %i', async (count, message) => {
    const fleet = await testFleet({ funds: enoughMoney })
    const { driverId } = await add(fleet, jose)
    const namesake = await add(fleet, { ...jose, driverLicenseId: 'N0999999999' })
    await buyLitres(fleet, 'diesel', 100)
    const codeOf = (id: string) => ({ fuelCodeType: 'driver-specific' as const, driverIds: [id] })
    await makeCodes(
      fleet,
      codeOf(namesake.driverId),
      ...Array.from({ length: count }, () => codeOf(driverId)),
    )
    const { user, moves } = await open({ fleet, search: `dialog=deactivate:${driverId}` })
    const dialog = await findDialog('Deactivate Driver', 'alertdialog')
    expect(await within(dialog).findByText(new RegExp(message))).toBeVisible()
    const link = within(dialog).queryByRole('link', { name: 'See them in My Fuel Codes' })
    if (link) await user.click(link)
    const search = { status: 'Active', searchKey: jose.driverLicenseId }
    expect(moves).toEqual(count > 0 ? [{ area: 'fuel-codes', search }] : [])
  })

  test('can be changed if the number of active codes cannot be read', async () => {
    const { user } = await open({ prepareWire: (wire) => wire.breakAt(listFuelCodes, 'before-tx') })
    await choose(user, 'José Peñaflor', 'Deactivate')
    const dialog = await findDialog('Deactivate Driver', 'alertdialog')
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate driver' }))
    expect(await screen.findByText('José Peñaflor is now inactive.')).toBeVisible()
  })

  test('does not open a dialog from a URL that names the present status', async () => {
    const fleet = await testFleet()
    const { driverId } = await add(fleet, jose)
    const { navigation } = await open({ fleet, search: `dialog=reactivate:${driverId}` })
    await rowOf('José Peñaflor')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    navigation.setSearch(`dialog=deactivate:${driverId}`)
    expect(await findDialog('Deactivate Driver', 'alertdialog')).toBeVisible()
  })

  test('waits for the connection, and shows a message', async () => {
    const { user, wire } = await open()
    await choose(user, 'José Peñaflor', 'Deactivate')
    const dialog = await findDialog('Deactivate Driver', 'alertdialog')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    wire.loseRequest(updateDriver)
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate driver' }))
    expect(await within(dialog).findByText(/^There is no connection\. We continue as soon as/)).toBeVisible()
    vi.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('José Peñaflor is now inactive.')).toBeVisible()
    expect(wire.of(updateDriver)).toHaveLength(2)
  })

  test('does not change if the user cancels the confirmation', async () => {
    const { user, wire } = await open()
    await choose(user, 'José Peñaflor', 'Deactivate')
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(wire.of(updateDriver)).toEqual([])
  })

  test('becomes active again after the same confirmation', async () => {
    const { user } = await open()
    await choose(user, 'Ana Reyes', 'Reactivate')
    const dialog = await screen.findByRole('alertdialog', { name: 'Reactivate Driver' })
    await user.click(within(dialog).getByRole('button', { name: 'Reactivate driver' }))
    expect(await screen.findByText('Ana Reyes is active again.')).toBeVisible()
  })
})
