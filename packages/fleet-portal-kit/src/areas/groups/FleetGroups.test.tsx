import { createGroup, listGroups, updateGroup } from 'api-client/contract/groups'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetGroups } from './FleetGroups.tsx'

/** The page for a person of a fleet with the group Luzon, active, and Visayas, inactive. */
async function open({ empty = false, ...options }: PortalOptions & { empty?: boolean } = {}) {
  const fleet = await testFleet()
  if (!empty) {
    await fleet.arrange(createGroup, { fleetId: fleet.fleetId, name: 'Luzon' })
    const { groupId } = await fleet.arrange(createGroup, { fleetId: fleet.fleetId, name: 'Visayas' })
    await fleet.arrange(updateGroup, { groupId, status: 'inactive' })
  }
  return renderInPortal((fleetId) => <FleetGroups fleetId={fleetId} />, { ...options, fleet })
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement

async function menuOf(person: UserEvent, name: string) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu', { name: `Actions for ${name}` }))
}

describe('the list', () => {
  test('is titled Manage Groups and shows name and actions; an inactive one says so', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Manage Groups' })).toBeVisible()
    expect(await rowOf('Visayas')).toHaveTextContent('Inactive')
    expect(await rowOf('Luzon')).not.toHaveTextContent('ctive')
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual(['Name', 'Actions'])
  })

  test('is searched by name', async () => {
    const { person } = await open()
    await rowOf('Visayas')
    await person.type(screen.getByLabelText('Search group name'), 'luz{Enter}')
    await waitFor(() => expect(screen.queryByText('Visayas')).not.toBeInTheDocument())
    expect(await rowOf('Luzon')).toBeVisible()
  })

  test('is filtered by status, which says how many there are of each', async () => {
    const { person } = await open()
    await rowOf('Luzon')
    const filter = screen.getByLabelText('Status')
    await within(filter).findByRole('option', { name: 'Inactive (1)' })
    const options = within(filter).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Status: All', 'Active (1)', 'Inactive (1)'])
    await person.selectOptions(filter, 'Inactive (1)')
    await waitFor(() => expect(screen.queryByText('Luzon')).not.toBeInTheDocument())
    expect(await rowOf('Visayas')).toBeVisible()
  })

  test('says why it is empty while the fleet has no groups', async () => {
    await open({ empty: true })
    expect(await screen.findByText(/This fleet has no groups yet/)).toBeVisible()
  })
})

