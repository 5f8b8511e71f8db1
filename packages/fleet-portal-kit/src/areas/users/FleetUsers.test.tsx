import { act, screen, waitFor, within } from '@testing-library/react'
import { inviteUser, listUserAccesses, removeUserAccess } from 'fleet-portal-api-client/contract/users'
import { describe, expect, test } from 'vitest'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import {
  open,
  accessOf,
  findRow,
  openMenu,
  runAction,
  findForm,
  findConfirmation,
  optionTexts,
  invite,
} from './usersScene.tsx'

describe('the list', () => {
  test('shows the title, name, email, access type, two-factor and status', async () => {
    const { fleet } = await open()
    expect(screen.getByRole('heading', { name: 'User Access' })).toBeVisible()
    const row = await findRow('Test fleet-manager')
    expect(row).toHaveTextContent(fleet.emailOf('fleet-manager'))
    expect(row).toHaveTextContent('Fleet Manager')
    expect(within(row).getByText('Off')).toBeVisible()
    expect(within(row).getByText('Active')).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Select all on this page',
      'Name',
      'Email',
      'Access type',
      'Two-factor',
      'Status',
      'Actions',
    ])
  })

  test('requests active and deactivated users of the fleet portal, ten per page', async () => {
    const { wire, fleet } = await open()
    await findRow('Test purchaser')
    expect(wire.of(listUserAccesses)[0]?.query).toEqual({
      portal: 'fleet',
      fleetId: fleet.fleetId,
      statuses: 'active,deactivated',
      page: '1',
      perPage: '10',
    })
  })

  test('can be filtered by status: all, active or deactivated', async () => {
    const fleet = await testFleet()
    const { userAccessId } = await accessOf(fleet, 'purchaser')
    await fleet.arrange(removeUserAccess, { userAccessId })
    const { user, navigation } = await open({ fleet })
    expect(await findRow('Test purchaser')).toHaveTextContent('Deactivated')
    expect(optionTexts(screen.getByLabelText('Status'))).toEqual([
      'Status: All',
      'Active or invited',
      'Deactivated',
    ])
    await user.selectOptions(screen.getByLabelText('Status'), 'Active or invited')
    await waitFor(() => expect(screen.queryByText('Test purchaser')).not.toBeInTheDocument())
    expect(navigation.search()).toBe('statuses=active')
    await user.selectOptions(screen.getByLabelText('Status'), 'Status: All')
    expect(await findRow('Test purchaser')).toBeVisible()
    expect(navigation.search()).toBe('')
  })

  test.each([
    ['hedging', ['Admin', 'Purchaser', 'Fleet Manager', 'Data Analyst']],
    ['locqpay', ['Admin', 'Account Manager', 'Fleet Manager', 'Data Analyst']],
    ['locqpay-manual-po', ['Admin', 'Account Manager', 'Fleet Manager', 'Data Analyst']],
    ['locqpay-manual-po-credit', ['Admin', 'Account Manager', 'Fleet Manager', 'Data Analyst']],
  ] as const)(
    'can be filtered by the access types of a %s fleet, which the form offers as well',
    async (type, names) => {
      const { user } = await open({ type })
      await findRow('Test data-analyst')
      const filter = screen.getByLabelText('Access type')
      await waitFor(() => expect(optionTexts(filter)).toEqual(['Access type: All', ...names]))
      await user.selectOptions(filter, 'Data Analyst')
      await waitFor(() => expect(screen.queryByText('Test fleet-manager')).not.toBeInTheDocument())
      await user.click(screen.getByRole('button', { name: 'Add user' }))
      const select = (await findForm('Add User')).getByLabelText('Access type')
      expect(optionTexts(select)).toEqual(['Choose an access type', ...names])
    },
  )

  test('can be searched by a full email with its special characters', async () => {
    const fleet = await testFleet()
    const email = `ana_maria.reyes+fleet-${fleet.fleetId.slice(-8).toLowerCase()}@example.ph`
    await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
    const { user, wire } = await open({ fleet })
    await findRow('Test purchaser')
    await user.type(screen.getByLabelText('Search name or email'), `${email}<{Enter}`)
    await waitFor(() => expect(screen.queryByText('Test purchaser')).not.toBeInTheDocument())
    expect(await findRow(email)).toBeVisible()
    expect(wire.of(listUserAccesses).at(-1)?.query['searchKey']).toBe(email)
  })
})

