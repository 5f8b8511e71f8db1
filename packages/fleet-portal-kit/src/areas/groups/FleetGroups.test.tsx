import { createGroup, listGroups, updateGroup } from 'fleet-portal-api-client/contract/groups'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetGroups } from './FleetGroups.tsx'

/** Renders the groups of a fleet with the active group Luzon and the inactive group Visayas. */
async function open({ empty = false, ...options }: PortalOptions & { empty?: boolean } = {}) {
  const fleet = await testFleet()
  if (!empty) {
    await fleet.arrange(createGroup, { fleetId: fleet.fleetId, name: 'Luzon' })
    const { groupId } = await fleet.arrange(createGroup, { fleetId: fleet.fleetId, name: 'Visayas' })
    await fleet.arrange(updateGroup, { groupId, status: 'inactive' })
  }
  return renderInPortal((fleetId) => <FleetGroups fleetId={fleetId} />, { ...options, fleet })
}

const findRow = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement

async function openMenu(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu', { name: `Actions for ${name}` }))
}

describe('the list', () => {
  test('shows the title, name and actions, and the status of each group', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Manage Groups' })).toBeVisible()
    expect(await findRow('Visayas')).toHaveTextContent('Inactive')
    expect(await findRow('Luzon')).toHaveTextContent('Active')
    await screen.findByRole('checkbox', { name: 'Select all on this page' })
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
    expect(headers).toEqual(['Select all on this page', 'Name', 'Actions'])
  })

  test('can be searched by name', async () => {
    const { user } = await open()
    await findRow('Visayas')
    await user.type(screen.getByLabelText('Search group name'), 'luz{Enter}')
    await waitFor(() => expect(screen.queryByText('Visayas')).not.toBeInTheDocument())
    expect(await findRow('Luzon')).toBeVisible()
  })

  test('can be filtered by status and shows the number of groups per status', async () => {
    const { user } = await open()
    await findRow('Luzon')
    const filter = screen.getByLabelText('Status')
    await within(filter).findByRole('option', { name: 'Inactive (1)' })
    const options = within(filter).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['Status: All', 'Active (1)', 'Inactive (1)'])
    await user.selectOptions(filter, 'Inactive (1)')
    await waitFor(() => expect(screen.queryByText('Luzon')).not.toBeInTheDocument())
    expect(await findRow('Visayas')).toBeVisible()
  })

  test('explains that the fleet has no groups yet', async () => {
    await open({ empty: true })
    expect(await screen.findByText(/This fleet has no groups yet/)).toBeVisible()
  })

  test('of a fleet without groups has a button that adds the first one', async () => {
    const { user } = await open({ empty: true })
    await user.click(await screen.findByRole('button', { name: 'Add the first group' }))
    expect(await findDialog('Add Group')).toBeVisible()
  })

  test('says that a group is a name only, and leads to drivers and vehicles', async () => {
    const { user, moves, unmount, fleet } = await open()
    expect(
      await screen.findByText(/A group is a name only: drivers and vehicles are not assigned to it\./),
    ).toBeVisible()
    await user.click(await screen.findByRole('link', { name: 'See all drivers' }))
    await user.click(screen.getByRole('link', { name: 'See all vehicles' }))
    expect(moves).toEqual([{ area: 'drivers' }, { area: 'vehicles' }])
    unmount()
    await renderInPortal((fleetId) => <FleetGroups fleetId={fleetId} />, {
      fleet,
      provider: { flags: { get: (flag) => flag !== 'PAGE_DRIVER', subscribe: () => () => undefined } },
    })
    await screen.findByRole('link', { name: 'See all vehicles' })
    expect(screen.queryByRole('link', { name: 'See all drivers' })).toBeNull()
  })
})

