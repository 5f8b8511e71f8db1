import { updateDriver } from 'fleet-portal-api-client/contract/drivers'
import { createFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { updateVehicle } from 'fleet-portal-api-client/contract/vehicles'
import { millilitres } from 'fleet-portal-api-client/money'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addDriver, addVehicle, makeCodes } from '../../../testing/fuelScene.ts'
import { addCode, anyCode, codesOf, drafts, fleetWithFuel, open, press } from '../generateScene.tsx'

describe('a rejected call', () => {
  test('for more than the balance generates nothing and keeps the drafts', async () => {
    const { user, fleet } = await open()
    await addCode(user)
    await addCode(user, { ...anyCode, volume: '600' })
    await press(user, 'Continue')
    expect(await screen.findByText(/Some codes need more liters than your balance/)).toBeVisible()
    await press(user, 'Generate 2 codes')
    expect(await screen.findByText('There is not enough fuel in your balance for these codes.')).toBeVisible()
    await press(user, 'Back to the list')
    expect(drafts()).toHaveLength(2)
    expect(await codesOf(fleet)).toEqual([])
  })

  test('for fuel that another user has used meanwhile shows what is left', async () => {
    const { user, fleet } = await open()
    await addCode(user, { ...anyCode, volume: '300' })
    await press(user, 'Continue')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('300 L of 500 L in your balance')
    await makeCodes(fleet, { literVolume: millilitres(400_000) })
    await press(user, 'Generate 1 code')
    expect(await screen.findByText('There is not enough fuel in your balance for these codes.')).toBeVisible()
    await waitFor(() => expect(dialog).toHaveTextContent('300 L of 100 L in your balance'))
  })

  test('for a deactivated driver shows the driver error, and Try again sends the same drafts', async () => {
    const fleet = await fleetWithFuel()
    const driverId = await addDriver(fleet)
    const { user, wire } = await open({ fleet })
    await addCode(user)
    await addCode(user, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
    await press(user, 'Continue')
    await press(user, 'Generate 2 codes')
    expect(await screen.findByText('Driver fuel code error')).toBeVisible()
    expect(await codesOf(fleet)).toEqual([])
    await fleet.arrange(updateDriver, { driverId, status: 'active' })
    await press(user, 'Try again')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    const [first, second] = wire.of(createFuelCodes)
    expect(second?.body).toEqual(first?.body)
    expect(second?.key).not.toBe(first?.key)
  })

  test('for a deactivated vehicle shows the vehicle error, and Try again sends the same drafts', async () => {
    const fleet = await fleetWithFuel()
    const vehicleId = await addVehicle(fleet)
    const { user, wire } = await open({ fleet })
    await addCode(user)
    await addCode(user, { ...anyCode, type: 'vehicle-specific', vehicle: 'NAB1234' })
    await fleet.arrange(updateVehicle, { vehicleId, status: 'inactive' })
    await press(user, 'Continue')
    await press(user, 'Generate 2 codes')
    const dialog = await screen.findByRole('alertdialog', { name: 'Vehicle fuel code error' })
    expect(dialog).toHaveTextContent('A vehicle of these codes is not active. Nothing was generated.')
    expect(await codesOf(fleet)).toEqual([])
    await fleet.arrange(updateVehicle, { vehicleId, status: 'active' })
    await press(user, 'Try again')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    const [first, second] = wire.of(createFuelCodes)
    expect(second?.body).toEqual(first?.body)
    expect(second?.key).not.toBe(first?.key)
  })

  test('marks the rejected draft and keeps the other drafts', async () => {
    const fleet = await fleetWithFuel()
    const vehicleId = await addVehicle(fleet)
    const { user } = await open({ fleet })
    await addCode(user)
    await addCode(user, { ...anyCode, type: 'vehicle-specific', vehicle: 'NAB1234' })
    await fleet.arrange(updateVehicle, { vehicleId, status: 'inactive' })
    await press(user, 'Continue')
    await press(user, 'Generate 2 codes')
    await screen.findByRole('alertdialog', { name: 'Vehicle fuel code error' })
    await press(user, 'Back to the list')
    expect(drafts()).toHaveLength(2)
    expect(screen.getAllByText('Vehicle: The vehicle can no longer be used.')).toHaveLength(1)
  })

  test('for a deactivated fleet keeps the drafts and closes the dialog', async () => {
    const { user, fleet } = await open()
    await addCode(user)
    await press(user, 'Continue')
    await fleet.deactivate()
    await press(user, 'Generate 1 code')
    expect(await screen.findByText('Nothing was generated. Your drafts are saved.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(drafts()).toHaveLength(1)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Continue/ })).toHaveAttribute('aria-disabled', 'true'),
    )
    expect(await codesOf(fleet)).toEqual([])
  })
})