describe('a group', () => {
  test('is added once, and says so', async () => {
    const { person, fleet, wire, events } = await open({ empty: true })
    await person.click(await screen.findByRole('button', { name: 'Add group' }))
    await findDialog('Add Group')
    await person.type(screen.getByLabelText('Group name'), 'Biñan, night-shift')
    await person.dblClick(screen.getByRole('button', { name: 'Save group' }))
    expect(await screen.findByText('Biñan, night-shift was added.')).toBeVisible()
    expect(wire.of(createGroup).map(({ body }) => body)).toEqual([
      { fleetId: fleet.fleetId, name: 'Biñan, night-shift' },
    ])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['group.created']))
    expect(await rowOf('Biñan, night-shift')).toBeVisible()
  })

  test.each([
    ['', 'This field is required.'],
    ['Luzon & Visayas', "Use letters, numbers, spaces and . , ' - only."],
    ['x'.repeat(76), 'Maximum 75 character(s).'],
  ])('may not be called "%s"', async (name, sentence) => {
    const { person, wire } = await open({ empty: true, search: 'dialog=add' })
    const input = await screen.findByLabelText('Group name')
    await person.click(input)
    if (name) await person.paste(name)
    await person.click(screen.getByRole('button', { name: 'Save group' }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(wire.of(createGroup)).toEqual([])
  })

  test('may not be called like another one, which is told at the name', async () => {
    const { person } = await open({ search: 'dialog=add' })
    await person.type(await screen.findByLabelText('Group name'), 'LUZON{Enter}')
    expect(await screen.findByText('A group with this name already exists.')).toBeVisible()
    expect(screen.getByLabelText('Group name')).toBeInvalid()
  })

  test('of a server that answers with the code of drivers is still told at the name', async () => {
    const { person, wire } = await open({ empty: true, search: 'dialog=add' })
    wire.refuse(createGroup, 'D1000')
    await person.type(await screen.findByLabelText('Group name'), 'Luzon{Enter}')
    expect(await screen.findByText('A group with this name already exists.')).toBeVisible()
    expect(screen.getByLabelText('Group name')).toBeInvalid()
    expect(screen.queryByText(/Driver ID/)).not.toBeInTheDocument()
  })

  test('may not have a name that the host reserves, in any case', async () => {
    const provider = { reservedGroupNames: ['Admin', 'All drivers'] }
    const { person, wire } = await open({ empty: true, search: 'dialog=add', provider })
    await person.type(await screen.findByLabelText('Group name'), ' all  drivers{Enter}')
    expect(await screen.findByText('all drivers is a reserve word.')).toBeVisible()
    expect(wire.of(createGroup)).toEqual([])
    await person.type(screen.getByLabelText('Group name'), ' of Cebu{Enter}')
    expect(await screen.findByText('all drivers of Cebu was added.')).toBeVisible()
  })

  test('is renamed', async () => {
    const { person, events } = await open()
    await person.click((await menuOf(person, 'Luzon')).getByRole('menuitem', { name: 'Edit' }))
    await findDialog('Edit Group')
    const input = screen.getByLabelText('Group name')
    expect(input).toHaveValue('Luzon')
    await person.clear(input)
    await person.type(input, 'North Luzon{Enter}')
    expect(await screen.findByText('North Luzon was saved.')).toBeVisible()
    expect(await rowOf('North Luzon')).toBeVisible()
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['group.updated']))
  })

  test('is renamed where it stands: Enter saves, and the focus is back on what began it', async () => {
    const { person, events, fleet } = await open()
    await person.click(await screen.findByRole('button', { name: 'Rename Luzon' }))
    const input = await screen.findByRole('textbox', { name: /^Group name/ })
    await waitFor(() => expect(input).toHaveFocus())
    // The name is marked, so that typing replaces it.
    await person.keyboard('North Luzon{Enter}')
    expect(await screen.findByText('North Luzon was saved.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename North Luzon' })).toHaveFocus())
    const { groups } = await fleet.arrange(listGroups, { fleetId: fleet.fleetId, status: 'active' })
    expect(groups.map(({ name }) => name)).toEqual(['North Luzon'])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['group.updated']))
  })

  test('keeps its name where Esc leaves it or nothing was changed, and nothing is sent', async () => {
    const { person, wire } = await open()
    const begin = async () => {
      await person.click(await screen.findByRole('button', { name: 'Rename Luzon' }))
      const input = await screen.findByRole('textbox', { name: /^Group name/ })
      await waitFor(() => expect(input).toHaveFocus())
      expect(input).toHaveValue('Luzon')
    }
    await begin()
    await person.keyboard('Mindanao{Escape}')
    expect(await screen.findByText('Luzon')).toBeVisible()
    await begin()
    await person.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Rename Luzon' })
    expect(wire.of(updateGroup)).toEqual([])
  })

  test('is told in its line that another one has the name, and what was typed stays', async () => {
    const { person } = await open()
    await person.click(await screen.findByRole('button', { name: 'Rename Luzon' }))
    const input = await screen.findByRole('textbox', { name: /^Group name/ })
    await person.clear(input)
    await person.type(input, 'visayas{Enter}')
    expect(await screen.findByText('A group with this name already exists.')).toBeVisible()
    expect(input).toBeInvalid()
    expect(input).toHaveValue('visayas')
  })

  test('becomes inactive after a confirmation, and one press undoes it', async () => {
    const { person, fleet, events } = await open()
    await person.click((await menuOf(person, 'Luzon')).getByRole('menuitem', { name: 'Deactivate' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Group' })
    await person.click(within(dialog).getByRole('button', { name: 'Deactivate group' }))
    expect(await screen.findByText('Luzon is now inactive.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('Luzon')).toHaveTextContent('Inactive'))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await rowOf('Luzon')).not.toHaveTextContent('Inactive'))
    const { groups } = await fleet.arrange(listGroups, { fleetId: fleet.fleetId, status: 'active' })
    expect(groups.map(({ name }) => name)).toEqual(['Luzon'])
    await waitFor(() =>
      expect(events.map(({ type }) => type)).toEqual(['group.deactivated', 'group.reactivated']),
    )
  })

  test('becomes active again after a confirmation', async () => {
    const { person } = await open()
    await person.click((await menuOf(person, 'Visayas')).getByRole('menuitem', { name: 'Reactivate' }))
    await person.click(await screen.findByRole('button', { name: 'Reactivate group' }))
    expect(await screen.findByText('Visayas is active again.')).toBeVisible()
  })
})

describe('access', () => {
  test('a data analyst reads the list and changes nothing', async () => {
    await open({ as: 'data-analyst' })
    await rowOf('Luzon')
    expect(screen.queryByRole('button', { name: 'Add group' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Rename/ })).not.toBeInTheDocument()
  })

  test('an account manager is told that the role has no access, and no list is asked for', async () => {
    const { wire } = await open({ as: 'account-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.of(listGroups)).toEqual([])
  })
})
