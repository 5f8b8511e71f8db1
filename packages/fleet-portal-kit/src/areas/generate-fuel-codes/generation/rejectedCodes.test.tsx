import { updateDriver } from 'api-client/contract/drivers'
import { createFuelCodes } from 'api-client/contract/fuelCodes'
import { updateVehicle } from 'api-client/contract/vehicles'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { addDriver, addVehicle } from '../../../testing/fuelScene.ts'
import { addCode, anyCode, codesOf, drafts, fleetWithFuel, open, press } from '../generateScene.tsx'

describe('generating', () => {
  test('of more than the balance is refused as a whole and keeps the drafts', async () => {
    const { person, fleet } = await open()
    await addCode(person)
    await addCode(person, { ...anyCode, volume: '600' })
    await press(person, 'Continue')
    expect(await screen.findByText(/Some codes need more liters than your balance/)).toBeVisible()
    await press(person, 'Generate 2 codes')
    expect(await screen.findByText('There is not enough fuel in your balance for these codes.')).toBeVisible()
    await press(person, 'Back to the list')
    expect(drafts()).toHaveLength(2)
    expect(await codesOf(fleet)).toEqual([])
  })

  test('for a driver who was deactivated meanwhile shows the driver error, and trying again sends the same drafts', async () => {
    const fleet = await fleetWithFuel()
    const driverId = await addDriver(fleet)
    const { person, wire } = await open({ fleet })
    await addCode(person)
    await addCode(person, { ...anyCode, type: 'driver-specific', driver: 'José' })
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
    await press(person, 'Continue')
    await press(person, 'Generate 2 codes')
    expect(await screen.findByText('Driver fuel code error')).toBeVisible()
    expect(await codesOf(fleet)).toEqual([])
    await fleet.arrange(updateDriver, { driverId, status: 'active' })
    await press(person, 'Try again')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    const [first, second] = wire.of(createFuelCodes)
    expect(second?.body).toEqual(first?.body)
    expect(second?.key).not.toBe(first?.key)
  })

  test('for a vehicle that was deactivated meanwhile shows the vehicle error, and trying again sends the same drafts', async () => {
    const fleet = await fleetWithFuel()
    const vehicleId = await addVehicle(fleet)
    const { person, wire } = await open({ fleet })
    await addCode(person)
    await addCode(person, { ...anyCode, type: 'vehicle-specific', vehicle: 'NAB1234' })
    await fleet.arrange(updateVehicle, { vehicleId, status: 'inactive' })
    await press(person, 'Continue')
    await press(person, 'Generate 2 codes')
    const refused = await screen.findByRole('alertdialog', { name: 'Vehicle fuel code error' })
    expect(refused).toHaveTextContent('A vehicle of these codes is not active. Nothing was generated.')
    expect(await codesOf(fleet)).toEqual([])
    await fleet.arrange(updateVehicle, { vehicleId, status: 'active' })
    await press(person, 'Try again')
    expect(await screen.findByText('2 fuel codes were generated.')).toBeVisible()
    const [first, second] = wire.of(createFuelCodes)
    expect(second?.body).toEqual(first?.body)
    expect(second?.key).not.toBe(first?.key)
  })

  test('marks the draft that the refusal is about, and the rest stays', async () => {
    const fleet = await fleetWithFuel()
    const vehicleId = await addVehicle(fleet)
    const { person } = await open({ fleet })
    await addCode(person)
    await addCode(person, { ...anyCode, type: 'vehicle-specific', vehicle: 'NAB1234' })
    await fleet.arrange(updateVehicle, { vehicleId, status: 'inactive' })
    await press(person, 'Continue')
    await press(person, 'Generate 2 codes')
    await screen.findByRole('alertdialog', { name: 'Vehicle fuel code error' })
    await press(person, 'Back to the list')
    expect(drafts()).toHaveLength(2)
    expect(screen.getAllByText('Vehicle: The vehicle can no longer be used.')).toHaveLength(1)
  })

  test('of a fleet that was deactivated meanwhile keeps the drafts and leaves no dialog behind', async () => {
    const { person, fleet } = await open()
    await addCode(person)
    await press(person, 'Continue')
    await fleet.deactivate()
    await press(person, 'Generate 1 code')
    expect(await screen.findByText('Nothing was generated. Your drafts are saved.')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(drafts()).toHaveLength(1)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Continue/ })).toHaveAttribute('aria-disabled', 'true'),
    )
    expect(await codesOf(fleet)).toEqual([])
  })
})
