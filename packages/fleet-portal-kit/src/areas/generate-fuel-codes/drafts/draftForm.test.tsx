import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { plusDays } from '../../../format/calendar.ts'
import { today } from '../../../format/days.ts'
import { addDriver } from '../../../testing/fuelScene.ts'
import { anyCode, drafts, fill, fleetWithFuel, open, press } from '../generateScene.tsx'
import { englishFormats } from '../../../testing/englishFormats.ts'

describe('the draft form', () => {
  test('shows which fields are required', async () => {
    const { user } = await open()
    await press(user, 'Add code')
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Add code' }))
    expect((await dialog.findAllByText('This field is required.')).length).toBe(4)
    expect(drafts()).toHaveLength(0)
  })

  test('disables one-time use above 200 L with a reason, and allows it at 200 L', async () => {
    const { user } = await open()
    await press(user, 'Add code')
    const dialog = await fill(user, { volume: '200' })
    const oneTime = dialog.getByLabelText(/One-time use/)
    await user.click(oneTime)
    expect(oneTime).toBeChecked()
    await fill(user, { volume: '200.001' })
    expect(oneTime).not.toBeChecked()
    expect(oneTime).toBeDisabled()
    expect(dialog.getByText(/Not possible above 200 L/)).toBeVisible()
  })

  test('rejects volumes outside 1 L to 10,000 L', async () => {
    const { user } = await open()
    await press(user, 'Add code')
    const dialog = await fill(user, { volume: '10000.001' })
    expect(await dialog.findByText('maximum allowed redeem liters 10,000')).toBeVisible()
    await fill(user, { volume: '0.5' })
    expect(await dialog.findByText('Minimum redeem limit 1 L')).toBeVisible()
  })

  test('shows the last day, and accepts only digits for the duration', async () => {
    const { user } = await open()
    await press(user, 'Add code')
    const dialog = await fill(user, { days: '3a0' })
    expect(dialog.getByLabelText('Duration in days')).toHaveValue('30')
    expect(dialog.getByText(`Last day: ${englishFormats.formatDay(plusDays(today(), 29))}`)).toBeVisible()
  })

  test('clears driver and vehicle and shows Any for the type any driver any vehicle', async () => {
    const fleet = await fleetWithFuel()
    await addDriver(fleet)
    const { user } = await open({ fleet })
    await press(user, 'Add code')
    const dialog = await fill(user, { type: 'driver-specific', driver: 'José' })
    await fill(user, { type: 'any' })
    expect(dialog.getByLabelText('Driver')).toHaveValue('Any')
    expect(dialog.getByLabelText('Vehicle')).toHaveValue('Any')
    await fill(user, { type: 'vehicle-specific' })
    expect(dialog.getByLabelText(/^Driver/)).toHaveValue('')
  })

  test('requires a mobile number for an SMS without a driver', async () => {
    const { user } = await open()
    await press(user, 'Add code')
    const dialog = await fill(user, anyCode)
    await user.click(dialog.getByLabelText('Send the code by SMS'))
    await user.click(dialog.getByRole('button', { name: 'Add code' }))
    expect(await dialog.findByText('This field is required.')).toBeVisible()
    await user.type(dialog.getByLabelText('Mobile number'), '0917 123 4567')
    expect(dialog.getByLabelText('Mobile number')).toHaveValue('09171234567')
  })
})
