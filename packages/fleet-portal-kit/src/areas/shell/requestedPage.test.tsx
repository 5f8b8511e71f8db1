import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { takeRequestedPage } from '../../pieces/navigation/lastPage.ts'
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
