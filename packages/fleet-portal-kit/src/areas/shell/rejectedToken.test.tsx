import { screen, waitFor, within } from '@testing-library/react'
import { getCurrentUser, login, refreshSession } from 'fleet-portal-api-client/contract/session'
import { expect, test } from 'vitest'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

/** Renders a shell with a renewable session. The server rejects the next read of the current user. */
async function openRejected() {
  const portal = await renderInPortal(
    () => (
      <PortalShell area="drivers">
        {() => <StateView tone="empty" title="The area" detail="The area is rendered here." />}
      </PortalShell>
    ),
    { as: 'data-analyst' },
  )
  const { client, session, wire, fleet } = portal
  await screen.findByText('The area')
  const email = fleet.emailOf('data-analyst')
  const tokens = await client.call(login, { email, password: 'Fleet-2026!', portalType: 'fleet' })
  session.write({ accessToken: tokens.AccessToken, refreshToken: tokens.RefreshToken })
  wire.refuse(getCurrentUser, 'Unauthorized')
  return portal
}

test('a call that is rejected again with a renewed token shows Not Authorized', async () => {
  const { client, session, wire, moves, user } = await openRejected()
  wire.refuse(getCurrentUser, 'Unauthorized')
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 })
  expect(wire.of(refreshSession)).toHaveLength(1)
  const page = (await screen.findByText('Not Authorized')).closest<HTMLElement>('.fpk-state')
  expect(within(page as HTMLElement).getByText(/^Reference \S+$/)).toBeVisible()
  expect(session.read()).not.toHaveProperty('accessToken')
  expect(session.read()).not.toHaveProperty('fleetId')
  expect(moves).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Go to sign in' }))
  expect(moves).toEqual([{ area: 'sign-in' }])
})

test('an expired session leads straight to sign-in', async () => {
  const { client, session, wire, moves } = await openRejected()
  wire.refuse(refreshSession, 'Unauthorized')
  await expect(client.call(getCurrentUser, {})).rejects.toMatchObject({ status: 401 })
  await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
  expect(screen.queryByText('Not Authorized')).toBeNull()
  expect(session.read()).not.toHaveProperty('accessToken')
})
