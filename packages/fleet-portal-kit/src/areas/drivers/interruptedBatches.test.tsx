import {
  createDriver,
  importDrivers,
  listDrivers,
  updateDriver,
} from 'fleet-portal-api-client/contract/drivers'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { TestFleet } from '../../testing/createTestFleet.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { reloadPage, workKept } from '../../testing/reloadPage.ts'
import { tabLocks } from '../../testing/tabLocks.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { choose, csv, drivers, mockLayout, namesOf, open } from './importScene.tsx'

mockLayout()
afterEach(() => void vi.restoreAllMocks())

const statusesOf = async ({ arrange, fleetId }: TestFleet) => {
  const found = await arrange(listDrivers, { fleetId, perPage: 50 })
  return found.drivers.map(({ status }) => status)
}

const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

async function confirm(user: UserEvent, name: string) {
  await press(user, name)
  const dialog = within(await findDialog(`${name}?`, 'alertdialog'))
  await user.click(dialog.getByRole('button', { name }))
}

/** Deactivates three drivers. The call of the second one waits until `release`. */
async function deactivateThree(fleet?: TestFleet) {
  const ofThree = fleet ?? (await testFleet())
  for (const index of [1, 2, 3]) {
    await ofThree.arrange(createDriver, {
      fleetId: ofThree.fleetId,
      firstName: 'Jose',
      lastName: `Santos ${index}`,
      driverLicenseId: `N0100000${index}00`,
      mobileNumber: '09171234567',
    })
  }
  const opened = await open({ fleet: ofThree, search: '' })
  const { user, wire } = opened
  wire.passOne(updateDriver)
  const release = wire.hold(updateDriver)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
  await confirm(user, 'Deactivate 3 drivers')
  await waitFor(() => expect(wire.of(updateDriver)).toHaveLength(2))
  return { ...opened, release }
}

/** The session ends on its own while the second call waits. Then the call arrives. */
async function endSession({ session, wire, release }: Awaited<ReturnType<typeof deactivateThree>>) {
  session.end('expired')
  await reloadPage()
  release()
  await waitFor(() => expect(wire.isBusy()).toBe(false))
}

const interrupted = /^1 of 3 drivers deactivated\. Then it was interrupted \(\d+:\d\d [AP]M\)\.$/

