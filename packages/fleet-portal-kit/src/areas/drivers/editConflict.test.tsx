import { listDrivers, updateDriver, type Driver } from 'fleet-portal-api-client/contract/drivers'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import type { TestFleet } from '../../testing/testFleet.ts'
import { choose, driversOf, fill, open } from './driversScene.tsx'

afterEach(() => void vi.useRealTimers())

const joseOf = async (fleet: TestFleet) =>
  (await driversOf(fleet)).find(({ firstName }) => firstName === 'José') as Driver

/** Opens the form of José. Then another user saves these fields. */
async function openWithConflict(saved: Partial<Driver>) {
  const portal = await open()
  await choose(portal.user, 'José Peñaflor', 'Edit')
  await findDialog('Edit Driver')
  const { driverId } = await joseOf(portal.fleet)
  await portal.fleet.arrange(updateDriver, { driverId, ...saved })
  const save = () => portal.user.click(screen.getByRole('button', { name: 'Save driver' }))
  return { ...portal, save }
}

test('a change by another user is shown before saving, and is not reverted', async () => {
  const { user, fleet, wire, save } = await openWithConflict({ mobileNumber: '09180000001' })
  await fill(user, { lastName: 'Peñafrancia' })
  await save()
  expect(
    await screen.findByText(/^Changed by someone else while this was open: Mobile number\./),
  ).toBeVisible()
  expect(wire.of(updateDriver)).toEqual([])
  expect(screen.getByLabelText('Mobile number')).toHaveValue('09180000001')
  expect(screen.getByLabelText('Last name')).toHaveValue('Peñafrancia')
  await save()
  expect(await screen.findByText('José Peñafrancia was saved.')).toBeVisible()
  expect(await joseOf(fleet)).toMatchObject({ lastName: 'Peñafrancia', mobileNumber: '09180000001' })
})

test('a change that the user cancels while the item is read again is not sent', async () => {
  const { user, fleet, wire, save } = await openWithConflict({})
  await fill(user, { lastName: 'Peñafrancia' })
  const release = wire.holdAll(listDrivers)
  const readsBefore = wire.of(listDrivers).length
  await save()
  await waitFor(() => expect(wire.of(listDrivers).length).toBeGreaterThan(readsBefore))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  release()
  await waitFor(() => expect(wire.isBusy()).toBe(false))
  // The server handles requests in order: after a few more reads, a late write would be visible.
  for (let reads = 0; reads < 3; reads++) expect((await joseOf(fleet)).lastName).toBe('Peñaflor')
  expect(wire.of(updateDriver)).toEqual([])
})

test('a change that is saved after the dialog was closed leaves the dialog of another driver open', async () => {
  const { user, fleet, wire, save } = await openWithConflict({})
  await fill(user, { lastName: 'Peñafrancia' })
  const release = wire.hold(updateDriver)
  await save()
  await waitFor(() => expect(wire.of(updateDriver)).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await choose(user, 'Ana Reyes', 'Edit')
  await findDialog('Edit Driver')
  release()
  expect(await screen.findByText('José Peñafrancia was saved.')).toBeVisible()
  expect((await joseOf(fleet)).lastName).toBe('Peñafrancia')
  expect(screen.getByLabelText('First name')).toHaveValue('Ana')
})

test('a field that both users changed shows the other value, and a second save replaces it', async () => {
  const { user, fleet, wire, save } = await openWithConflict({ mobileNumber: '09180000001' })
  await fill(user, { mobileNumber: '09270000002' })
  await save()
  expect(
    await screen.findByText(/^Mobile number was changed by someone else to 09180000001\. Saving replaces/),
  ).toBeVisible()
  expect(wire.of(updateDriver)).toEqual([])
  expect(screen.getByLabelText('Mobile number')).toHaveValue('09270000002')
  await save()
  expect(await screen.findByText('José Peñaflor was saved.')).toBeVisible()
  expect((await joseOf(fleet)).mobileNumber).toBe('09270000002')
})

test('a field that both users changed to the same value is no conflict', async () => {
  const { user, wire, save } = await openWithConflict({ mobileNumber: '09180000001' })
  await fill(user, { mobileNumber: '09180000001' })
  await save()
  expect(await screen.findByText('José Peñaflor was saved.')).toBeVisible()
  expect(wire.of(updateDriver)).toHaveLength(1)
})

test('unchanged fields follow a new read of the list, and typed values stay', async () => {
  const { user, save } = await openWithConflict({ mobileNumber: '09180000001', status: 'inactive' })
  await fill(user, { lastName: 'Peñafrancia' })
  // The user returns to the tab after a minute.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  window.dispatchEvent(new Event('visibilitychange'))
  expect(
    await screen.findByText(/^Changed by someone else while this was open: Mobile number\./),
  ).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveValue('09180000001'))
  await save()
  expect(await screen.findByText('José Peñafrancia was saved.')).toBeVisible()
})

test('a draft has only typed values, so that the other fields show later changes when it is restored', async () => {
  const { fleet, user, save, unmount } = await openWithConflict({ mobileNumber: '09180000001' })
  await fill(user, { lastName: 'Peñafrancia' })
  await save()
  await screen.findByText(/^Changed by someone else while this was open: Mobile number\./)
  unmount()
  const { driverId } = await joseOf(fleet)
  await fleet.arrange(updateDriver, { driverId, mobileNumber: '09180000002' })
  await open({ fleet, search: `dialog=edit:${driverId}` })
  await findDialog('Edit Driver')
  expect(await screen.findByDisplayValue('Peñafrancia')).toBeVisible()
  expect(screen.getByLabelText('Mobile number')).toHaveValue('09180000002')
})

test('a driver that is no longer in the list is saved without a conflict check', async () => {
  const portal = await open({ search: 'status=active' })
  await choose(portal.user, 'José Peñaflor', 'Edit')
  await findDialog('Edit Driver')
  const { driverId } = await joseOf(portal.fleet)
  await portal.fleet.arrange(updateDriver, { driverId, status: 'inactive' })
  await fill(portal.user, { lastName: 'Peñafrancia' })
  await portal.user.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText('José Peñafrancia was saved.')).toBeVisible()
  expect(await joseOf(portal.fleet)).toMatchObject({ lastName: 'Peñafrancia', status: 'inactive' })
})