describe('a group', () => {
  test('is added once on a double click, with a confirmation', async () => {
    const { user, fleet, wire, events } = await open({ empty: true })
    await user.click(await screen.findByRole('button', { name: 'Add group' }))
    await findDialog('Add Group')
    await user.type(screen.getByLabelText('Group name'), 'Biñan, night-shift')
    await user.dblClick(screen.getByRole('button', { name: 'Save group' }))
    expect(await screen.findByText('Biñan, night-shift was added.')).toBeVisible()
    expect(wire.of(createGroup).map(({ body }) => body)).toEqual([
      { fleetId: fleet.fleetId, name: 'Biñan, night-shift' },
    ])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['group.created']))
    expect(await findRow('Biñan, night-shift')).toBeVisible()
  })

  test.each([
    ['', 'This field is required.'],
    ['Luzon & Visayas', "Use letters, numbers, spaces and . , ' - only."],
    ['x'.repeat(76), 'Maximum 75 character(s).'],
  ])('shows an error for the name "%s"', async (name, message) => {
    const { user, wire } = await open({ empty: true, search: 'dialog=add' })
    const input = await screen.findByLabelText('Group name')
    await user.click(input)
    if (name) await user.paste(name)
    await user.click(screen.getByRole('button', { name: 'Save group' }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(wire.of(createGroup)).toEqual([])
  })

  test('shows an error on the field for the name of another group', async () => {
    const { user } = await open({ search: 'dialog=add' })
    await user.type(await screen.findByLabelText('Group name'), 'LUZON{Enter}')
    expect(await screen.findByText('A group with this name already exists.')).toBeVisible()
    expect(screen.getByLabelText('Group name')).toBeInvalid()
  })

  test('shows the duplicate error on the field if the server returns the error code of drivers', async () => {
    const { user, wire } = await open({ empty: true, search: 'dialog=add' })
    wire.refuse(createGroup, 'D1000')
    await user.type(await screen.findByLabelText('Group name'), 'Luzon{Enter}')
    expect(await screen.findByText('A group with this name already exists.')).toBeVisible()
    expect(screen.getByLabelText('Group name')).toBeInvalid()
    expect(screen.queryByText(/Driver ID/)).not.toBeInTheDocument()
  })

  test('cannot have a name that the host reserves, whatever the case', async () => {
    const provider = { reservedGroupNames: ['Admin', 'All drivers'] }
    const { user, wire } = await open({ empty: true, search: 'dialog=add', provider })
    await user.type(await screen.findByLabelText('Group name'), ' all  drivers{Enter}')
    expect(await screen.findByText('all drivers is a reserve word.')).toBeVisible()
    expect(wire.of(createGroup)).toEqual([])
    await user.type(screen.getByLabelText('Group name'), ' of Cebu{Enter}')
    expect(await screen.findByText('all drivers of Cebu was added.')).toBeVisible()
  })

  test('can be renamed in the dialog', async () => {
    const { user, events } = await open()
    await user.click((await openMenu(user, 'Luzon')).getByRole('menuitem', { name: 'Edit' }))
    await findDialog('Edit Group')
    const input = screen.getByLabelText('Group name')
    expect(input).toHaveValue('Luzon')
    await user.clear(input)
    await user.type(input, 'North Luzon{Enter}')
    expect(await screen.findByText('North Luzon was saved.')).toBeVisible()
    expect(await findRow('North Luzon')).toBeVisible()
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['group.updated']))
  })

  test('can be renamed inside the row: Enter saves and the focus returns to the button', async () => {
    const { user, events, fleet } = await open()
    await user.click(await screen.findByRole('button', { name: 'Rename Luzon' }))
    const input = await screen.findByRole('textbox', { name: /^Group name/ })
    await waitFor(() => expect(input).toHaveFocus())
    // The text is selected, so that typing replaces it.
    await user.keyboard('North Luzon{Enter}')
    expect(await screen.findByText('North Luzon was saved.')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rename North Luzon' })).toHaveFocus())
    const { groups } = await fleet.arrange(listGroups, { fleetId: fleet.fleetId, status: 'active' })
    expect(groups.map(({ name }) => name)).toEqual(['North Luzon'])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['group.updated']))
  })

  test('is renamed with the keys of a text field, which do not move to another row', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Rename Luzon' }))
    const input = await screen.findByRole('textbox', { name: /^Group name/ })
    await waitFor(() => expect(input).toHaveFocus())
    // The keys of tables are loaded when the list gets the focus.
    const search = screen.getByLabelText(/^Search/)
    await waitFor(() => {
      search.blur()
      search.focus()
      expect(fireEvent.keyDown(search, { key: 'ArrowDown' })).toBe(false)
    })
    input.focus()
    await user.keyboard('{Home}North {End} South{ArrowUp}{ArrowDown}')
    expect(input).toHaveFocus()
    expect(input).toHaveValue('North Luzon South')
  })

  test('sends nothing on Escape or if the name is unchanged', async () => {
    const { user, wire } = await open()
    const startRenaming = async () => {
      await user.click(await screen.findByRole('button', { name: 'Rename Luzon' }))
      const input = await screen.findByRole('textbox', { name: /^Group name/ })
      await waitFor(() => expect(input).toHaveFocus())
      expect(input).toHaveValue('Luzon')
    }
    await startRenaming()
    await user.keyboard('Mindanao{Escape}')
    expect(await screen.findByText('Luzon')).toBeVisible()
    await startRenaming()
    await user.keyboard('{Enter}')
    await screen.findByRole('button', { name: 'Rename Luzon' })
    expect(wire.of(updateGroup)).toEqual([])
  })

  test('shows a duplicate error inside the row and keeps the typed name', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Rename Luzon' }))
    const input = await screen.findByRole('textbox', { name: /^Group name/ })
    await user.clear(input)
    await user.type(input, 'visayas{Enter}')
    expect(await screen.findByText('A group with this name already exists.')).toBeVisible()
    expect(input).toBeInvalid()
    expect(input).toHaveValue('visayas')
  })

  test('is deactivated after a confirmation, and Undo reactivates it', async () => {
    const { user, fleet, events } = await open()
    await user.click((await openMenu(user, 'Luzon')).getByRole('menuitem', { name: 'Deactivate' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Group' })
    await user.click(within(dialog).getByRole('button', { name: 'Deactivate group' }))
    expect(await screen.findByText('Luzon is now inactive.')).toBeVisible()
    await waitFor(async () => expect(await findRow('Luzon')).toHaveTextContent('Inactive'))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await findRow('Luzon')).not.toHaveTextContent('Inactive'))
    const { groups } = await fleet.arrange(listGroups, { fleetId: fleet.fleetId, status: 'active' })
    expect(groups.map(({ name }) => name)).toEqual(['Luzon'])
    await waitFor(() =>
      expect(events.map(({ type }) => type)).toEqual(['group.deactivated', 'group.reactivated']),
    )
  })

  test('is reactivated after a confirmation', async () => {
    const { user } = await open()
    await user.click((await openMenu(user, 'Visayas')).getByRole('menuitem', { name: 'Reactivate' }))
    await user.click(await screen.findByRole('button', { name: 'Reactivate group' }))
    expect(await screen.findByText('Visayas is active again.')).toBeVisible()
  })
})

describe('access', () => {
  test('shows a data analyst the list without actions', async () => {
    await open({ as: 'data-analyst' })
    await findRow('Luzon')
    expect(screen.queryByRole('button', { name: 'Add group' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Rename/ })).not.toBeInTheDocument()
  })

  test('denies an account manager access and reads no list', async () => {
    const { wire } = await open({ as: 'account-manager' })
    expect(await screen.findByText('Not Authorized')).toBeVisible()
    expect(wire.successfulOf(listGroups)).toEqual([])
  })
})
