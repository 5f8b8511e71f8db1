import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Role } from 'fleet-portal-api-client/contract/access'
import { listUserAccesses } from 'fleet-portal-api-client/contract/users'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import type { TestFleet } from '../../testing/testFleet.ts'
import { FleetUsers } from './FleetUsers.tsx'

export const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <FleetUsers fleetId={fleetId} />, options)

export const usersOf = async (fleet: TestFleet) =>
  (await fleet.arrange(listUserAccesses, { fleetId: fleet.fleetId, perPage: 50 })).userAccesses

export async function accessOf(fleet: TestFleet, role: Role) {
  const access = (await usersOf(fleet)).find((one) => one.role === role)
  if (!access) throw new Error(`The fleet has no user with the role ${role}.`)
  return access
}

export const findRow = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement

export async function openMenu(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu', { name: `Actions for ${name}` })
}

export async function runAction(user: UserEvent, name: string, action: string) {
  await user.click(within(await openMenu(user, name)).getByRole('menuitem', { name: action }))
}

export const findForm = async (name: string) => within(await findDialog(name))
export const findConfirmation = async (name: string) => within(await findDialog(name, 'alertdialog'))
export const optionTexts = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)

export async function invite(user: UserEvent, email: string, role: string) {
  await user.click(await screen.findByRole('button', { name: 'Add user' }))
  const dialog = await findForm('Add User')
  await user.type(dialog.getByLabelText('Email'), email)
  await user.selectOptions(dialog.getByLabelText('Access type'), role)
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
  const confirmation = await findConfirmation('Send an invitation?')
  await user.dblClick(confirmation.getByRole('button', { name: 'Send invitation' }))
}
