import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Role } from 'api-client/contract/access'
import { listUserAccesses } from 'api-client/contract/users'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import type { TestFleet } from '../../testing/testFleet.ts'
import { FleetUsers } from './FleetUsers.tsx'

export const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <FleetUsers fleetId={fleetId} />, options)

export const usersOf = async (fleet: TestFleet) =>
  (await fleet.arrange(listUserAccesses, { fleetId: fleet.fleetId, perPage: 50 })).userAccesses

export async function accessOf(fleet: TestFleet, role: Role) {
  const found = (await usersOf(fleet)).find((one) => one.role === role)
  if (!found) throw new Error(`Nobody is ${role}`)
  return found
}

export const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement

export async function menuOf(person: UserEvent, name: string) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu', { name: `Actions for ${name}` })
}

export async function choose(person: UserEvent, name: string, action: string) {
  await person.click(within(await menuOf(person, name)).getByRole('menuitem', { name: action }))
}

export const form = async (name: string) => within(await findDialog(name))
export const question = async (name: string) => within(await findDialog(name, 'alertdialog'))
export const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)

export async function invite(person: UserEvent, email: string, role: string) {
  await person.click(await screen.findByRole('button', { name: 'Add user' }))
  const dialog = await form('Add User')
  await person.type(dialog.getByLabelText('Email'), email)
  await person.selectOptions(dialog.getByLabelText('Access type'), role)
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }))
  const asked = await question('Send an invitation?')
  await person.dblClick(asked.getByRole('button', { name: 'Send invitation' }))
}