describe('adding a user', () => {
  test('sends one invitation with the access type after a confirmation', async () => {
    const { user, wire, fleet, events } = await open()
    await invite(user, ' New.Person@example.ph ', 'Purchaser')
    expect(await screen.findByText('An invitation was sent to New.Person@example.ph.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const row = await findRow('new.person@example.ph')
    expect(row).toHaveTextContent('Not activated yet')
    expect(row).toHaveTextContent('Purchaser')
    expect(wire.of(inviteUser).map(({ body }) => body)).toEqual([
      { fleetId: fleet.fleetId, email: 'New.Person@example.ph', role: 'purchaser' },
    ])
    const [mail] = await (await testSandbox()).outbox('new.person@example.ph')
    expect(mail?.link).toMatch(/\/activate-account\?token=/)
    await waitFor(() =>
      expect(events).toEqual([
        {
          type: 'user.invited',
          widget: 'users',
          data: { role: 'purchaser', email: 'New.Person@example.ph' },
        },
      ]),
    )
  })

  test('shows progress only while the invitation is sent, not while the confirmation is open', async () => {
    const { user, wire } = await open({ search: 'dialog=add' })
    const dialog = await findForm('Add User')
    await user.type(dialog.getByLabelText('Email'), 'ana@example.ph')
    await user.selectOptions(dialog.getByLabelText('Access type'), 'Admin')
    const send = dialog.getByRole('button', { name: 'Send invitation' })
    await user.click(send)
    const confirmation = await findConfirmation('Send an invitation?')
    expect(send).not.toHaveAttribute('aria-busy')
    const release = wire.hold(inviteUser)
    await user.click(confirmation.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
    release()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('names a user with the same email at the field before the confirmation, and links to the user', async () => {
    const { user, fleet, navigation } = await open({ search: 'dialog=add' })
    const dialog = await findForm('Add User')
    await user.type(dialog.getByLabelText('Email'), fleet.emailOf('purchaser').toUpperCase())
    expect(await dialog.findByText(/Already in this fleet: Test purchaser\./)).toBeVisible()
    expect(dialog.getByLabelText('Email')).not.toBeInvalid()
    await user.click(dialog.getByRole('button', { name: 'Show in the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(new URLSearchParams(navigation.search()).get('searchKey')?.toLowerCase()).toBe(
      fleet.emailOf('purchaser'),
    )
    expect(await findRow('Test purchaser')).toBeVisible()
  })

  test('offers to restore the access of a deactivated user with the same email', async () => {
    const fleet = await testFleet()
    const { userAccessId } = await accessOf(fleet, 'purchaser')
    await fleet.arrange(removeUserAccess, { userAccessId })
    const { user, navigation } = await open({ fleet, search: 'dialog=add' })
    const dialog = await findForm('Add User')
    await user.type(dialog.getByLabelText('Email'), fleet.emailOf('purchaser'))
    await user.click(await dialog.findByRole('button', { name: 'Restore access' }))
    await waitFor(() => expect(navigation.search()).toContain('dialog=give-back'))
  })

  test('has no two-factor field and explains the selected access type', async () => {
    const { user } = await open({ search: 'dialog=add' })
    const dialog = await findForm('Add User')
    expect(dialog.queryByLabelText('Two-factor authentication')).not.toBeInTheDocument()
    const select = dialog.getByLabelText('Access type')
    expect(select).toHaveAccessibleDescription(
      'The access type decides what this user can view and do in this fleet.',
    )
    await user.selectOptions(select, 'Data Analyst')
    expect(select).toHaveAccessibleDescription(/Cannot change anything/)
  })

  test.each([
    ['', 'This field is required.'],
    ['ana@nowhere', 'This email is invalid.'],
    [`${'a'.repeat(66)}@fleet.test`, 'Maximum 75 character(s).'],
  ])('shows an error on the field for the email %j without a confirmation', async (email, message) => {
    const { user, wire } = await open({ search: 'dialog=add' })
    const dialog = await findForm('Add User')
    if (email) await user.type(dialog.getByLabelText('Email'), email)
    await user.selectOptions(dialog.getByLabelText('Access type'), 'Admin')
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await dialog.findByText(message)).toBeVisible()
    expect(dialog.getByLabelText('Email')).toBeInvalid()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(wire.of(inviteUser)).toEqual([])
  })

  test('refuses an email that already has access before anything is asked or sent', async () => {
    const { user, wire, fleet } = await open({ search: 'dialog=add' })
    const dialog = await findForm('Add User')
    await user.type(dialog.getByLabelText('Email'), fleet.emailOf('purchaser'))
    await user.selectOptions(dialog.getByLabelText('Access type'), 'Admin')
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await dialog.findByText('Email address already exist')).toBeVisible()
    // The name arrives with the answer of the list.
    const line = 'Email address already exist · Test purchaser · Show in the list'
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(line))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(dialog.getByLabelText('Email')).toHaveValue(fleet.emailOf('purchaser'))
    expect(dialog.getByLabelText('Access type')).toHaveValue('portal-admin')
    expect(wire.of(inviteUser)).toEqual([])
  })

  test('closes the confirmation and shows an error on the field if the server knows the email', async () => {
    const { user, wire } = await open()
    await findRow('Test purchaser')
    wire.refuse(inviteUser, 'F1004')
    await invite(user, 'ana@example.ph', 'Admin')
    const dialog = await findForm('Add User')
    expect(await dialog.findByText('Email address already exist')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(dialog.getByLabelText('Email')).toHaveValue('ana@example.ph')
  })

  test('tells in the confirmation what the role may do, and that an earlier link stops working', async () => {
    const fleet = await testFleet()
    const email = `lito.${fleet.fleetId.slice(-8).toLowerCase()}@example.ph`
    await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
    const { user, wire } = await open({ fleet, search: 'dialog=add' })
    const dialog = await findForm('Add User')
    await user.type(dialog.getByLabelText('Email'), email)
    await user.selectOptions(dialog.getByLabelText('Access type'), 'Purchaser')
    const [other] = await Promise.all([
      findConfirmation('Send an invitation?'),
      user.click(dialog.getByRole('button', { name: 'Send invitation' })),
    ])
    expect(other.getByText(/as Purchaser\. Cashes in and buys fuel/)).toBeVisible()
    expect(other.getByText('This user was invited before. The earlier link stops working.')).toBeVisible()
    await user.click(other.getByRole('button', { name: 'Send invitation' }))
    await waitFor(() => expect(wire.of(inviteUser)).toHaveLength(1))
  })

  test('sends nothing if the confirmation is cancelled, and keeps the input', async () => {
    const { user, wire } = await open({ search: 'dialog=add' })
    const dialog = await findForm('Add User')
    await user.type(dialog.getByLabelText('Email'), 'ana@example.ph')
    await user.selectOptions(dialog.getByLabelText('Access type'), 'Admin')
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await user.click((await findConfirmation('Send an invitation?')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(dialog.getByLabelText('Email')).toHaveValue('ana@example.ph')
    expect(wire.of(inviteUser)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Add user' }))
    const reopened = await findForm('Add User')
    expect(reopened.getByLabelText('Email')).toHaveValue('ana@example.ph')
    expect(reopened.getByText(/^Your input from .* was restored\.$/)).toBeVisible()
  })

  test('resends an invitation with a new link', async () => {
    const fleet = await testFleet()
    const email = `kiko.${fleet.fleetId.slice(-8).toLowerCase()}@example.ph`
    await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
    const { user } = await open({ fleet })
    await runAction(user, email, 'Resend invitation')
    const confirmation = await findConfirmation('Resend the invitation?')
    await user.dblClick(confirmation.getByRole('button', { name: 'Resend invitation' }))
    expect(await screen.findByText(`An invitation was sent to ${email}.`)).toBeVisible()
    expect(await (await testSandbox()).outbox(email)).toHaveLength(2)
    expect(await findRow(email)).toHaveTextContent('Data Analyst')
  })
})

describe('the signed-in user', () => {
  test('is marked in the list and cannot change or remove their own access', async () => {
    const { user, wire } = await open()
    expect(await findRow('Test portal-admin')).toHaveTextContent('You')
    expect(await findRow('Test purchaser')).not.toHaveTextContent('You')
    const remove = within(await openMenu(user, 'Test portal-admin')).getByRole('menuitem', { name: /Remove/ })
    expect(remove).toHaveAttribute('aria-disabled', 'true')
    expect(remove).toHaveTextContent('You cannot remove your own access. Another Admin can.')
    await user.click(remove)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await user.keyboard('{Escape}')
    await runAction(user, 'Test portal-admin', 'Edit')
    const role = (await findForm('Edit User')).getByLabelText('Access type')
    expect(role).toHaveAttribute('readonly')
    expect(role).toHaveAccessibleDescription('You cannot change your own access type. Another Admin can.')
    expect(wire.sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  test('cannot open with a URL the dialog of a disabled action', async () => {
    const fleet = await testFleet()
    const other = await accessOf(fleet, 'purchaser')
    const own = await accessOf(fleet, 'portal-admin')
    const { navigation } = await open({ fleet, search: `dialog=remove:${other.userAccessId}` })
    await findConfirmation('Remove User')
    act(() => navigation.setSearch(''))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await act(async () => navigation.setSearch(`dialog=remove:${own.userAccessId}`))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  test('sees a server error inside the confirmation and can close it', async () => {
    const { user, fleet } = await open()
    await runAction(user, 'Test purchaser', 'Remove')
    const confirmation = await findConfirmation('Remove User')
    const { userAccessId } = await accessOf(fleet, 'purchaser')
    await fleet.arrange(removeUserAccess, { userAccessId })
    await user.click(confirmation.getByRole('button', { name: 'Remove user' }))
    expect(await confirmation.findByText('This no longer exists.')).toBeVisible()
    await user.click(confirmation.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  test.each(['purchaser', 'fleet-manager', 'data-analyst', 'account-manager'] as const)(
    'has no access as %s, and no list is read',
    async (as) => {
      const { wire } = await open({ as })
      expect(await screen.findByText('Not Authorized')).toBeVisible()
      expect(wire.successfulOf(listUserAccesses)).toEqual([])
    },
  )

  test('sees disabled actions with a reason in a deactivated fleet', async () => {
    const { user, wire } = await open({ isDeactivated: true })
    await findRow('Test purchaser')
    const add = screen.getByRole('button', { name: /^Add user/ })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add).toHaveAccessibleDescription(/This fleet is deactivated/)
    const menu = await openMenu(user, 'Test purchaser')
    for (const item of within(menu).getAllByRole('menuitem')) {
      expect(item).toHaveAttribute('aria-disabled', 'true')
      expect(item).toHaveAccessibleDescription(/This fleet is deactivated/)
    }
    expect(wire.sent.every(({ method }) => method === 'GET')).toBe(true)
  })
})
