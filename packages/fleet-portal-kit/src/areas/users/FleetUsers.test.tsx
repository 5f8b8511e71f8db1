import { screen, waitFor, within } from '@testing-library/react'
import { inviteUser, listUserAccesses, removeUserAccess } from 'api-client/contract/users'
import { describe, expect, test } from 'vitest'
import { testFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { open, accessOf, rowOf, menuOf, choose, form, question, options, invite } from './usersScene.tsx'

describe('the list', () => {
  test('is titled User Access and shows name, e-mail, access type, two-factor and status', async () => {
    const { fleet } = await open()
    expect(screen.getByRole('heading', { name: 'User Access' })).toBeVisible()
    const row = await rowOf('Test fleet-manager')
    expect(row).toHaveTextContent(fleet.emailOf('fleet-manager'))
    expect(row).toHaveTextContent('Fleet Manager')
    expect(within(row).getByText('Off')).toBeVisible()
    expect(within(row).getByText('Active')).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Email',
      'Access type',
      'Two-factor',
      'Status',
      'Actions',
    ])
  })

  test('asks for active and deactivated users of the fleet portal, ten at a time', async () => {
    const { wire, fleet } = await open()
    await rowOf('Test purchaser')
    expect(wire.of(listUserAccesses)[0]?.query).toEqual({
      portal: 'fleet',
      fleetId: fleet.fleetId,
      statuses: 'active,deactivated',
      page: '1',
      perPage: '10',
    })
  })

  test('is filtered by status: all, active or deactivated', async () => {
    const fleet = await testFleet()
    const { userAccessId } = await accessOf(fleet, 'purchaser')
    await fleet.arrange(removeUserAccess, { userAccessId })
    const { person, navigation } = await open({ fleet })
    expect(await rowOf('Test purchaser')).toHaveTextContent('Deactivated')
    expect(options(screen.getByLabelText('Status'))).toEqual(['Status: All', 'Active', 'Deactivated'])
    await person.selectOptions(screen.getByLabelText('Status'), 'Active')
    await waitFor(() => expect(screen.queryByText('Test purchaser')).not.toBeInTheDocument())
    expect(navigation.search()).toBe('statuses=active')
    await person.selectOptions(screen.getByLabelText('Status'), 'Status: All')
    expect(await rowOf('Test purchaser')).toBeVisible()
    expect(navigation.search()).toBe('')
  })

  test.each([
    ['hedging', ['Admin', 'Purchaser', 'Fleet Manager', 'Data Analyst']],
    ['locqpay', ['Admin', 'Account Manager', 'Fleet Manager', 'Data Analyst']],
    ['locqpay-manual-po', ['Admin', 'Account Manager', 'Fleet Manager', 'Data Analyst']],
    ['locqpay-manual-po-credit', ['Admin', 'Account Manager', 'Fleet Manager', 'Data Analyst']],
  ] as const)(
    'is filtered by the access types of a %s fleet, which are those to give',
    async (type, names) => {
      const { person } = await open({ type })
      await rowOf('Test data-analyst')
      const filter = screen.getByLabelText('Access type')
      await waitFor(() => expect(options(filter)).toEqual(['Access type: All', ...names]))
      await person.selectOptions(filter, 'Data Analyst')
      await waitFor(() => expect(screen.queryByText('Test fleet-manager')).not.toBeInTheDocument())
      await person.click(screen.getByRole('button', { name: 'Add user' }))
      const select = (await form('Add User')).getByLabelText('Access type')
      expect(options(select)).toEqual(['Choose an access type', ...names])
    },
  )

  test('is searched by a whole e-mail address, which keeps its signs', async () => {
    const fleet = await testFleet()
    const email = `ana_maria.reyes+fleet-${fleet.fleetId.slice(-8).toLowerCase()}@example.ph`
    await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
    const { person, wire } = await open({ fleet })
    await rowOf('Test purchaser')
    await person.type(screen.getByLabelText('Search name or email'), `${email}<{Enter}`)
    await waitFor(() => expect(screen.queryByText('Test purchaser')).not.toBeInTheDocument())
    expect(await rowOf(email)).toBeVisible()
    expect(wire.of(listUserAccesses).at(-1)?.query['searchKey']).toBe(email)
  })
})

