import { importDrivers, listDrivers } from 'api-client/contract/drivers'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { testFleet } from '../../testing/testFleet.ts'
import { addTwin } from './importRows.ts'
import { ana, choose, csv, dialog, giveLayout, jose, namesOf, open, write } from './importScene.tsx'

giveLayout()

const twin = 'Twin,Cruz,n0100000009,09171234569'

async function fleetWithTwin() {
  const fleet = await testFleet()
  await addTwin(fleet)
  return fleet
}

test('a driver ID that the fleet has is told with its holder before anything is sent, and put right in place', async () => {
  const fleet = await fleetWithTwin()
  const { wire } = await open({ fleet })
  await choose(csv(ana, twin))
  const taken = await screen.findByRole('group', { name: 'Already in the fleet' })
  expect(taken).toHaveTextContent('Row 3: driver_id already in the fleet: Old Cruz')
  expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
  expect(await screen.findByRole('textbox', { name: 'Row 3, driver_id' })).toBeInvalid()
  expect(screen.getByRole('textbox', { name: 'Row 3, driver_id' })).toHaveAccessibleDescription(
    'driver_id already in the fleet: Old Cruz',
  )
  expect(screen.getByRole('textbox', { name: 'Row 3, mobile_number' })).toBeValid()
  expect(wire.of(importDrivers)).toEqual([])
  await write('Row 3, driver_id', 'N0100000010')
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
  await dialog('File uploaded success')
  expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'Old Cruz', 'Twin Cruz'])
})

test('a driver ID that the fleet has stands beside the other faults of a file, and its row can be left out', async () => {
  const fleet = await fleetWithTwin()
  await open({ fleet })
  await choose(csv('J@n,Cruz,N0100000003,09171234567', ana, twin))
  const failed = await dialog('Import Failed!')
  expect(await within(failed).findByRole('group', { name: 'Already in the fleet' })).toHaveTextContent(
    'Row 4: driver_id already in the fleet: Old Cruz',
  )
  expect(within(failed).getByRole('group', { name: 'Wrong first or last name format' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Fix here' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave out 2 rows' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
  await dialog('File uploaded success')
  expect(await namesOf(fleet)).toEqual(['Ana Cruz', 'Old Cruz'])
})

test('a row whose driver ID turns out to be taken joins those that are being put right', async () => {
  const fleet = await fleetWithTwin()
  let answer = () => undefined as void
  await open({
    fleet,
    prepareWire: (wire) => {
      wire.passOne(listDrivers)
      answer = wire.hold(listDrivers)
    },
  })
  await choose(csv('J@n,Cruz,N0100000003,09171234567', ana, twin))
  await userEvent.click(await screen.findByRole('button', { name: 'Fix here' }))
  expect(await screen.findByText('1 of 3 rows must be corrected or left out.')).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Row 4, driver_id' })).not.toBeInTheDocument()
  answer()
  expect(await screen.findByText('2 of 3 rows must be corrected or left out.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Row 4, driver_id' })).toBeInvalid()
})

test('a look at the fleet that fails stands in nobody’s way and ends no session: the server still judges', async () => {
  const fleet = await fleetWithTwin()
  const { wire, events } = await open({
    fleet,
    prepareWire: (one) => {
      one.passOne(listDrivers)
      one.breakAt(listDrivers, 'before-tx')
    },
  })
  await choose(csv(jose, twin))
  await waitFor(() => expect(events.map(({ type }) => type)).toContain('call.failed'))
  await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
  expect(await dialog('Some entries were not applied')).toHaveTextContent(
    'Row 3: This Driver ID already exists.',
  )
  expect(wire.of(importDrivers)).toHaveLength(1)
})
