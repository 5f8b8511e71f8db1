import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Role } from 'api-client/contract/access'
import { inviteUser, listUserAccesses, removeUserAccess, updateUserAccess } from 'api-client/contract/users'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet, type TestFleet } from '../../testing/testFleet.ts'
import { testSandbox } from '../../testing/testSandbox.ts'
import { FleetUsers } from './FleetUsers.tsx'

afterEach(() => void vi.useRealTimers())

const open = (options: PortalOptions = {}) =>
  renderInPortal((fleetId) => <FleetUsers fleetId={fleetId} />, options)

const usersOf = async (fleet: TestFleet) =>
  (await fleet.arrange(listUserAccesses, { fleetId: fleet.fleetId, perPage: 50 })).userAccesses

async function accessOf(fleet: TestFleet, role: Role) {
  const found = (await usersOf(fleet)).find((one) => one.role === role)
  if (!found) throw new Error(`Nobody is ${role}`)
  return found
}

const rowOf = async (text: string) => (await screen.findByText(text)).closest('tr') as HTMLElement

async function menuOf(person: UserEvent, name: string) {
  await person.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
  return screen.findByRole('menu', { name: `Actions for ${name}` })
}

async function choose(person: UserEvent, name: string, action: string) {
  await person.click(within(await menuOf(person, name)).getByRole('menuitem', { name: action }))
}

const form = async (name: string) => within(await screen.findByRole('dialog', { name }))
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)

