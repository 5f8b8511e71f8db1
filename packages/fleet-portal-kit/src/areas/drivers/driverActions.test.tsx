import { updateDriver } from 'api-client/contract/drivers'
import { listFuelCodes } from 'api-client/contract/fuelCodes'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { add, choices, choose, driversOf, jose, menuOf, open, rowOf } from './driversScene.tsx'

afterEach(() => void vi.restoreAllMocks())

describe('the menu of a driver', () => {
  test.each(['portal-admin', 'purchaser', 'fleet-manager'] as const)(
    'offers a %s edit, redemptions and the other status',
    async (as) => {
      const { person } = await open({ as })
      expect(choices(await menuOf(person, 'José Peñaflor'))).toEqual([
        'Edit',
        'View redemptions',
        'Deactivate',
      ])
      await person.keyboard('{Escape}')
      expect(choices(await menuOf(person, 'Ana Reyes'))).toEqual(['Edit', 'View redemptions', 'Reactivate'])
    },
  )

  test('leads to the redemptions that are searched by the driver id', async () => {
    const { person, moves } = await open()
    await choose(person, 'José Peñaflor', 'View redemptions')
    expect(moves).toEqual([{ area: 'redemptions', search: { searchKey: 'N0112345678' } }])
  })

  test('has no redemptions where the host has no such page', async () => {
    const { createMemoryNavigation } = await import('../../provider/navigation.ts')
    const { person } = await open({ provider: { navigation: createMemoryNavigation() } })
    expect(choices(await menuOf(person, 'José Peñaflor'))).toEqual(['Edit', 'Deactivate'])
  })
})

describe('the status', () => {
  test('becomes inactive after a confirmation, and one press undoes it', async () => {
    const tracked: string[] = []
    const { person, fleet, events } = await open({
      provider: { analytics: { track: (name) => tracked.push(name) } },
    })
    await choose(person, 'José Peñaflor', 'Deactivate')
    const dialog = await findDialog('Deactivate Driver', 'alertdialog')
    expect(dialog).toHaveTextContent('José Peñaflor can no longer be chosen')
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await person.dblClick(within(dialog).getByRole('button', { name: 'Deactivate driver' }))
    expect(await screen.findByText('José Peñaflor is now inactive.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('José Peñaflor')).toHaveTextContent('Inactive'))
    expect(tracked).toEqual(['driver_deactivated'])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['driver.deactivated']))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('José Peñaflor is active again.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('José Peñaflor')).toHaveTextContent('Active'))
    const found = (await driversOf(fleet)).find(({ lastName }) => lastName === 'Peñaflor')
    expect(found?.status).toBe('active')
  })

  test.each([
    [0, 'No active fuel code names this driver.'],
    [2, '2 active fuel codes name this driver.'],
  ])(
    'is asked about with the number of codes that still work for the driver: %i',
    async (count, sentence) => {
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
      const { person, moves } = await open({ fleet, search: `dialog=deactivate:${driverId}` })
      const dialog = await findDialog('Deactivate Driver', 'alertdialog')
      expect(await within(dialog).findByText(new RegExp(sentence))).toBeVisible()
      const way = within(dialog).queryByRole('link', { name: 'See them in My Fuel Codes' })
      if (way) await person.click(way)
      const search = { status: 'Active', searchKey: jose.driverLicenseId }
      expect(moves).toEqual(count > 0 ? [{ area: 'fuel-codes', search }] : [])
    },
  )

  test('can be changed where nobody can tell how many codes there are', async () => {
    const { person } = await open({ prepareWire: (wire) => wire.breakAt(listFuelCodes, 'before-tx') })
    await choose(person, 'José Peñaflor', 'Deactivate')
    const dialog = await findDialog('Deactivate Driver', 'alertdialog')
    await person.click(within(dialog).getByRole('button', { name: 'Deactivate driver' }))
    expect(await screen.findByText('José Peñaflor is now inactive.')).toBeVisible()
  })

  test('that a driver has already is not asked for, whatever the address says', async () => {
    const fleet = await testFleet()
    const { driverId } = await add(fleet, jose)
    const { navigation } = await open({ fleet, search: `dialog=reactivate:${driverId}` })
    await rowOf('José Peñaflor')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    navigation.setSearch(`dialog=deactivate:${driverId}`)
    expect(await findDialog('Deactivate Driver', 'alertdialog')).toBeVisible()
  })

  test('without a connection waits for it and says so', async () => {
    const { person, wire } = await open()
    await choose(person, 'José Peñaflor', 'Deactivate')
    const dialog = await findDialog('Deactivate Driver', 'alertdialog')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    wire.loseRequest(updateDriver)
    await person.click(within(dialog).getByRole('button', { name: 'Deactivate driver' }))
    expect(await within(dialog).findByText(/^There is no connection\. We continue as soon as/)).toBeVisible()
    vi.restoreAllMocks()
    act(() => void window.dispatchEvent(new Event('online')))
    expect(await screen.findByText('José Peñaflor is now inactive.')).toBeVisible()
    expect(wire.of(updateDriver)).toHaveLength(2)
  })

  test('stays as it is when the confirmation is cancelled', async () => {
    const { person, wire } = await open()
    await choose(person, 'José Peñaflor', 'Deactivate')
    await person.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(wire.of(updateDriver)).toEqual([])
  })

  test('becomes active again after the same confirmation', async () => {
    const { person } = await open()
    await choose(person, 'Ana Reyes', 'Reactivate')
    const dialog = await screen.findByRole('alertdialog', { name: 'Reactivate Driver' })
    await person.click(within(dialog).getByRole('button', { name: 'Reactivate driver' }))
    expect(await screen.findByText('Ana Reyes is active again.')).toBeVisible()
  })
})