describe('adding', () => {
  test('asks, sends one invitation with the access type, and says where it went', async () => {
    const { person, wire, fleet, events } = await open()
    await invite(person, ' New.Person@example.ph ', 'Purchaser')
    expect(await screen.findByText('An invitation was sent to New.Person@example.ph.')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    const row = await rowOf('new.person@example.ph')
    expect(row).toHaveTextContent('Not activated yet')
    expect(row).toHaveTextContent('Purchaser')
    expect(wire.of(inviteUser).map(({ body }) => body)).toEqual([
      { fleetId: fleet.fleetId, email: 'New.Person@example.ph', role: 'purchaser' },
    ])
    const [mail] = await (await testSandbox()).outbox('new.person@example.ph')
    expect(mail?.link).toMatch(/\/activate-account\?token=/)
    await waitFor(() =>
      expect(events).toEqual([{ type: 'user.invited', widget: 'users', data: { role: 'purchaser' } }]),
    )
  })

  test('has no two-factor, and tells what the chosen access type can do', async () => {
    const { person } = await open({ search: 'dialog=add' })
    const dialog = await form('Add User')
    expect(dialog.queryByLabelText('Two-factor authentication')).not.toBeInTheDocument()
    const select = dialog.getByLabelText('Access type')
    expect(select).toHaveAccessibleDescription(
      'The access type decides what this user can view and do in this fleet.',
    )
    await person.selectOptions(select, 'Data Analyst')
    expect(select).toHaveAccessibleDescription(/Cannot change anything/)
  })

  test.each([
    ['', 'This field is required.'],
    ['ana@nowhere', 'This email is invalid.'],
    [`${'a'.repeat(66)}@fleet.test`, 'Maximum 75 character(s).'],
  ])('tells at the e-mail what is wrong with %j, and asks nothing', async (email, sentence) => {
    const { person, wire } = await open({ search: 'dialog=add' })
    const dialog = await form('Add User')
    if (email) await person.type(dialog.getByLabelText('Email'), email)
    await person.selectOptions(dialog.getByLabelText('Access type'), 'Admin')
    await person.click(dialog.getByRole('button', { name: 'Send invitation' }))
    expect(await dialog.findByText(sentence)).toBeVisible()
    expect(dialog.getByLabelText('Email')).toBeInvalid()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(wire.of(inviteUser)).toEqual([])
  })

  test('an address that has access closes the question, is told at the e-mail, and keeps the form', async () => {
    const { person, fleet } = await open()
    await rowOf('Test purchaser')
    await invite(person, fleet.emailOf('purchaser'), 'Admin')
    const dialog = await form('Add User')
    expect(await dialog.findByText('Email address already exist')).toBeVisible()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(dialog.getByLabelText('Email')).toHaveValue(fleet.emailOf('purchaser'))
    expect(dialog.getByLabelText('Access type')).toHaveValue('portal-admin')
    expect((await accessOf(fleet, 'purchaser')).user.email).toBe(fleet.emailOf('purchaser'))
  })

  test('sends nothing where the question is answered with no, and keeps what was typed', async () => {
    const { person, wire } = await open({ search: 'dialog=add' })
    const dialog = await form('Add User')
    await person.type(dialog.getByLabelText('Email'), 'ana@example.ph')
    await person.selectOptions(dialog.getByLabelText('Access type'), 'Admin')
    await person.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await person.click((await question('Send an invitation?')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(dialog.getByLabelText('Email')).toHaveValue('ana@example.ph')
    expect(wire.of(inviteUser)).toEqual([])
    await person.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await person.click(screen.getByRole('button', { name: 'Add user' }))
    const again = await form('Add User')
    expect(again.getByLabelText('Email')).toHaveValue('ana@example.ph')
    expect(again.getByText(/^Your unsent input from .* was restored\.$/)).toBeVisible()
  })

  test('again is the resend: a new link leaves, the earlier one stops working', async () => {
    const fleet = await testFleet()
    const email = `kiko.${fleet.fleetId.slice(-8).toLowerCase()}@example.ph`
    await fleet.arrange(inviteUser, { fleetId: fleet.fleetId, email, role: 'data-analyst' })
    const { person } = await open({ fleet })
    await choose(person, email, 'Resend invitation')
    const asked = await question('Resend the invitation?')
    await person.dblClick(asked.getByRole('button', { name: 'Resend invitation' }))
    expect(await screen.findByText(`An invitation was sent to ${email}.`)).toBeVisible()
    expect(await (await testSandbox()).outbox(email)).toHaveLength(2)
    expect(await rowOf(email)).toHaveTextContent('Data Analyst')
  })
})

describe('who is looking', () => {
  test('is marked, and can neither remove nor re-role themselves, and is told why', async () => {
    const { person, wire } = await open()
    expect(await rowOf('Test portal-admin')).toHaveTextContent('You')
    expect(await rowOf('Test purchaser')).not.toHaveTextContent('You')
    const remove = within(await menuOf(person, 'Test portal-admin')).getByRole('menuitem', { name: /Remove/ })
    expect(remove).toHaveAttribute('aria-disabled', 'true')
    expect(remove).toHaveTextContent('You cannot change or remove your own access.')
    await person.click(remove)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await person.keyboard('{Escape}')
    await choose(person, 'Test portal-admin', 'Edit')
    const role = (await form('Edit User')).getByLabelText('Access type')
    expect(role).toHaveAttribute('readonly')
    expect(role).toHaveAccessibleDescription(/You cannot change or remove your own access/)
    expect(wire.sent.every(({ method }) => method === 'GET')).toBe(true)
  })

  test('is told in the question where the server refuses, and can close it', async () => {
    const { person, fleet } = await open()
    await choose(person, 'Test purchaser', 'Remove')
    const asked = await question('Remove User')
    const { userAccessId } = await accessOf(fleet, 'purchaser')
    await fleet.arrange(removeUserAccess, { userAccessId })
    await person.click(asked.getByRole('button', { name: 'Remove user' }))
    expect(await asked.findByText('This no longer exists.')).toBeVisible()
    await person.click(asked.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  })

  test.each(['purchaser', 'fleet-manager', 'data-analyst', 'account-manager'] as const)(
    'as %s is told that the role has no access, and no list is asked for',
    async (as) => {
      const { wire } = await open({ as })
      expect(await screen.findByText('Not Authorized')).toBeVisible()
      expect(wire.of(listUserAccesses)).toEqual([])
    },
  )

  test('on a deactivated fleet reads everything, and every change says why not', async () => {
    const { person, wire } = await open({ isDeactivated: true })
    await rowOf('Test purchaser')
    const add = screen.getByRole('button', { name: /^Add user/ })
    expect(add).toHaveAttribute('aria-disabled', 'true')
    expect(add).toHaveAccessibleDescription(/This fleet is deactivated/)
    const menu = await menuOf(person, 'Test purchaser')
    for (const item of within(menu).getAllByRole('menuitem')) {
      expect(item).toHaveAttribute('aria-disabled', 'true')
      expect(item).toHaveAccessibleDescription(/This fleet is deactivated/)
    }
    expect(wire.sent.every(({ method }) => method === 'GET')).toBe(true)
  })
})
