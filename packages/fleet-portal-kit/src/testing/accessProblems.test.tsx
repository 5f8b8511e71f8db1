import { act, screen, waitFor } from '@testing-library/react'
import type { AnyEndpoint } from 'fleet-portal-api-client'
import { getFleet, listFleets } from 'fleet-portal-api-client/contract/fleets'
import { getCurrentUser } from 'fleet-portal-api-client/contract/session'
import { useState } from 'react'
import { describe, expect, test } from 'vitest'
import { StateView } from '../foundation/ui/StateView.tsx'
import { createMemoryNavigation, type AreaName } from '../provider/navigation.ts'
import { renderInPortal } from './renderInPortal.tsx'
import { testFleet } from './testFleet.ts'
import { SelectFleet } from '../areas/select-fleet/SelectFleet.tsx'
import { PortalShell } from '../areas/shell/PortalShell.tsx'

type Body = Record<string, unknown>

/** A portal that navigates between fleet selection and shell, and records its navigations. */
async function openWith(...changes: readonly (readonly [AnyEndpoint, (body: Body) => unknown])[]) {
  const fleet = await testFleet()
  const moves: AreaName[] = []
  let show: (area: AreaName) => void = () => {}
  const navigation = createMemoryNavigation({
    onNavigate: ({ area }) => {
      moves.push(area)
      show(area)
    },
  })
  function Host() {
    const [area, setArea] = useState<AreaName>('landing')
    show = setArea
    if (area === 'select-fleet') return <SelectFleet />
    if (area === 'sign-in') return <p>Sign-in</p>
    return (
      <PortalShell area={area} isStart>
        {() => <StateView tone="empty" title="The area" />}
      </PortalShell>
    )
  }
  const page = await renderInPortal(() => <Host />, {
    fleet,
    provider: { navigation },
    prepareWire: (wire) => {
      for (const [endpoint, change] of changes) wire.rewrite(endpoint, change)
    },
  })
  return { ...page, moves }
}

const accesses = (change: (access: Body) => Body[]) => (user: Body) => ({
  ...user,
  userAccesses: (user['userAccesses'] as Body[]).flatMap(change),
})

describe('contradictions between user, fleets and role stop on one page, without a redirect loop:', () => {
  test.each([
    ['no access at all', accesses(() => []), /You have no role in/],
    [
      'access to another portal only',
      accesses((access) => [{ ...access, portal: 'station' }]),
      /You have no role in/,
    ],
    [
      'an unknown role',
      accesses((access) => [{ ...access, role: 'harbour-master' }]),
      /is “harbour-master”\. This portal does not know this role\./,
    ],
    [
      'access to a fleet that is not in the list',
      accesses((access) => [{ ...access, fleetId: 'flt_other' }]),
      /You have no role in/,
    ],
    [
      'access without a fleet',
      accesses(({ fleetId: _fleetId, ...access }) => [access]),
      /You have no role in/,
    ],
  ] as const)('%s', async (_name, change, sentence) => {
    const { moves, user, session } = await openWith([getCurrentUser, change])
    act(() => session.write({ fleetId: undefined }))
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(screen.getByText(/Ask an Admin of the fleet/)).toBeVisible()
    const settled = moves.length
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(moves).toHaveLength(settled)
    expect(settled).toBeLessThanOrEqual(4)
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(await screen.findByText('Sign-in')).toBeVisible()
    expect(session.read().accessToken).toBeUndefined()
  })

  test.each([403, 404])('a fleet that the server refuses with %i', async (status) => {
    const { moves } = await openWith([getFleet, () => new Response('{}', { status })])
    expect(await screen.findByText(/but you have no access to it/)).toBeVisible()
    expect(moves.length).toBeLessThanOrEqual(4)
  })

  test('no fleet', async () => {
    const { moves, session } = await openWith([listFleets, (body) => ({ ...body, fleets: [], count: 0 })])
    act(() => session.write({ fleetId: undefined }))
    const problem = await screen.findByText(/not connected to any fleet/)
    expect(problem).toHaveTextContent(
      /Signed in as \S+@fleet\.test\. Your role is Admin, but no fleet is listed for it\./,
    )
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()
    await waitFor(() => expect(moves.length).toBeLessThanOrEqual(4))
  })
})
