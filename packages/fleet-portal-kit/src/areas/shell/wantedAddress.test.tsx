import { act, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { takeRequestedPlace } from '../../pieces/navigation/lastPlace.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

describe('an address that is opened while nobody is signed in', () => {
  const shell = (isFallback = false) => (
    <PortalShell area="drivers" isFallback={isFallback}>
      {() => null}
    </PortalShell>
  )

  test('leads to sign-in and is kept for afterwards', async () => {
    const { moves, portal } = await renderInPortal(() => shell(), { as: null, search: 'page=2' })
    expect(moves).toEqual([{ area: 'sign-in' }])
    expect(takeRequestedPlace(portal.draftStore)?.value).toEqual({ area: 'drivers', search: 'page=2' })
  })

  test('is not kept where it only stands in for an unknown one', async () => {
    const { portal } = await renderInPortal(() => shell(true), { as: null })
    expect(takeRequestedPlace(portal.draftStore)).toBeUndefined()
  })

  test.each([
    ['is kept where the session ended by itself', 'refused', { area: 'drivers', search: '' }],
    ['is not kept for whoever comes after somebody who signed out', 'signed-out', undefined],
  ] as const)('%s', async (_name, reason, kept) => {
    const { session, moves, portal } = await renderInPortal(() => shell())
    act(() => session.end(reason))
    await waitFor(() => expect(moves).toEqual([{ area: 'sign-in' }]))
    expect(takeRequestedPlace(portal.draftStore)?.value).toEqual(kept)
  })
})
