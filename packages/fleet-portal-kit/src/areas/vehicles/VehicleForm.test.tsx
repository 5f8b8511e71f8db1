import { createVehicle, importVehicles, updateVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { add, choose, drum, fill, open, rowOf, truck, vehiclesOf } from './vehiclesScene.tsx'

describe('the form for a new vehicle', () => {
  test('sends the fields once, with the plate number in upper case without spaces, and shows the added vehicle', async () => {
    const { user, wire, fleet, events } = await open({ empty: true })
    await user.click(await screen.findByRole('button', { name: 'Add vehicle' }))
    await findDialog('Add Vehicle')
    await user.click(screen.getByLabelText('Plate number'))
    await user.paste('nab-12 34')
    expect(screen.getByLabelText('Plate number')).toHaveValue('NAB1234')
    await fill(user, { Model: 'Isuzu Elf', Remarks: 'Blue, Cebu depot' })
    expect(screen.getByText('16 / 255')).toBeVisible()
    await user.dblClick(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('NAB1234 was added.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await rowOf('NAB1234')).toBeVisible()
    expect(wire.of(createVehicle).map(({ body }) => body)).toEqual([{ fleetId: fleet.fleetId, ...truck }])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['vehicle.created']))
  })

  test('starts with the kind Vehicle, and accepts a drum container', async () => {
    const { user, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog('Add Vehicle')
    const kinds = within(screen.getByRole('radiogroup', { name: 'Kind' })).getAllByRole('radio')
    expect(kinds.map((kind) => (kind as HTMLInputElement).checked)).toEqual([true, false])
    await fill(user, { 'Plate number': 'drum0001', Model: '200 L steel drum' })
    await user.click(screen.getByRole('radio', { name: 'Drum Container' }))
    await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('DRUM0001 was added.')).toBeVisible()
    expect(await vehiclesOf(fleet)).toMatchObject([drum])
  })

  test('keeps the caret position during a correction of the plate number', async () => {
    const { user } = await open({ empty: true, search: 'dialog=add' })
    await findDialog('Add Vehicle')
    const plate = screen.getByLabelText<HTMLInputElement>('Plate number')
    await user.type(plate, 'nab234')
    await user.type(plate, 'x 1', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(plate).toHaveValue('NABX1234')
    expect(plate.selectionStart).toBe(5)
  })

  test.each([
    ['Plate number', 'ABC12', 'Minimum 6 character(s).'],
    ['Plate number', 'a'.repeat(21), 'Maximum 20 character(s).'],
    ['Plate number', 'ñab 1234', 'Use letters and numbers only.'],
    ['Model', 'x'.repeat(76), 'Maximum 75 character(s).'],
    ['Remarks', 'x'.repeat(256), 'Maximum 255 character(s).'],
  ])('shows the validation message at %s', async (label, text, message) => {
    const { user, wire } = await open({ empty: true, search: 'dialog=add' })
    await findDialog('Add Vehicle')
    await fill(user, { 'Plate number': 'NAB1234', Model: 'Isuzu Elf' })
    const input = within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`))
    await user.clear(input)
    await user.click(input)
    await user.paste(text)
    await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(input).toBeInvalid()
    expect(wire.of(createVehicle)).toEqual([])
  })

  test('requires only plate number and model', async () => {
    const { user, wire } = await open({ empty: true, search: 'dialog=add' })
    await user.click(await screen.findByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
    await waitFor(() => expect(screen.getByLabelText('Plate number')).toHaveFocus())
    expect(wire.of(createVehicle)).toEqual([])
  })

  test('stays open and empty for another vehicle, with the focus in the first field; Enter saves and closes', async () => {
    const { user, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog('Add Vehicle')
    await fill(user, { 'Plate number': 'NAB1234', Model: 'Isuzu Elf' })
    await user.click(screen.getByRole('button', { name: 'Save and add another' }))
    expect(await screen.findByText('NAB1234 was added.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Plate number')).toHaveValue(''))
    await waitFor(() => expect(screen.getByLabelText('Plate number')).toHaveFocus())
    await fill(user, { 'Plate number': 'NAB1235', Model: 'Isuzu Elf{Enter}' })
    expect(await screen.findByText('NAB1235 was added.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await vehiclesOf(fleet)).toHaveLength(2)
  })
})

describe('an existing plate number', () => {
  test('is shown while the user types, with a link to its vehicle', async () => {
    const { user, navigation } = await open({ search: 'dialog=add' })
    await findDialog('Add Vehicle')
    await fill(user, { 'Plate number': 'nab1234' })
    expect(await screen.findByText(/Already in this fleet: NAB1234, Isuzu Elf\./)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show in the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(navigation.search()).toBe('searchKey=NAB1234')
    await waitFor(() => expect(screen.queryByText('DRUM0001')).not.toBeInTheDocument())
    expect(await rowOf('NAB1234')).toBeVisible()
  })

  test('does not block saving: the server rejects it and the field shows the error', async () => {
    const { user, fleet } = await open({ search: 'dialog=add' })
    await findDialog('Add Vehicle')
    await fill(user, { 'Plate number': 'drum0001', Model: 'Isuzu Elf' })
    expect(await screen.findByText(/DRUM0001, 200 L steel drum \(inactive\)/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('This Vehicle ID already exists.')).toBeVisible()
    expect(screen.getByLabelText('Plate number')).toBeInvalid()
    expect(screen.getByLabelText('Model')).toHaveValue('Isuzu Elf')
    expect(await vehiclesOf(fleet)).toHaveLength(2)
  })

  test('is not reported for a longer plate number or for the edited vehicle itself', async () => {
    const { user, fleet, wire } = await open()
    await add(fleet, { ...truck, plateNumber: 'NAB12345' })
    await choose(user, 'NAB1234', 'Edit')
    await findDialog('Edit Vehicle')
    await fill(user, { Model: 'Isuzu Forward', 'Plate number': 'nab123' })
    await waitFor(() => expect(wire.sent.at(-1)?.query).toMatchObject({ searchKey: 'NAB123' }))
    await user.type(screen.getByLabelText('Plate number'), '4')
    await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('NAB1234 was saved.')).toBeVisible()
    expect(screen.queryByText(/Already in this fleet/)).not.toBeInTheDocument()
  })
})

describe('the form for an existing vehicle', () => {
  test('opens with a click on the row, shows the present values, and sends all fields', async () => {
    const { user, fleet, wire } = await open()
    await user.click(await screen.findByText('200 L steel drum'))
    await findDialog('Edit Vehicle')
    expect(screen.getByLabelText('Plate number')).toHaveValue('DRUM0001')
    expect(screen.getByRole('radio', { name: 'Drum Container' })).toBeChecked()
    await fill(user, { Remarks: 'Behind the depot' })
    await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('DRUM0001 was saved.')).toBeVisible()
    const found = (await vehiclesOf(fleet)).find(({ plateNumber }) => plateNumber === 'DRUM0001')
    expect(found).toMatchObject({ ...drum, remarks: 'Behind the depot', status: 'inactive' })
    const changed = { ...drum, remarks: 'Behind the depot', fleetId: fleet.fleetId }
    expect(wire.of(updateVehicle).map(({ body }) => body)).toEqual([changed])
  })

  test('requires the model of an imported vehicle, because the file has none', async () => {
    const fleet = await testFleet()
    const data = new Blob(['plate_number,vehicle_type,remarks\nNAB1234,Vehicle,\n'], { type: 'text/csv' })
    await fleet.arrange(importVehicles, { data, fleetId: fleet.fleetId })
    const { user } = await open({ fleet })
    await choose(user, 'NAB1234', 'Edit')
    await findDialog('Edit Vehicle')
    await fill(user, { Remarks: 'New' })
    await user.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('This field is required.')).toBeVisible()
    expect(screen.getByLabelText('Model')).toBeInvalid()
  })
})
