import { importDrivers, listDrivers } from 'fleet-portal-api-client/contract/drivers'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { testFleet } from '../../testing/testFleet.ts'
import { addExistingDriver } from './importRows.ts'
import { ana, choose, csv, fillCell, findDialog, jose, mockLayout, namesOf, open } from './importScene.tsx'

mockLayout()

const duplicate = 'Twin,Cruz,n0100000009,09171234569'

async function fleetWithExistingDriver() {
  const fleet = await testFleet()
  await addExistingDriver(fleet)
  return fleet
}

test('shows an existing driver ID with its driver before anything is sent, and lets the user correct it', async () => {
  const fleet = await fleetWithExistingDriver()
  const { wire } = await open({ fleet })
  await choose(csv(ana, duplicate))
  const existing = await screen.findByRole('group', { name: 'Already in the fleet' })
  expect(existing).toHaveTextContent('Row 3: driver_id already in the fleet: Old Cruz')
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
  expect(await screen.findByRole('textbox', { name: 'Row 3, driver_id' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Row 3, driver_id' })).toHaveAccessibleDescription(
    'driver_id already in the fleet: Old Cruz',
  )
  expect(screen.getByRole('textbox', { name: 'Row 3, mobile_number' })).toBeValid()
  expect(wire.of(importDrivers)).toEqual([])
  await fillCell('Row 3, driver_id', 'N0100000010')
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
  await findDialog('File uploaded success')
  expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'Old Cruz', 'Twin Cruz'])
})

test('lists an existing driver ID with the other errors of a file, and lets the user leave out its row', async () => {
  const fleet = await fleetWithExistingDriver()
  await open({ fleet })
  await choose(csv('J@n,Cruz,N0100000003,09171234567', ana, duplicate))
  const failed = await findDialog('Import Failed!')
  expect(await within(failed).findByRole('group', { name: 'Already in the fleet' })).toHaveTextContent(
    'Row 4: driver_id already in the fleet: Old Cruz',
  )
  expect(within(failed).getByRole('group', { name: 'Wrong first or last name format' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out 2 rows' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
  await findDialog('File uploaded success')
  expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'Old Cruz'])
})

test('says that the rows are compared with the fleet until all answers are there, and then lists all errors at once', async () => {
  const fleet = await fleetWithExistingDriver()
  let release = () => undefined as void
  await open({
    fleet,
    prepareWire: (wire) => {
      wire.passOne(listDrivers)
      release = wire.hold(listDrivers)
    },
  })
  await choose(csv('J@n,Cruz,N0100000003,09171234567', ana, duplicate))
  expect(await screen.findByText('Comparing the rows with those that the fleet already has…')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Fix here' })).not.toBeInTheDocument()
  release()
  await userEvent.click(await screen.findByRole('button', { name: 'Fix here' }))
  expect(await screen.findByText('2 of 3 rows must be corrected or left out.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Row 4, driver_id' })).toBeInvalid()
})

test('lets the user upload if the lookup of existing driver IDs fails: the server rejects duplicates', async () => {
  const fleet = await fleetWithExistingDriver()
  const { wire, events } = await open({
    fleet,
    prepareWire: (wire) => {
      wire.passOne(listDrivers)
      wire.breakAt(listDrivers, 'before-tx')
    },
  })
  await choose(csv(jose, duplicate))
  await waitFor(() => expect(events.map(({ type }) => type)).toContain('call.failed'))
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
  expect(await findDialog('Some entries were not applied')).toHaveTextContent(
    'Row 3: This Driver ID already exists.',
  )
  expect(wire.of(importDrivers)).toHaveLength(1)
})
