import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { buyLitres, enoughMoney } from '../../testing/fuelScene.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { GenerateFuelCodes } from './GenerateFuelCodes.tsx'

/* Helpers of the tests of generating codes: a fleet with fuel, the page, its form and its buttons. */

/** Creates a fleet with 500 L of diesel and 100 L of gas 91. */
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

export interface CodeFieldValues {
  type?: string
  product?: string
  volume?: string
  days?: string
  driver?: string
  vehicle?: string
}

/** Fills in the open form, and returns its dialog. */
export async function fill(
  user: UserEvent,
  { type, product, volume, days, driver, vehicle }: CodeFieldValues,
) {
  const dialog = within(await findDialog())
  if (type) await user.selectOptions(dialog.getByLabelText('Type'), type)
  if (product) await user.selectOptions(dialog.getByLabelText('Product'), product)
  if (volume !== undefined) {
    await user.clear(dialog.getByLabelText('Volume'))
    await user.type(dialog.getByLabelText('Volume'), volume)
  }
  if (days) {
    await user.clear(dialog.getByLabelText('Duration in days'))
    await user.type(dialog.getByLabelText('Duration in days'), days)
  }
  if (driver) {
    await user.click(dialog.getByLabelText('Driver'))
    await user.click(await screen.findByRole('option', { name: new RegExp(driver) }))
  }
  if (vehicle) {
    await user.click(dialog.getByLabelText('Vehicle'))
    await user.click(await screen.findByRole('option', { name: new RegExp(vehicle) }))
  }
  return dialog
}

export const anyCode: CodeFieldValues = { type: 'any', product: 'diesel', volume: '10.5', days: '7' }

export async function addCode(user: UserEvent, fields: CodeFieldValues = anyCode) {
  await user.click(screen.getByRole('button', { name: 'Add code' }))
  const dialog = await fill(user, fields)
  await user.click(dialog.getByRole('button', { name: 'Add code' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findAllByRole('button', { name: /^Edit code/ })
}

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))
/** The edit buttons of the drafts, one per draft. */
export const drafts = () => screen.queryAllByRole('button', { name: /^Edit code/ })
export const codesOf = async (fleet: TestFleet) =>
  (await fleet.arrange(listFuelCodes, { fleetId: fleet.fleetId, perPage: 50 })).fuelCodes
