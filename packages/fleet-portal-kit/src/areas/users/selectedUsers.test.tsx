import { inviteUser, removeUserAccess, updateUserAccess } from 'fleet-portal-api-client/contract/users'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { testFleet } from '../../testing/testFleet.ts'
import { findConfirmation, findRow, open, runAction, usersOf } from './usersScene.tsx'

const openUsers = async () => {
  const fleet = await testFleet()
  await fleet.arrange(inviteUser, {
    fleetId: fleet.fleetId,
    email: `new-${fleet.fleetId}@fleet.test`,
    role: 'purchaser',
  })
  const portal = await open({ fleet })
  await screen.findByRole('checkbox', { name: 'Select all on this page' })
  return portal
}

const statusesOf = async (fleet: Parameters<typeof usersOf>[0]) =>
  (await usersOf(fleet)).map(({ status = '' }) => status).toSorted((one, other) => one.localeCompare(other))

const everyone = Array.from({ length: 6 }, () => 'active')
/** The statuses if only the signed-in user has access. */
const onlyAdmin = ['active', ...Array.from({ length: 5 }, () => 'deactivated')]

describe('several users', () => {
  test('lose their access, each with its own key, without the signed-in user', async () => {
    const { user, fleet, wire } = await openUsers()
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(await screen.findByText('5 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove 5 users' }))
    const question = await findConfirmation('Remove 5 users?')
    await user.click(question.getByRole('button', { name: 'Remove 5 users' }))
    expect(await screen.findByText('5 of 5 users removed')).toBeVisible()
    expect(await statusesOf(fleet)).toEqual(onlyAdmin)
    expect(new Set(wire.of(removeUserAccess).map(({ key }) => key)).size).toBe(5)
  })

  test('have no checkbox for the signed-in user', async () => {
    await openUsers()
    const own = await findRow('You')
    expect(within(own).queryByRole('checkbox')).toBeNull()
    expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(5)
  })

  test('get their invitation again if they have not accepted it', async () => {
    const { user, fleet, wire } = await openUsers()
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Resend 1 invitation' }))
    const question = await findConfirmation('Resend 1 invitation?')
    expect(question.getByText(/4 other selected users do not change\./)).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Resend 1 invitation' }))
    expect(await screen.findByText('Invitations of 1 of 1 user sent again')).toBeVisible()
    expect(wire.of(inviteUser)).toHaveLength(1)
    expect(await statusesOf(fleet)).toEqual(everyone)
  })

  test('get their access back, unless the fleet no longer assigns their access type', async () => {
    const { user, fleet } = await openUsers()
    // A hedging fleet assigns all roles of the users but `account-manager`.
    for (const access of (await usersOf(fleet)).filter(({ role }) => role !== 'portal-admin')) {
      await fleet.arrange(removeUserAccess, { userAccessId: access.userAccessId })
    }
    await user.selectOptions(screen.getByLabelText('Status'), 'Deactivated')
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Restore access of 4 users' }))
    const question = await findConfirmation('Restore access of 4 users?')
    expect(question.getByText('1 other selected user does not change.', { exact: false })).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Restore access of 4 users' }))
    expect(await screen.findByText('Access of 4 of 4 users restored')).toBeVisible()
    expect(await statusesOf(fleet)).toEqual([...everyone.slice(1), 'deactivated'])
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await statusesOf(fleet)).toEqual(onlyAdmin))
  })
})

test('a user who has not activated the account is shown as invited, not as active', async () => {
  const { fleet } = await openUsers()
  const row = within(await findRow(`new-${fleet.fleetId}@fleet.test`))
  expect(row.getByText('Invited')).toBeVisible()
  expect(row.queryByText('Active')).toBeNull()
})

describe('an invitation that is sent again from a list of before', () => {
  const invited = async () => {
    const { user, fleet } = await openUsers()
    const email = `new-${fleet.fleetId}@fleet.test`.toLowerCase()
    const accessNow = async () => {
      const found = (await usersOf(fleet)).find((one) => one.user.email.toLowerCase() === email)
      if (!found) throw new Error('The user is not listed.')
      return found
    }
    await findRow(email)
    return { user, fleet, email, accessNow, userAccessId: (await accessNow()).userAccessId }
  }

  test('keeps the access type that another Admin has chosen since', async () => {
    const { user, fleet, email, accessNow, userAccessId } = await invited()
    await fleet.arrange(updateUserAccess, { userAccessId, email, role: 'data-analyst', isFaEnabled: false })
    await runAction(user, email, 'Resend invitation')
    const question = await findConfirmation('Resend the invitation?')
    await user.click(question.getByRole('button', { name: 'Resend invitation' }))
    expect(await screen.findByText(`An invitation was sent to ${email}.`)).toBeVisible()
    expect((await accessNow()).role).toBe('data-analyst')
  })

  test('gives back no access that another Admin has removed since', async () => {
    const { user, fleet, accessNow, userAccessId } = await invited()
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(await screen.findByRole('button', { name: 'Resend 1 invitation' }))
    const question = await findConfirmation('Resend 1 invitation?')
    await fleet.arrange(removeUserAccess, { userAccessId })
    await user.click(question.getByRole('button', { name: 'Resend 1 invitation' }))
    expect(await screen.findByText(/^Invitations of \d of 1 user sent again/)).toBeVisible()
    expect((await accessNow()).status).toBe('deactivated')
    expect(await question.findByText('This no longer exists.')).toBeVisible()
  })
})
