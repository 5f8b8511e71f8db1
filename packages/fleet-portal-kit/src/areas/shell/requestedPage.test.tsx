import { act, waitFor } from '@testing-library/react'
import { StrictMode, useEffect, useState, type ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { lastPageKey, takeRequestedPage } from '../../pieces/navigation/lastPage.ts'
import { createMemoryNavigation } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

describe('a page that is opened without a session', () => {
  const shell = (isFallback = false) => (
    <PortalShell area="drivers" isFallback={isFallback}>
      {() => null}
    </PortalShell>
  )

  test('leads to sign-in and is stored as the page to return to', async () => {
    const { moves, portal } = await renderInPortal(() => shell(), { as: null, search: 'page=2' })
    expect(moves).toEqual([{ area: 'sign-in' }])
    expect(takeRequestedPage(portal.draftStore)?.value).toEqual({ area: 'drivers', search: 'page=2' })
  })

  test('is not stored if it only replaces an unknown URL', async () => {
    const { portal } = await renderInPortal(() => shell(true), { as: null })
    expect(takeRequestedPage(portal.draftStore)).toBeUndefined()
  })

  test.each([
    ['is stored if the session expired', 'refused', { area: 'drivers', search: '' }],
    ['is not stored after the user signed out', 'signed-out', undefined],
  ] as const)('%s', async (_name, reason, stored) => {
    const { session, moves, portal } = await renderInPortal(() => shell())
    act(() => session.end(reason))
    await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
    expect(takeRequestedPage(portal.draftStore)?.value).toEqual(stored)
  })
})

test.each([
  ['the page that edits a fleet card is stored with the card', 'fleet-card-edit', { fleetCard: '{}' }, true],
  ['the token of a bank that was passed to cash-in is not stored', 'cash-in', { token: 'secret' }, false],
] as const)('%s', async (_name, area, state, isStored) => {
  const { portal, session } = await renderInPortal(
    () => <PortalShell area={area}>{() => null}</PortalShell>,
    { type: 'locqpay', state },
  )
  const stored = () => {
    const { userId = '' } = session.read().userDetails ?? {}
    return portal.draftStore.readStored(lastPageKey(userId))?.value as Record<string, unknown> | undefined
  }
  await waitFor(() => expect(stored()).toMatchObject({ area }))
  expect(stored()?.['state']).toEqual(isStored ? state : undefined)
})

describe('a page that is opened before a fleet is chosen', () => {
  const shell = () => <PortalShell area="drivers">{() => null}</PortalShell>
  /** Opens a page in a session without a fleet. */
  function WithoutFleet({ isUserKnown = true, children }: { isUserKnown?: boolean; children: ReactNode }) {
    const { session } = usePortal().client
    const [isReady, setReady] = useState(false)
    useEffect(() => {
      session.write({ fleetId: undefined, role: undefined, ...(!isUserKnown && { userDetails: undefined }) })
      setReady(true)
    }, [session, isUserKnown])
    return isReady && children
  }

  test('leads to the selection of a fleet and is stored as the page to return to', async () => {
    const open = () => <WithoutFleet>{shell()}</WithoutFleet>
    const { session, moves, portal } = await renderInPortal(open, { search: 'page=2' })
    await waitFor(() => expect(moves).toEqual([{ area: 'select-fleet' }]))
    const { userId = '' } = session.read().userDetails ?? {}
    const stored = portal.draftStore.readStored(lastPageKey(userId))
    expect(stored?.value).toEqual({ area: 'drivers', search: 'page=2' })
    expect(takeRequestedPage(portal.draftStore)).toBeUndefined()
  })

  test('keeps its query if React runs effects twice', async () => {
    const open = () => (
      <StrictMode>
        <WithoutFleet>{shell()}</WithoutFleet>
      </StrictMode>
    )
    const isLeft = vi.fn()
    const navigation = createMemoryNavigation({
      search: 'page=2',
      onNavigate() {
        navigation.setSearch('')
        isLeft()
      },
    })
    const { session, portal } = await renderInPortal(open, { provider: { navigation } })
    await waitFor(() => expect(isLeft).toHaveBeenCalled())
    const { userId = '' } = session.read().userDetails ?? {}
    expect(portal.draftStore.readStored(lastPageKey(userId))?.value).toEqual({
      area: 'drivers',
      search: 'page=2',
    })
  })

  test('is stored for the selection of a fleet if the user is not read yet', async () => {
    const open = () => <WithoutFleet isUserKnown={false}>{shell()}</WithoutFleet>
    const { moves, portal } = await renderInPortal(open, { search: 'page=2' })
    await waitFor(() => expect(moves).toEqual([{ area: 'select-fleet' }]))
    expect(takeRequestedPage(portal.draftStore)?.value).toEqual({ area: 'drivers', search: 'page=2' })
  })

  test('is not stored if the user leaves the fleet to choose another', async () => {
    const { session, moves, portal } = await renderInPortal(shell)
    act(() => session.write({ fleetId: undefined, role: undefined }))
    await waitFor(() => expect(moves).toEqual([{ area: 'select-fleet' }]))
    const { userId = '' } = session.read().userDetails ?? {}
    expect(portal.draftStore.readStored(lastPageKey(userId))).toBeUndefined()
  })
})
