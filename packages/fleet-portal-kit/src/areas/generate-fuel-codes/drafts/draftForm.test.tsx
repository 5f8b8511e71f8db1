import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../../../format/calendar.ts'
import { formatDay, today } from '../../../format/days.ts'
import { addDriver } from '../../../testing/fuelScene.ts'
import { anyCode, drafts, fill, fleetWithFuel, open, press } from '../generateScene.tsx'

describe('the form', () => {
  test('says what is missing', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = within(await screen.findByRole('dialog'))
    await person.click(dialog.getByRole('button', { name: 'Add code' }))
    expect((await dialog.findAllByText('This field is required.')).length).toBe(4)
    expect(drafts()).toHaveLength(0)
  })

  test('switches one-time use off above 200 L and says why, and keeps it at 200 L', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = await fill(person, { volume: '200' })
    const oneTime = dialog.getByLabelText(/One-time use/)
    await person.click(oneTime)
    expect(oneTime).toBeChecked()
    await fill(person, { volume: '200.001' })
    expect(oneTime).not.toBeChecked()
    expect(oneTime).toBeDisabled()
    expect(dialog.getByText(/Not possible above 200 L/)).toBeVisible()
  })

  test('refuses volumes outside 1 L to 10,000 L in the words of the rules', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = await fill(person, { volume: '10000.001' })
    expect(await dialog.findByText('maximum allowed redeem liters 10,000')).toBeVisible()
    await fill(person, { volume: '0.5' })
    expect(await dialog.findByText('Minimum redeem limit 1 L')).toBeVisible()
  })

  test('works the last day out and takes digits alone for the duration', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = await fill(person, { days: '3a0' })
    expect(dialog.getByLabelText('Duration in days')).toHaveValue('30')
    expect(dialog.getByText(`Last day: ${formatDay(plusDays(today(), 29))}`)).toBeVisible()
  })

  test('clears driver and vehicle for any driver any vehicle and shows Any', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { person } = await open({ fleet })
    await press(person, 'Add code')
    const dialog = await fill(person, { type: 'driver-specific', driver: 'José' })
    await fill(person, { type: 'any' })
    expect(dialog.getByLabelText('Driver')).toHaveValue('Any')
    expect(dialog.getByLabelText('Vehicle')).toHaveValue('Any')
    await fill(person, { type: 'vehicle-specific' })
    expect(dialog.getByLabelText(/^Driver/)).toHaveValue('')
  })

  test('asks for a mobile number for an SMS where no driver is named', async () => {
    const { person } = await open()
    await press(person, 'Add code')
    const dialog = await fill(person, anyCode)
    await person.click(dialog.getByLabelText('Send the code by SMS'))
    await person.click(dialog.getByRole('button', { name: 'Add code' }))
    expect(await dialog.findByText('This field is required.')).toBeVisible()
    await person.type(dialog.getByLabelText('Mobile number'), '0917 123 4567')
    expect(dialog.getByLabelText('Mobile number')).toHaveValue('09171234567')
  })
})
