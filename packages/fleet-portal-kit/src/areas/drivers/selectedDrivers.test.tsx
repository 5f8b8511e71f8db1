import { permissionTable } from 'fleet-portal-api-client/contract/access'
import { createDriver, listDrivers, updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { buyLitres, enoughMoney, makeCodes } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { FleetDrivers, type FleetDriversProps } from './FleetDrivers.tsx'

const idOf = (index: number) => `N01${String(index).padStart(8, '0')}`

const addDrivers = async ({ arrange, fleetId }: TestFleet, count: number) => {
  for (let index = 0; index < count; index += 1) {
    await arrange(createDriver, {
      fleetId,
      firstName: 'Jose',
      lastName: `Santos ${index}`,
      driverLicenseId: idOf(index),
      mobileNumber: '09171234567',
    })
  }
}

async function open(count: number, props: Partial<FleetDriversProps> = {}, options: PortalOptions = {}) {
  const fleet = await testFleet()
  await addDrivers(fleet, count)
  const rendered = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} {...props} />, {
    fleet,
    ...options,
  })
  await screen.findByRole('checkbox', { name: 'Select all on this page' })
  return rendered
}

const { MY_FUEL_CODE: _codes, ...otherFeatures } = permissionTable['portal-admin']
const withoutCodes = { ...permissionTable, 'portal-admin': otherFeatures }

const statusesOf = async ({ arrange, fleetId }: TestFleet) => {
  const { drivers } = await arrange(listDrivers, { fleetId, perPage: 50 })
  return drivers.map(({ status }) => status)
}

const selectAllFound = async (user: UserEvent, count: number) => {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: `Select all ${count} found` }))
  expect(await screen.findByText(`${count} selected`)).toBeVisible()
}

/** Starts to deactivate three drivers. The calls wait until `release`. */
async function deactivateThree() {
  const opened = await open(3)
  const { user, wire } = opened
  const release = wire.hold(updateDriver)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(await screen.findByRole('button', { name: 'Deactivate 3 drivers' }))
  const dialog = within(await findDialog('Deactivate 3 drivers?', 'alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Deactivate 3 drivers' }))
  return { ...opened, dialog, release }
}

