import { createDriver, listDrivers, updateDriver, type DriverFields } from 'api-client/contract/drivers'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { FleetDrivers } from './FleetDrivers.tsx'

export const jose: DriverFields = {
  firstName: 'José',
  lastName: 'Peñaflor',
  driverLicenseId: 'N0112345678',
  mobileNumber: '09171234567',
}
export const ana: DriverFields = {
  firstName: 'Ana',
  lastName: 'Reyes',
  driverLicenseId: 'D0498765432',
  mobileNumber: '09285550123',
}

export const add = (fleet: TestFleet, fields: DriverFields) =>
  fleet.arrange(createDriver, { fleetId: fleet.fleetId, ...fields })

export const driversOf = async (fleet: TestFleet) =>
  (await fleet.arrange(listDrivers, { fleetId: fleet.fleetId, perPage: 50 })).drivers

/** The page for a person of a fleet that has José, active, and Ana, inactive. */
export async function open({ empty = false, ...options }: PortalOptions & { empty?: boolean } = {}) {
  const { isDeactivated, ...rest } = options
  const fleet = options.fleet ?? (await testFleet())
  if (!empty && !options.fleet) {
    await add(fleet, jose)
    const { driverId } = await add(fleet, ana)
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
  }
  if (isDeactivated) await fleet.deactivate()
  return renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { ...rest, fleet })
}

export const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement

export async function menuOf(person: UserEvent, name: string) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu', { name: `Actions for ${name}` })
}

export const choices = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

export async function choose(person: UserEvent, name: string, action: string) {
  await person.click(within(await menuOf(person, name)).getByRole('menuitem', { name: action }))
}

export async function fill(person: UserEvent, fields: Partial<DriverFields>) {
  const labels = {
    firstName: 'First name',
    lastName: 'Last name',
    driverLicenseId: 'Driver ID',
    mobileNumber: 'Mobile number',
  }
  for (const [name, text] of Object.entries(fields)) {
    const input = screen.getByLabelText(labels[name as keyof DriverFields])
    await person.clear(input)
    if (text) await person.type(input, text)
  }
}
