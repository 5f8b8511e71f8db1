import { screen, waitFor, within } from '@testing-library/react'
import { listUserAccesses, removeUserAccess, updateUserAccess } from 'fleet-portal-api-client/contract/users'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  open,
  usersOf,
  accessOf,
  findRow,
  openMenu,
  runAction,
  findForm,
  findConfirmation,
  optionTexts,
} from './usersScene.tsx'

afterEach(() => void vi.useRealTimers())

describe('editing a user', () => {
  test('shows the email read-only, confirms a new access type, and keeps the filters', async () => {
    const { user, wire, navigation, events, fleet } = await open({ search: 'statuses=active' })
    await runAction(user, 'Test purchaser', 'Edit')
    const dialog = await findForm('Edit User')
    expect(dialog.getByLabelText('Email')).toHaveAttribute('readonly')
    await user.selectOptions(dialog.getByLabelText('Access type'), 'Data Analyst')
    await user.click(dialog.getByRole('button', { name: 'Save user' }))
    const confirmation = await findConfirmation('Change the access type?')
    expect(confirmation.getByText(/Test purchaser changes from Purchaser to Data Analyst/)).toBeVisible()
    expect(wire.of(updateUserAccess)).toEqual([])
    await user.dblClick(confirmation.getByRole('button', { name: 'Change access type' }))
    expect(await screen.findByText('Test purchaser was saved.')).toBeVisible()
    await waitFor(async () => expect(await findRow('Test purchaser')).toHaveTextContent('Data Analyst'))
    expect(wire.of(updateUserAccess).map(({ body }) => body)).toEqual([
      { email: fleet.emailOf('purchaser'), role: 'data-analyst', isFaEnabled: false },
    ])
    expect(navigation.search()).toBe('statuses=active')
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['user.updated']))
  })

  test.each([
    ['without a refetch of the list', false],
    ['with a refetch of the list', true],
  ])(
    'does not overwrite the change of another Admin while the dialog is open, %s',
    async (_, isRefetched) => {
      const { user, fleet, wire } = await open()
      await runAction(user, 'Test purchaser', 'Edit')
      const dialog = await findForm('Edit User')
      const { userAccessId } = await accessOf(fleet, 'purchaser')
      await fleet.arrange(updateUserAccess, { userAccessId, role: 'data-analyst' })
      if (isRefetched) {
        const callCount = wire.of(listUserAccesses).length
        // The user returns to the tab after a while, which refetches the list.
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
        window.dispatchEvent(new Event('visibilitychange'))
        await waitFor(() => expect(wire.of(listUserAccesses).length).toBeGreaterThan(callCount))
      }
      await user.click(dialog.getByLabelText('Two-factor authentication'))
      await user.click(dialog.getByRole('button', { name: 'Save user' }))
      const confirmation = await findConfirmation('Turn on two-factor authentication?')
      expect(confirmation.queryByText(/changes from/)).not.toBeInTheDocument()
      await user.click(confirmation.getByRole('button', { name: 'Turn on' }))
      expect(await screen.findByText('Test purchaser was saved.')).toBeVisible()
      const after = (await usersOf(fleet)).find((one) => one.userAccessId === userAccessId)
      expect(after).toMatchObject({ role: 'data-analyst', user: { isFaEnabled: true } })
    },
  )

  test('shows a message and keeps the dialog open if the last Admin would lose the role', async () => {
    const { user, wire, fleet } = await open()
    await runAction(user, 'Test fleet-manager', 'Edit')
    const dialog = await findForm('Edit User')
    await user.selectOptions(dialog.getByLabelText('Access type'), 'Data Analyst')
    await user.click(dialog.getByRole('button', { name: 'Save user' }))
    wire.refuse(updateUserAccess, 'LastAdmin')
    await user.click(
      (await findConfirmation('Change the access type?')).getByRole('button', { name: 'Change access type' }),
    )
    expect(
      await dialog.findByText('A fleet needs at least one Admin. Make another user Admin first.'),
    ).toBeVisible()
    expect(dialog.getByLabelText('Access type')).toHaveValue('data-analyst')
    expect(await accessOf(fleet, 'fleet-manager')).toBeDefined()
  })

  test('confirms turning two-factor on and off', async () => {
    const { user, fleet } = await open()
    for (const [title, button, isOn] of [
      ['Turn on two-factor authentication?', 'Turn on', true],
      ['Turn off two-factor authentication?', 'Turn off', false],
    ] as const) {
      await runAction(user, 'Test fleet-manager', 'Edit')
      const dialog = await findForm('Edit User')
      await user.click(dialog.getByLabelText('Two-factor authentication'))
      await user.click(dialog.getByRole('button', { name: 'Save user' }))
      await user.click((await findConfirmation(title)).getByRole('button', { name: button }))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      expect((await accessOf(fleet, 'fleet-manager')).user.isFaEnabled).toBe(isOn)
    }
  })

  test('closes without a request if nothing has changed', async () => {
    const { user, wire } = await open()
    await runAction(user, 'Test purchaser', 'Edit')
    await user.click((await findForm('Edit User')).getByRole('button', { name: 'Save user' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(wire.of(updateUserAccess)).toEqual([])
  })

  test('keeps an access type that the fleet no longer assigns until another is selected', async () => {
    const { user } = await open({ type: 'locqpay' })
    await runAction(user, 'Test purchaser', 'Edit')
    const select = (await findForm('Edit User')).getByLabelText('Access type')
    expect(select).toHaveValue('purchaser')
    expect(optionTexts(select)).toContain('Purchaser (no longer available in this fleet)')
  })
})

describe('removing a user', () => {
  test('deactivates the user after a confirmation, and access can be restored', async () => {
    const { user, wire, events, fleet } = await open()
    await runAction(user, 'Test purchaser', 'Remove')
    const confirmation = await findConfirmation('Remove User')
    expect(confirmation.getByText('Test purchaser will lose access to the portal.')).toBeVisible()
    await waitFor(() => expect(confirmation.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await user.dblClick(confirmation.getByRole('button', { name: 'Remove user' }))
    expect(await screen.findByText('Test purchaser no longer has access.')).toBeVisible()
    await waitFor(async () => expect(await findRow('Test purchaser')).toHaveTextContent('Deactivated'))
    expect(wire.of(removeUserAccess).map(({ body }) => body)).toEqual([{ role: 'purchaser' }])
    await waitFor(() => expect(events.map(({ type }) => type)).toEqual(['user.removed']))

    const menu = await openMenu(user, 'Test purchaser')
    expect(within(menu).getByRole('menuitem', { name: /Edit/ })).toHaveAttribute('aria-disabled', 'true')
    await user.click(within(menu).getByRole('menuitem', { name: 'Restore access' }))
    const dialog = await findForm('Add User')
    expect(dialog.getByLabelText('Email')).toHaveValue(fleet.emailOf('purchaser'))
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }))
    await user.click(
      (await findConfirmation('Send an invitation?')).getByRole('button', { name: 'Send invitation' }),
    )
    await waitFor(async () => expect(await findRow('Test purchaser')).toHaveTextContent('Active'))
  })
})

test('shows a message in the confirmation if the last Admin would be removed', async () => {
  const { user, wire } = await open()
  await runAction(user, 'Test purchaser', 'Remove')
  const confirmation = await findConfirmation('Remove User')
  wire.refuse(removeUserAccess, 'LastAdmin')
  await user.click(confirmation.getByRole('button', { name: 'Remove user' }))
  expect(
    await confirmation.findByText('A fleet needs at least one Admin. Make another user Admin first.'),
  ).toBeVisible()
  expect(await findRow('Test purchaser')).toHaveTextContent('Active')
})
