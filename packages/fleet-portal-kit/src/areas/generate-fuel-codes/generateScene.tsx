import { listFuelCodes } from 'api-client/contract/fuelCodes'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { buyLitres, enoughMoney } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { GenerateFuelCodes } from './GenerateFuelCodes.tsx'

/* What the tests of generating codes share: a fleet with fuel, the page, and its parts. */

/** A fleet with 500 L of diesel and 100 L of gas 91. */
export async function fleetWithFuel() {
  const fleet = await testFleet({ funds: enoughMoney })
  await buyLitres(fleet, 'diesel', 500)
  await buyLitres(fleet, 'gas91', 100)
  return fleet
}

export async function open(options: PortalOptions = {}) {
  const fleet = options.fleet ?? (await fleetWithFuel())
  const portal = await renderInPortal((fleetId) => <GenerateFuelCodes fleetId={fleetId} />, {
    ...options,
    fleet,
  })
  await screen.findByRole('heading', { name: 'Generate Fuel Codes', hidden: true })
  return portal
}

export interface Fields {
  type?: string
  product?: string
  volume?: string
  days?: string
  driver?: string
  vehicle?: string
}

export async function fill(person: UserEvent, { type, product, volume, days, driver, vehicle }: Fields) {
  const dialog = within(await findDialog())
  if (type) await person.selectOptions(dialog.getByLabelText('Type'), type)
  if (product) await person.selectOptions(dialog.getByLabelText('Product'), product)
  if (volume !== undefined) {
    await person.clear(dialog.getByLabelText('Volume'))
    await person.type(dialog.getByLabelText('Volume'), volume)
  }
  if (days) await person.type(dialog.getByLabelText('Duration in days'), days)
  if (driver) {
    await person.click(dialog.getByLabelText('Driver'))
    await person.click(await screen.findByRole('option', { name: new RegExp(driver) }))
  }
  if (vehicle) {
    await person.click(dialog.getByLabelText('Vehicle'))
    await person.click(await screen.findByRole('option', { name: new RegExp(vehicle) }))
  }
  return dialog
}

export const anyCode: Fields = { type: 'any', product: 'diesel', volume: '10.5', days: '7' }

export async function addCode(person: UserEvent, fields: Fields = anyCode) {
  await person.click(screen.getByRole('button', { name: 'Add code' }))
  const dialog = await fill(person, fields)
  await person.click(dialog.getByRole('button', { name: 'Add code' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findAllByRole('button', { name: /^Edit code/ })
}

export const press = async (person: UserEvent, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }))
export const drafts = () => screen.queryAllByRole('button', { name: /^Edit code/ })
export const codesOf = async (fleet: TestFleet) =>
  (await fleet.arrange(listFuelCodes, { fleetId: fleet.fleetId, perPage: 50 })).fuelCodes
