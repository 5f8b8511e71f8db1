import { screen, waitFor, within } from '@testing-library/react'
import { listUserAccesses, removeUserAccess, updateUserAccess } from 'api-client/contract/users'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { open, usersOf, accessOf, rowOf, menuOf, choose, form, question, options } from './usersScene.tsx'

afterEach(() => void vi.useRealTimers())

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
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['user.updated']))
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
      await dialog.findByText('A fleet needs at least one Admin. Make another user Admin first.'),
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
    expect(options(select)).toContain('Purchaser (no longer available in this fleet)')
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
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['user.removed']))

    const menu = await menuOf(person, 'Test purchaser')
    expect(within(menu).getByRole('menuitem', { name: /Edit/ })).toHaveAttribute('aria-disabled', 'true')
    await person.click(within(menu).getByRole('menuitem', { name: 'Restore access' }))
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
    await asked.findByText('A fleet needs at least one Admin. Make another user Admin first.'),
  ).toBeVisible()
  expect(await rowOf('Test purchaser')).toHaveTextContent('Active')
})
