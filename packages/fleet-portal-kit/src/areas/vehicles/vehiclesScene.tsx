import {
  createVehicle,
  listVehicles,
  updateVehicle,
  type VehicleFields,
} from 'fleet-portal-api-client/contract/vehicles'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { FleetVehicles } from './FleetVehicles.tsx'

export const truck: VehicleFields = {
  plateNumber: 'NAB1234',
  model: 'Isuzu Elf',
  remarks: 'Blue, Cebu depot',
  type: 'Vehicle',
}
export const drum: VehicleFields = {
  plateNumber: 'DRUM0001',
  model: '200 L steel drum',
  remarks: '',
  type: 'Drum Container',
}

export const add = (fleet: TestFleet, fields: VehicleFields) =>
  fleet.arrange(createVehicle, { fleetId: fleet.fleetId, ...fields })

export const vehiclesOf = async (fleet: TestFleet) =>
  (await fleet.arrange(listVehicles, { fleetId: fleet.fleetId, perPage: 50 })).vehicles

/** Renders the vehicles page of a fleet with an active truck and an inactive drum container. */
export async function open({ empty = false, ...options }: PortalOptions & { empty?: boolean } = {}) {
  const { isDeactivated, ...rest } = options
  const fleet = options.fleet ?? (await testFleet())
  if (!empty && !options.fleet) {
    await add(fleet, truck)
    const { vehicleId } = await add(fleet, drum)
    await fleet.arrange(updateVehicle, { vehicleId, status: 'inactive' })
  }
  if (isDeactivated) await fleet.deactivate()
  const portal = await renderInPortal((fleetId) => <FleetVehicles fleetId={fleetId} />, { ...rest, fleet })
  return portal
}

export const rowOf = async (plate: string) => (await screen.findByText(plate)).closest('tr') as HTMLElement

export async function menuOf(user: UserEvent, plate: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${plate}` }))
  return screen.findByRole('menu', { name: `Actions for ${plate}` })
}

export async function choose(user: UserEvent, plate: string, action: string) {
  await user.click(within(await menuOf(user, plate)).getByRole('menuitem', { name: action }))
}

/** Types into the fields of the form by their labels. */
export async function fill(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const input = within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${label}`))
    await user.clear(input)
    if (text) await user.type(input, text)
  }
}
