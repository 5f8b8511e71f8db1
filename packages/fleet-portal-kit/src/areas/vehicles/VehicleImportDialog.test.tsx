import { createVehicle, importVehicles, listVehicles } from 'fleet-portal-api-client/contract/vehicles'
import { screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { csvText } from 'fleet-portal-api-client/contract/csvText'
import { groupErrors } from '../../fleet/import/errorGroups.ts'
import { listSheetErrors } from '../../fleet/import/sheetErrors.ts'
import { importMessages } from '../../locales/en/imports.ts'
import { vehiclesMessages } from '../../locales/en/vehicles.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { openedFile } from '../../testing/sheetFrom.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { withoutDuplicateCheck } from '../../testing/withoutDuplicateCheck.ts'
import { FleetVehicles } from './FleetVehicles.tsx'
import { vehicleImportColumns } from './VehicleImportDialog.tsx'

const columns = vehicleImportColumns(vehiclesMessages.defaults.imports)
const titles = ['plate_number', 'vehicle_type', 'remarks']
const good = ['ABC1234', 'Vehicle', 'Blue']
const another = good.with(0, 'ABC1235')
const messagesOf = async (rows: string[][]) => {
  const sheet = await openedFile(csvText(rows), columns, true)
  if (typeof sheet === 'string') throw new Error(sheet)
  const groups = groupErrors(
    listSheetErrors(sheet, columns),
    columns,
    importMessages.defaults,
    () => undefined,
  )
  return Object.fromEntries(groups.map(({ heading, items }) => [heading, items]))
}

describe('a vehicle file', () => {
  test.each([['ABC123'], ['ABC12345'], ['abc123']])('may contain the plate number %s', async (plate) => {
    expect(await messagesOf([titles, good.with(0, plate)])).toEqual({})
  })

  test.each([['ABC12'], ['ABC123456'], ['ABC-123'], ['ABC 123']])(
    'is invalid with the plate number %s',
    async (plate) => {
      expect(await messagesOf([titles, good.with(0, plate)])).toEqual({
        'Wrong plate number': ['Row 2: Invalid plate number'],
      })
    },
  )

  test('may have blank remarks, even in every row, and no other blank cells', async () => {
    expect(await messagesOf([titles, good.with(2, ''), another.with(2, '')])).toEqual({})
    expect(await messagesOf([titles, good, good.with(0, '')])).toEqual({
      'Wrong plate number': ['Row 3: Plate number is empty'],
    })
    expect(await messagesOf([titles, good, another.with(1, '')])).toEqual({
      'Other error': ['Row 3: Vehicle type is empty'],
    })
  })

  test('may have any vehicle type of up to 75 characters: the server knows the valid types', async () => {
    expect(await messagesOf([titles, good.with(1, 'x'.repeat(75))])).toEqual({})
    expect(await messagesOf([titles, good.with(1, 'x'.repeat(76))])).toEqual({
      'Other error': ['Row 2: Invalid vehicle type (Vehicle or Drum Container)'],
    })
  })

  test('may have titles with spaces or underscores, in any case; another title is an error', async () => {
    expect(await messagesOf([['Plate Number', 'VEHICLE_TYPE', 'Remarks'], good])).toEqual({})
    expect(await messagesOf([['plate', 'vehicle_type', 'remarks'], good])).toEqual({
      'Invalid CSV File': ['Column 1 should be plate_number'],
    })
  })
})

describe('the vehicle import', () => {
  const choose = async (text: string) => {
    const input = await screen.findByLabelText<HTMLInputElement>('Choose a file', { selector: 'input' })
    await userEvent.upload(input, new File([text], 'vehicles.csv'))
  }
  const upload = async (text: string) => {
    await choose(text)
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
  }
  const open = (options: PortalOptions = {}) =>
    renderInPortal((fleetId) => <FleetVehicles fleetId={fleetId} />, { search: 'dialog=import', ...options })
  const fleetWithTruck = async () => {
    const fleet = await testFleet()
    const truck = { plateNumber: 'ABC1234', type: 'Vehicle', model: 'Isuzu Elf', remarks: '' } as const
    await fleet.arrange(createVehicle, { fleetId: fleet.fleetId, ...truck })
    return fleet
  }

  test.each(['plate_number,vehicle_type,remarks', 'Plate number,Vehicle type,Remarks'])(
    'of a file with the titles %s adds its vehicles, emits an event to the host, and shows the vehicles',
    async (header) => {
      const { fleet, events, wire } = await open()
      await upload(`${header}\nabc1234,Vehicle,\nDRUM01,drum container,Depot\n`)
      expect(await screen.findByRole('dialog', { name: 'File uploaded success' })).toHaveTextContent(
        '2 vehicles added.',
      )
      const { vehicles } = await fleet.arrange(listVehicles, { fleetId: fleet.fleetId })
      const stored = vehicles.map(({ plateNumber, type, remarks }) => [plateNumber, type, remarks ?? ''])
      expect(stored.toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
        ['ABC1234', 'Vehicle', ''],
        ['DRUM01', 'Drum Container', 'Depot'],
      ])
      await waitFor(() =>
        expect(events).toContainEqual({
          type: 'vehicles.imported',
          widget: 'vehicles',
          data: { applied: 2 },
        }),
      )
      expect(wire.of(importVehicles)).toHaveLength(1)
      await userEvent.click(screen.getByRole('button', { name: 'Done' }))
      expect(await screen.findByText('DRUM01')).toBeVisible()
    },
  )

  test('shows an existing plate number with its vehicle before anything is sent', async () => {
    const { wire } = await open({ fleet: await fleetWithTruck() })
    await choose('plate_number,vehicle_type,remarks\nABC1236,Vehicle,\nabc1234,Vehicle,\n')
    expect(await screen.findByRole('group', { name: 'Already in the fleet' })).toHaveTextContent(
      'Row 3: plate_number already in the fleet: ABC1234, Isuzu Elf',
    )
    expect(wire.of(importVehicles)).toEqual([])
  })

  test('shows the rows that the server rejected: an existing plate number, an unknown type', async () => {
    const fleet = await fleetWithTruck()
    await open({ fleet, prepareWire: withoutDuplicateCheck(listVehicles) })
    await upload('plate_number,vehicle_type,remarks\nABC1236,Vehicle,\nABC1234,Vehicle,\nABC1235,Boat,\n')
    const partial = await screen.findByRole('dialog', { name: 'Some entries were not applied' })
    expect(partial).toHaveTextContent('File uploaded success, but some of your entries were not applied.')
    const rejected = within(partial).getByRole('group', { name: 'Not applied' })
    expect(rejected).toHaveTextContent('Row 3: This Vehicle ID already exists.')
    expect(rejected).toHaveTextContent('Row 4: Invalid vehicle type')
    expect((await fleet.arrange(listVehicles, { fleetId: fleet.fleetId })).count).toBe(2)
  })
})