describe('several drivers', () => {
  test('are deactivated in five presses, on all pages, and reactivated by one', async () => {
    const { user, fleet, wire, events } = await open(15)
    await selectAllFound(user, 15)
    await user.click(screen.getByRole('button', { name: 'Deactivate 15 drivers' }))
    const dialog = within(await findDialog('Deactivate 15 drivers?', 'alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Deactivate 15 drivers' }))
    expect(await screen.findByText('15 of 15 drivers deactivated')).toBeVisible()
    expect(await statusesOf(fleet)).toEqual(Array(15).fill('inactive'))
    const keys = wire.of(updateDriver).map(({ key }) => key)
    expect(new Set(keys).size).toBe(15)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('15 of 15 reverted')).toBeVisible()
    expect(await statusesOf(fleet)).toEqual(Array(15).fill('active'))
    expect(events.filter(({ type }) => type === 'driver.deactivated')).toHaveLength(15)
  })

  test('are deactivated after a question with the number of active codes of each of the first 20', async () => {
    const fleet = await testFleet({ funds: enoughMoney })
    await buyLitres(fleet, 'diesel', 500)
    await addDrivers(fleet, 22)
    const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId, perPage: 50 })
    const newest = drivers.find(({ lastName }) => lastName === 'Santos 21')?.driverId ?? ''
    const codes = { fuelCodeType: 'driver-specific' as const, driverIds: [newest] }
    await makeCodes(fleet, codes, codes)
    const { user, wire } = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { fleet })
    await selectAllFound(user, 22)
    await user.click(screen.getByRole('button', { name: 'Deactivate 22 drivers' }))
    const dialog = within(await findDialog('Deactivate 22 drivers?', 'alertdialog'))
    expect(await dialog.findByText('2 active codes')).toBeVisible()
    expect(dialog.getByText('2 active codes').closest('li')).toHaveTextContent('Jose Santos 21')
    await waitFor(() => expect(dialog.getAllByText('No active codes')).toHaveLength(19))
    expect(dialog.getByText(/Active codes are counted for the first 20 drivers\./)).toBeVisible()
    expect(wire.of(listFuelCodes)).toHaveLength(20)
  })

  test('are deactivated without a word about codes by a role that does not see codes', async () => {
    const { user, wire } = await open(2, {}, { provider: { permissions: withoutCodes } })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Deactivate 2 drivers' }))
    const dialog = within(await findDialog('Deactivate 2 drivers?', 'alertdialog'))
    expect(dialog.getAllByRole('listitem')).toHaveLength(2)
    expect(dialog.queryByText(/active code/i)).toBeNull()
    expect(wire.of(listFuelCodes)).toEqual([])
  })

  test('stay selected on other pages, and lose the selection with another filter', async () => {
    const { user } = await open(12)
    await user.click(screen.getByRole('checkbox', { name: 'Select Jose Santos 11' }))
    await user.click(await screen.findByRole('button', { name: 'Next page' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select Jose Santos 0' }))
    expect(await screen.findByText('2 selected')).toBeVisible()
    await user.selectOptions(screen.getByRole('combobox', { name: /^Status/ }), 'Active')
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  })

  test('from one to another are selected, or unselected, with Shift', async () => {
    const { user } = await open(6)
    const box = (index: number) => screen.getByRole('checkbox', { name: `Select Jose Santos ${index}` })
    await user.click(box(4))
    expect(await screen.findByText('1 selected')).toBeVisible()
    await user.keyboard('{Shift>}')
    await user.click(box(1))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('4 selected')).toBeVisible()
    expect([0, 1, 2, 3, 4, 5].filter((index) => (box(index) as HTMLInputElement).checked)).toEqual([
      1, 2, 3, 4,
    ])
    await user.keyboard('{Shift>}')
    await user.click(box(2))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('2 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    await user.keyboard('{Shift>}')
    await user.click(box(0))
    await user.keyboard('{/Shift}')
    expect(screen.getByText('1 selected')).toBeVisible()
  })

  describe('while all that were found are being read', () => {
    const startReading = async () => {
      const opened = await open(15)
      await opened.user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
      const release = opened.wire.holdAll(listDrivers)
      await opened.user.click(await screen.findByRole('button', { name: 'Select all 15 found' }))
      await waitFor(() => expect(opened.wire.of(listDrivers)).toHaveLength(2))
      const finish = async () => {
        release()
        await waitFor(() => expect(opened.wire.isBusy()).toBe(false))
        await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
      }
      return { ...opened, finish }
    }

    test('are not selected in the list of another filter', async () => {
      const { user, finish } = await startReading()
      await user.selectOptions(screen.getByRole('combobox', { name: /^Status/ }), 'Inactive')
      await finish()
      expect(await screen.findByText('Sorry, no result found')).toBeVisible()
      expect(screen.queryByText(/ selected$/)).toBeNull()
    })

    test('are not selected after the user has cleared the selection', async () => {
      const { user, finish } = await startReading()
      await user.click(screen.getByRole('button', { name: 'Clear' }))
      await finish()
      expect(screen.queryByText(/ selected$/)).toBeNull()
    })

    test('stay selected if the user changes the page meanwhile', async () => {
      const { user, finish } = await startReading()
      await user.click(screen.getByRole('button', { name: 'Next page' }))
      await finish()
      expect(await screen.findByText('15 selected')).toBeVisible()
    })
  })

  test('show the result of each, and only the failed ones are tried again', async () => {
    const denied = new Set<unknown>()
    const { user, fleet, wire } = await open(
      3,
      {},
      {
        provider: {
          onBefore: ({ input }) => {
            const { driverId } = input as { driverId: string }
            if (denied.size > 0 || driverId !== idToDeny) return undefined
            denied.add(driverId)
            return { deny: 'Our dispatcher needs this driver.' }
          },
        },
      },
    )
    const { drivers } = await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })
    const idToDeny = drivers[1]?.driverId
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Deactivate 3 drivers' }))
    const dialog = within(await findDialog('Deactivate 3 drivers?', 'alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Deactivate 3 drivers' }))
    expect(await dialog.findByText('2 of 3 drivers deactivated')).toBeVisible()
    expect(dialog.getByText('Our dispatcher needs this driver.')).toBeVisible()
    const release = wire.hold(updateDriver)
    await user.click(dialog.getByRole('button', { name: 'Try 1 driver again' }))
    expect(await dialog.findByText('2 of 3 done')).toBeVisible()
    expect(dialog.queryByText('Our dispatcher needs this driver.')).toBeNull()
    release()
    expect(await screen.findByText('3 of 3 drivers deactivated')).toBeVisible()
    expect(wire.of(updateDriver)).toHaveLength(3)
    expect(await statusesOf(fleet)).toEqual(Array(3).fill('inactive'))
  })

  test('can be stopped: the current one is finished, the rest is not attempted', async () => {
    const { user, fleet, dialog, release } = await deactivateThree()
    await user.click(await dialog.findByRole('button', { name: 'Stop' }))
    release()
    expect(await dialog.findByText('1 of 3 drivers deactivated')).toBeVisible()
    expect(dialog.getAllByText('Not attempted')).toHaveLength(2)
    expect((await statusesOf(fleet)).filter((status) => status === 'inactive')).toHaveLength(1)
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    expect(screen.getByText('2 selected')).toBeVisible()
  })

  test('keep their results on screen if Back changes the filters meanwhile', async () => {
    const { wire, navigation, release } = await deactivateThree()
    await waitFor(() => expect(wire.of(updateDriver)).toHaveLength(1))
    act(() => navigation.setSearch('status=active'))
    await waitFor(() => expect(screen.queryByText('3 selected')).toBeNull())
    release()
    await waitFor(() => expect(wire.isBusy()).toBe(false))
    expect(await screen.findByText('3 of 3 drivers deactivated', {}, { timeout: 5000 })).toBeVisible()
  })

  test('are not attempted any more after the user has left the list', async () => {
    const { wire, unmount, release } = await deactivateThree()
    await waitFor(() => expect(wire.of(updateDriver)).toHaveLength(1))
    unmount()
    release()
    await waitFor(() => expect(wire.isBusy()).toBe(false))
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(wire.of(updateDriver)).toHaveLength(1)
  })

  test('get a draft of a code each, and the page that generates codes opens', async () => {
    const { user, moves, wire } = await open(12)
    await selectAllFound(user, 12)
    await user.click(await screen.findByRole('button', { name: 'Generate 12 codes' }))
    await waitFor(() =>
      expect(moves).toEqual([{ area: 'generate-fuel-codes', search: { dialog: 'change-all' } }]),
    )
    expect(screen.getByText(/^12 codes added to the list/)).toBeVisible()
    expect(wire.sent.filter(({ method }) => method !== 'GET')).toEqual([])
    const stored = Object.entries(sessionStorage).find(([key]) => key.includes('generate-fuel-codes'))
    expect(JSON.parse(stored?.[1] ?? '{}')).toMatchObject({
      value: {
        drafts: Array.from({ length: 12 }, () => ({
          values: { fuelCodeType: 'driver-specific', productCode: '' },
        })),
      },
    })
  })

  test('get no codes if the host has no page for them', async () => {
    const { user } = await open(2, {}, { provider: { navigation: createMemoryNavigation() } })
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(await screen.findByRole('button', { name: 'Deactivate 2 drivers' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Generate/ })).toBeNull()
  })

  test('cannot be selected if the page hides both actions, or the role can only view', async () => {
    const fleet = await testFleet()
    await addDrivers(fleet, 2)
    const { unmount } = await renderInPortal(
      (fleetId) => <FleetDrivers fleetId={fleetId} hide={['deactivate', 'reactivate']} />,
      { fleet },
    )
    await screen.findByText('Jose Santos 1')
    expect(screen.queryByRole('checkbox')).toBeNull()
    unmount()
    await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { fleet, as: 'data-analyst' })
    await screen.findByText('Jose Santos 1')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})
