import { updateDriver, type Driver } from 'api-client/contract/drivers'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import type { TestFleet } from '../../testing/testFleet.ts'
import { choose, driversOf, fill, open } from './driversScene.tsx'

afterEach(() => void vi.useRealTimers())

const joseOf = async (fleet: TestFleet) =>
  (await driversOf(fleet)).find(({ firstName }) => firstName === 'José') as Driver

/** The form of José, open since before somebody else saved this. */
async function openBefore(saved: Partial<Driver>) {
  const portal = await open()
  await choose(portal.person, 'José Peñaflor', 'Edit')
  await findDialog('Edit Driver')
  const { driverId } = await joseOf(portal.fleet)
  await portal.fleet.arrange(updateDriver, { driverId, ...saved })
  const save = () => portal.person.click(screen.getByRole('button', { name: 'Save driver' }))
  return { ...portal, save }
}

test('what somebody else saved meanwhile is shown before saving, and not taken back', async () => {
  const { person, fleet, wire, save } = await openBefore({ mobileNumber: '09180000001' })
  await fill(person, { lastName: 'Peñafrancia' })
  await save()
  expect(await screen.findByText(/^Changed by someone else while this was open: Mobile number\./)).toBeVisible()
  expect(wire.of(updateDriver)).toEqual([])
  expect(screen.getByLabelText('Mobile number')).toHaveValue('09180000001')
  expect(screen.getByLabelText('Last name')).toHaveValue('Peñafrancia')
  await save()
  expect(await screen.findByText('José Peñafrancia was saved.')).toBeVisible()
  expect(await joseOf(fleet)).toMatchObject({ lastName: 'Peñafrancia', mobileNumber: '09180000001' })
})

test('what both changed is told with the other value, and saving again replaces it knowingly', async () => {
  const { person, fleet, wire, save } = await openBefore({ mobileNumber: '09180000001' })
  await fill(person, { mobileNumber: '09270000002' })
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

test('what both changed alike is no difference', async () => {
  const { person, wire, save } = await openBefore({ mobileNumber: '09180000001' })
  await fill(person, { mobileNumber: '09180000001' })
  await save()
  expect(await screen.findByText('José Peñaflor was saved.')).toBeVisible()
  expect(wire.of(updateDriver)).toHaveLength(1)
})

test('fields follow as soon as the list is read anew, and what was typed stands', async () => {
  const { person, save } = await openBefore({ mobileNumber: '09180000001', status: 'inactive' })
  await fill(person, { lastName: 'Peñafrancia' })
  // The person comes back to the tab after a while.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText(/^Changed by someone else while this was open: Mobile number\./)).toBeVisible()
  await waitFor(() => expect(screen.getByLabelText('Mobile number')).toHaveValue('09180000001'))
  await save()
  expect(await screen.findByText('José Peñafrancia was saved.')).toBeVisible()
})

test('a driver that can no longer be found in the list is saved as it was opened', async () => {
  const portal = await open({ search: 'status=active' })
  await choose(portal.person, 'José Peñaflor', 'Edit')
  await findDialog('Edit Driver')
  const { driverId } = await joseOf(portal.fleet)
  await portal.fleet.arrange(updateDriver, { driverId, status: 'inactive' })
  await fill(portal.person, { lastName: 'Peñafrancia' })
  await portal.person.click(screen.getByRole('button', { name: 'Save driver' }))
  expect(await screen.findByText('José Peñafrancia was saved.')).toBeVisible()
  expect(await joseOf(portal.fleet)).toMatchObject({ lastName: 'Peñafrancia', status: 'inactive' })
})
