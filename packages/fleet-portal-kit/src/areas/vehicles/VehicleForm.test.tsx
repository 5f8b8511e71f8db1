import { createVehicle, importVehicles, updateVehicle } from 'api-client/contract/vehicles'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { testFleet } from '../../testing/testFleet.ts'
import { add, choose, drum, fill, open, rowOf, truck, vehiclesOf } from './vehiclesScene.tsx'

describe('adding', () => {
  test('sends the fields once, the plate in upper case without spaces, and says what was added', async () => {
    const { person, wire, fleet, events } = await open({ empty: true })
    await person.click(await screen.findByRole('button', { name: 'Add vehicle' }))
    await findDialog('Add Vehicle')
    await person.click(screen.getByLabelText('Plate number'))
    await person.paste('nab-12 34')
    expect(screen.getByLabelText('Plate number')).toHaveValue('NAB1234')
    await fill(person, { Model: 'Isuzu Elf', Remarks: 'Blue, Cebu depot' })
    expect(screen.getByText('16 / 255')).toBeVisible()
    await person.dblClick(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('NAB1234 was added.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(await rowOf('NAB1234')).toBeVisible()
    expect(wire.of(createVehicle).map(({ body }) => body)).toEqual([{ fleetId: fleet.fleetId, ...truck }])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['vehicle.created']))
  })

  test('begins with Vehicle as the kind, and takes a drum container too', async () => {
    const { person, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog('Add Vehicle')
    const kinds = within(screen.getByRole('radiogroup', { name: 'Kind' })).getAllByRole('radio')
    expect(kinds.map((kind) => (kind as HTMLInputElement).checked)).toEqual([true, false])
    await fill(person, { 'Plate number': 'drum0001', Model: '200 L steel drum' })
    await person.click(screen.getByRole('radio', { name: 'Drum Container' }))
    await person.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('DRUM0001 was added.')).toBeVisible()
    expect(await vehiclesOf(fleet)).toMatchObject([drum])
  })

  test('keeps the caret where the plate is corrected', async () => {
    const { person } = await open({ empty: true, search: 'dialog=add' })
    await findDialog('Add Vehicle')
    const plate = screen.getByLabelText<HTMLInputElement>('Plate number')
    await person.type(plate, 'nab234')
    await person.type(plate, 'x 1', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    expect(plate).toHaveValue('NABX1234')
    expect(plate.selectionStart).toBe(5)
  })

  test.each([
    ['Plate number', 'ABC12', 'Minimum 6 character(s).'],
    ['Plate number', 'a'.repeat(21), 'Maximum 20 character(s).'],
    ['Plate number', 'ñab 1234', 'Use letters and numbers only.'],
    ['Model', 'x'.repeat(76), 'Maximum 75 character(s).'],
    ['Remarks', 'x'.repeat(256), 'Maximum 255 character(s).'],
  ])('tells at %s what is wrong with it', async (label, text, sentence) => {
    const { person, wire } = await open({ empty: true, search: 'dialog=add' })
    await findDialog('Add Vehicle')
    await fill(person, { 'Plate number': 'NAB1234', Model: 'Isuzu Elf' })
    const input = within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`))
    await person.clear(input)
    await person.click(input)
    await person.paste(text)
    await person.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(input).toBeInvalid()
    expect(wire.of(createVehicle)).toEqual([])
  })

  test('of an empty form asks for plate number and model alone', async () => {
    const { person, wire } = await open({ empty: true, search: 'dialog=add' })
    await person.click(await screen.findByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findAllByText('This field is required.')).toHaveLength(2)
    await waitFor(() => expect(screen.getByLabelText('Plate number')).toHaveFocus())
    expect(wire.of(createVehicle)).toEqual([])
  })

  test('and another keeps the dialog, empty and with the caret in it; Enter saves and closes', async () => {
    const { person, fleet } = await open({ empty: true, search: 'dialog=add' })
    await findDialog('Add Vehicle')
    await fill(person, { 'Plate number': 'NAB1234', Model: 'Isuzu Elf' })
    await person.click(screen.getByRole('button', { name: 'Save and add another' }))
    expect(await screen.findByText('NAB1234 was added.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText('Plate number')).toHaveValue(''))
    await waitFor(() => expect(screen.getByLabelText('Plate number')).toHaveFocus())
    await fill(person, { 'Plate number': 'NAB1235', Model: 'Isuzu Elf{Enter}' })
    expect(await screen.findByText('NAB1235 was added.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await vehiclesOf(fleet)).toHaveLength(2)
  })
})

describe('a plate that is there already', () => {
  test('is told while it is typed, with the way to its vehicle', async () => {
    const { person, navigation } = await open({ search: 'dialog=add' })
    await findDialog('Add Vehicle')
    await fill(person, { 'Plate number': 'nab1234' })
    expect(await screen.findByText(/Already in this fleet: NAB1234, Isuzu Elf\./)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Show in the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(navigation.search()).toBe('searchKey=NAB1234')
    await waitFor(() => expect(screen.queryByText('DRUM0001')).not.toBeInTheDocument())
    expect(await rowOf('NAB1234')).toBeVisible()
  })

  test('does not stand in the way: the server refuses it at the field', async () => {
    const { person, fleet } = await open({ search: 'dialog=add' })
    await findDialog('Add Vehicle')
    await fill(person, { 'Plate number': 'drum0001', Model: 'Isuzu Elf' })
    expect(await screen.findByText(/DRUM0001, 200 L steel drum \(inactive\)/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('This Vehicle ID already exists.')).toBeVisible()
    expect(screen.getByLabelText('Plate number')).toBeInvalid()
    expect(screen.getByLabelText('Model')).toHaveValue('Isuzu Elf')
    expect(await vehiclesOf(fleet)).toHaveLength(2)
  })

  test('is not a plate that only begins like it, nor the vehicle’s own', async () => {
    const { person, fleet, wire } = await open()
    await add(fleet, { ...truck, plateNumber: 'NAB12345' })
    await choose(person, 'NAB1234', 'Edit')
    await findDialog('Edit Vehicle')
    await fill(person, { Model: 'Isuzu Forward', 'Plate number': 'nab123' })
    await waitFor(() => expect(wire.sent.at(-1)?.query).toMatchObject({ searchKey: 'NAB123' }))
    await person.type(screen.getByLabelText('Plate number'), '4')
    await person.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('NAB1234 was saved.')).toBeVisible()
    expect(screen.queryByText(/Already in this fleet/)).not.toBeInTheDocument()
  })
})

describe('editing', () => {
  test('opens with what is known, by a press on the line, and saves it with the fields that adding sends', async () => {
    const { person, fleet, wire } = await open()
    await person.click(await screen.findByText('200 L steel drum'))
    await findDialog('Edit Vehicle')
    expect(screen.getByLabelText('Plate number')).toHaveValue('DRUM0001')
    expect(screen.getByRole('radio', { name: 'Drum Container' })).toBeChecked()
    await fill(person, { Remarks: 'Behind the depot' })
    await person.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('DRUM0001 was saved.')).toBeVisible()
    const found = (await vehiclesOf(fleet)).find(({ plateNumber }) => plateNumber === 'DRUM0001')
    expect(found).toMatchObject({ ...drum, remarks: 'Behind the depot', status: 'inactive' })
    const changed = { ...drum, remarks: 'Behind the depot', fleetId: fleet.fleetId }
    expect(wire.of(updateVehicle).map(({ body }) => body)).toEqual([changed])
  })

  test('a vehicle that was imported asks for the model that the file had not', async () => {
    const fleet = await testFleet()
    const data = new Blob(['plate_number,vehicle_type,remarks\nNAB1234,Vehicle,\n'], { type: 'text/csv' })
    await fleet.arrange(importVehicles, { data, fleetId: fleet.fleetId })
    const { person } = await open({ fleet })
    await choose(person, 'NAB1234', 'Edit')
    await findDialog('Edit Vehicle')
    await fill(person, { Remarks: 'New' })
    await person.click(screen.getByRole('button', { name: 'Save vehicle' }))
    expect(await screen.findByText('This field is required.')).toBeVisible()
    expect(screen.getByLabelText('Model')).toBeInvalid()
  })
})