async function invite(person: UserEvent, email: string, role: string) {
  await person.click(await screen.findByRole('button', { name: 'Add user' }))
  const dialog = await form('Add User')
  await person.type(dialog.getByLabelText('Email'), email)
  await person.selectOptions(dialog.getByLabelText('Access type'), role)
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }))
  const asked = await question('Send an invitation?')
  await person.dblClick(asked.getByRole('button', { name: 'Send invitation' }))
}

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
    const email = `ana_maria.reyes+fleet-${fleet.fleetId.slice(4, 10).toLowerCase()}@example.ph`
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
    expect(row).toHaveTextContent('Has not activated yet')
    expect(row).toHaveTextContent('Purchaser')
    expect(wire.of(inviteUser).map(({ body }) => body)).toEqual([
      { fleetId: fleet.fleetId, email: 'New.Person@example.ph', role: 'purchaser' },
    ])
    const [mail] = await (await testSandbox()).outbox('new.person@example.ph')
    expect(mail?.link).toMatch(/\/activate-account\?token=/)
    expect(events).toEqual([{ type: 'user.invited', widget: 'users', data: { role: 'purchaser' } }])
  })

  test('has no two-factor, and tells what the chosen access type can do', async () => {
    const { person } = await open({ search: 'dialog=add' })
    const dialog = await form('Add User')
    expect(dialog.queryByLabelText('Two-factor authentication')).not.toBeInTheDocument()
    const select = dialog.getByLabelText('Access type')
    expect(select).toHaveAccessibleDescription('Decides what this user can see and do on this fleet.')
    await person.selectOptions(select, 'Data Analyst')
    expect(select).toHaveAccessibleDescription(/Changes nothing/)
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

  test('sends nothing where the question is answered with no, and still asks before it is left', async () => {
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
    await person.click(await screen.findByRole('button', { name: 'Stay' }))
    expect(dialog.getByLabelText('Email')).toHaveValue('ana@example.ph')
  })

  test('again is the resend: a new link leaves, the earlier one stops working', async () => {
    const fleet = await testFleet()
    const email = `kiko.${fleet.fleetId.slice(4, 10).toLowerCase()}@example.ph`
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

describe('editing', () => {
  test('shows the e-mail as it is, asks before a new access type, and keeps the filters', async () => {
    const { person, wire, navigation, events, fleet } = await open({ search: 'statuses=active' })
    await choose(person, 'Test purchaser', 'Edit')
    const dialog = await form('Edit User')
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly')
    await person.selectOptions(dialog.getByLabelText('Access type'), 'Data Analyst')
    await person.click(dialog.getByRole('button', { name: 'Save user' }))
    const asked = await question('Change the access type?')
    expect(asked.getByText(/Test purchaser changes from Purchaser to Data Analyst/)).toBeVisible()
    expect(wire.of(updateUserAccess)).toEqual([])
    await person.dblClick(asked.getByRole('button', { name: 'Change access type' }))
    expect(await screen.findByText('Test purchaser was saved.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('Test purchaser')).toHaveTextContent('Data Analyst'))
    expect(wire.of(updateUserAccess).map(({ body }) => body)).toEqual([
      { email: fleet.emailOf('purchaser'), role: 'data-analyst', isFaEnabled: false },
    ])
    expect(navigation.search()).toBe('statuses=active')
    expect(events.map(({ type }) => type)).toEqual(['user.updated'])
  })

  test.each([
    ['the list as it was', false],
    ['the list read anew behind it', true],
  ])(
    'in a dialog that stood open puts nothing back that another Admin changed: %s',
    async (_, isReadAnew) => {
      const { person, fleet, wire } = await open()
      await choose(person, 'Test purchaser', 'Edit')
      const dialog = await form('Edit User')
      const { userAccessId } = await accessOf(fleet, 'purchaser')
      await fleet.arrange(updateUserAccess, { userAccessId, role: 'data-analyst' })
      if (isReadAnew) {
        const before = wire.of(listUserAccesses).length
        // The person comes back to the tab after a while.
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
        window.dispatchEvent(new Event('visibilitychange'))
        await waitFor(() => expect(wire.of(listUserAccesses).length).toBeGreaterThan(before))
      }
      await person.click(dialog.getByLabelText('Two-factor authentication'))
      await person.click(dialog.getByRole('button', { name: 'Save user' }))
      const asked = await question('Turn on two-factor authentication?')
      expect(asked.queryByText(/changes from/)).not.toBeInTheDocument()
      await person.click(asked.getByRole('button', { name: 'Turn on' }))
      expect(await screen.findByText('Test purchaser was saved.')).toBeVisible()
      const after = (await usersOf(fleet)).find((one) => one.userAccessId === userAccessId)
      expect(after).toMatchObject({ role: 'data-analyst', user: { isFaEnabled: true } })
    },
  )

  test('of the last Admin is refused in words, and the dialog stays', async () => {
    const { person, wire, fleet } = await open()
    await choose(person, 'Test fleet-manager', 'Edit')
    const dialog = await form('Edit User')
    await person.selectOptions(dialog.getByLabelText('Access type'), 'Data Analyst')
    await person.click(dialog.getByRole('button', { name: 'Save user' }))
    wire.refuse(updateUserAccess, 'LastAdmin')
    await person.click(
      (await question('Change the access type?')).getByRole('button', { name: 'Change access type' }),
    )
    expect(
      await dialog.findByText('A fleet keeps at least one Admin. Make somebody else Admin first.'),
    ).toBeVisible()
    expect(dialog.getByLabelText('Access type')).toHaveValue('data-analyst')
    expect(await accessOf(fleet, 'fleet-manager')).toBeDefined()
  })

  test('asks before two-factor is turned on, and before it is turned off', async () => {
    const { person, fleet } = await open()
    for (const [title, button, isOn] of [
      ['Turn on two-factor authentication?', 'Turn on', true],
      ['Turn off two-factor authentication?', 'Turn off', false],
    ] as const) {
      await choose(person, 'Test fleet-manager', 'Edit')
      const dialog = await form('Edit User')
      await person.click(dialog.getByLabelText('Two-factor authentication'))
      await person.click(dialog.getByRole('button', { name: 'Save user' }))
      await person.click((await question(title)).getByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect((await accessOf(fleet, 'fleet-manager')).user.isFaEnabled).toBe(isOn)
    }
  })

  test('of nothing closes without a call', async () => {
    const { person, wire } = await open()
    await choose(person, 'Test purchaser', 'Edit')
    await person.click((await form('Edit User')).getByRole('button', { name: 'Save user' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.of(updateUserAccess)).toEqual([])
  })

  test('keeps an access type that this fleet no longer gives, until another is chosen', async () => {
    const { person } = await open({ type: 'locqpay' })
    await choose(person, 'Test purchaser', 'Edit')
    const select = (await form('Edit User')).getByLabelText('Access type')
    expect(select).toHaveValue('purchaser')
    expect(options(select)).toContain('Purchaser (no longer given on this fleet)')
  })
})

describe('removing', () => {
  test('asks, and the user is deactivated and can be given access again', async () => {
    const { person, wire, events, fleet } = await open()
    await choose(person, 'Test purchaser', 'Remove')
    const asked = await question('Remove User')
    expect(asked.getByText('Test purchaser will lose access to the portal.')).toBeVisible()
    await waitFor(() => expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await person.dblClick(asked.getByRole('button', { name: 'Remove user' }))
    expect(await screen.findByText('Test purchaser no longer has access.')).toBeVisible()
    await waitFor(async () => expect(await rowOf('Test purchaser')).toHaveTextContent('Deactivated'))
    expect(wire.of(removeUserAccess).map(({ body }) => body)).toEqual([{ role: 'purchaser' }])
    expect(events.map(({ type }) => type)).toEqual(['user.removed'])

    const menu = await menuOf(person, 'Test purchaser')
    expect(within(menu).getByRole('menuitem', { name: /Edit/ })).toHaveAttribute('aria-disabled', 'true')
    await person.click(within(menu).getByRole('menuitem', { name: 'Give access again' }))
    const dialog = await form('Add User')
    expect(dialog.getByLabelText('Email')).toHaveValue(fleet.emailOf('purchaser'))
    await person.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await person.click(
      (await question('Send an invitation?')).getByRole('button', { name: 'Send invitation' }),
    )
    await waitFor(async () => expect(await rowOf('Test purchaser')).toHaveTextContent('Active'))
  })
})

test('removing the last Admin is refused in words, in the question', async () => {
  const { person, wire } = await open()
  await choose(person, 'Test purchaser', 'Remove')
  const asked = await question('Remove User')
  wire.refuse(removeUserAccess, 'LastAdmin')
  await person.click(asked.getByRole('button', { name: 'Remove user' }))
  expect(
    await asked.findByText('A fleet keeps at least one Admin. Make somebody else Admin first.'),
  ).toBeVisible()
  expect(await rowOf('Test purchaser')).toHaveTextContent('Active')
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