describe('a change of several drivers that was interrupted', () => {
  test('by the end of the session is reported in the list, and the rest is selected again', async () => {
    const opened = await deactivateThree()
    const { fleet } = opened
    await endSession(opened)
    const again = await open({ fleet, search: '' })
    expect(await screen.findByText(interrupted)).toBeVisible()
    await press(again.user, 'Select the other 2')
    expect(await screen.findByText('2 selected')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(interrupted)).toBeNull())
    // The second one was changed, although its answer was lost.
    await confirm(again.user, 'Deactivate 1 driver')
    expect(await screen.findByText('1 of 1 driver deactivated')).toBeVisible()
    expect(await statusesOf(fleet)).toEqual(Array(3).fill('inactive'))
    expect(again.wire.of(updateDriver)).toHaveLength(1)
    expect(workKept(fleet)).toEqual([])
  })

  test('is not reported while it runs, and not after the user has seen its result', async () => {
    const { user, fleet, release } = await deactivateThree()
    expect(screen.queryByText(/Then it was interrupted/)).toBeNull()
    await press(user, 'Stop')
    release()
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Result' }))
    expect(await dialog.findByText('2 of 3 drivers deactivated')).toBeVisible()
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    expect(workKept(fleet)).toEqual([])
    expect(screen.queryByText(/Then it was interrupted/)).toBeNull()
  })

  test('is reported with its own result to a user who has left the list and comes back', async () => {
    const { fleet, wire, unmount, release } = await deactivateThree()
    unmount()
    release()
    await waitFor(() => expect(wire.isBusy()).toBe(false))
    const again = await open({ fleet, search: '' })
    expect(await screen.findByText(/^2 of 3 drivers deactivated\. Then it was/)).toBeVisible()
    await press(again.user, 'Dismiss')
    expect(workKept(fleet)).toEqual([])
  })

  test('is reported in another tab after its tab was closed', async () => {
    const { freeAll } = tabLocks()
    const { fleet, release } = await deactivateThree()
    await waitFor(() => expect(JSON.stringify(Object.keys(localStorage))).toContain('batch:'))
    cleanup()
    freeAll()
    sessionStorage.clear()
    release()
    await open({ fleet, search: '' })
    expect(await screen.findByText(/of 3 drivers deactivated\. Then it was interrupted/)).toBeVisible()
  })

  test('is not reported to another user, and not after signing out', async () => {
    const opened = await deactivateThree()
    const { fleet } = opened
    await endSession(opened)
    await open({ fleet, search: '', as: 'fleet-manager' })
    expect(await screen.findByText('Jose Santos 1')).toBeVisible()
    expect(screen.queryByText(/Then it was interrupted/)).toBeNull()
    cleanup()
    const again = await open({ fleet, search: '' })
    expect(await screen.findByText(interrupted)).toBeVisible()
    again.session.end('signed-out')
    expect(workKept(fleet)).toEqual([])
  })

  test('says which drivers the filters hide', async () => {
    const opened = await deactivateThree()
    const { fleet } = opened
    await endSession(opened)
    const again = await open({ fleet, search: 'status=active' })
    await press(again.user, 'Select the other 2')
    expect(
      await screen.findByText('1 of them is not in this list. Remove the filters to find it.'),
    ).toBeVisible()
    expect(screen.getByText('1 selected')).toBeVisible()
    expect(screen.getByText(interrupted)).toBeVisible()
  })
})

describe('an import that was interrupted by the end of the session', () => {
  test('says how many rows were applied, and the same file can be imported again without duplicates', async () => {
    const { user, fleet, wire, session } = await open()
    await choose(csv(...drivers(0, 600)))
    await screen.findByText(/600 drivers in the file/)
    wire.passOne(importDrivers)
    const release = wire.hold(importDrivers)
    await press(user, 'Upload')
    await waitFor(() => expect(wire.of(importDrivers)).toHaveLength(2))
    session.end('expired')
    await reloadPage()
    release()
    const storedCount = async () => (await fleet.arrange(listDrivers, { fleetId: fleet.fleetId })).count
    await waitFor(async () => expect(await storedCount()).toBe(500))
    const again = await open({ fleet })
    const dialog = await screen.findByRole('dialog', { name: 'Import Drivers' })
    expect(dialog).toHaveTextContent(
      /The import of drivers\.csv was interrupted \(\d+:\d\d [AP]M\)\. 250 of 600 rows were applied\. No answer arrived for 250 rows\. Choose the same file again\./,
    )
    await choose(csv(...drivers(0, 600)))
    // The lookup may answer before the first step is shown. The dialog then says that the file has errors, with the same button.
    await press(again.user, 'Fix here')
    expect(await screen.findByText('500 of 600 rows must be corrected or left out.')).toBeVisible()
    await press(again.user, 'Leave out 500 rows')
    await press(again.user, 'Upload')
    expect(await screen.findByText('100 drivers added.')).toBeVisible()
    expect(await storedCount()).toBe(600)
    await press(again.user, 'Done')
    expect(workKept(fleet)).toEqual([])
  })

  test('is not reported after the user has seen that it failed', async () => {
    const { user, fleet, wire } = await open()
    wire.breakAt(importDrivers, 'before-tx')
    wire.breakAt(importDrivers, 'before-tx')
    await choose(csv(...drivers(0, 2)))
    await press(user, 'Upload')
    await screen.findByRole('dialog', { name: 'Import Failed!' })
    await press(user, 'Close')
    expect(workKept(fleet)).toEqual([])
    expect(await namesOf(fleet)).toEqual([])
  })
})
