import {
  createDriver,
  listDrivers,
  updateDriver,
  type DriverFields,
} from 'fleet-portal-api-client/contract/drivers'
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

/** Renders the drivers page of a fleet with an active driver, José, and an inactive one, Ana. */
export async function open({ empty = false, ...options }: PortalOptions & { empty?: boolean } = {}) {
  const { isDeactivated, ...rest } = options
  const fleet = options.fleet ?? (await testFleet())
  if (!empty && !options.fleet) {
    await add(fleet, jose)
    const { driverId } = await add(fleet, ana)
    await fleet.arrange(updateDriver, { driverId, status: 'inactive' })
  }
  if (isDeactivated) await fleet.deactivate()
  const portal = await renderInPortal((fleetId) => <FleetDrivers fleetId={fleetId} />, { ...rest, fleet })
  return portal
}

export const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement

export async function menuOf(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu', { name: `Actions for ${name}` })
}

export const menuLabels = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent)

export async function choose(user: UserEvent, name: string, action: string) {
  await user.click(within(await menuOf(user, name)).getByRole('menuitem', { name: action }))
}

export async function fill(user: UserEvent, fields: Partial<DriverFields>) {
  const labels = {
    firstName: 'First name',
    lastName: 'Last name',
    driverLicenseId: 'Driver ID',
    mobileNumber: 'Mobile number',
  }
  for (const [name, text] of Object.entries(fields)) {
    const input = screen.getByLabelText(labels[name as keyof DriverFields])
    await user.clear(input)
    if (text) await user.type(input, text)
  }
}
