import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { PortalShell } from './PortalShell.tsx'

const area = () => <StateView tone="empty" title="The area" detail="Here an area is drawn." />

test('an address that stands in for an unknown one opens its area', async () => {
  const { moves } = await renderInPortal(() => (
    <PortalShell area="redemptions" isFallback>
      {area}
    </PortalShell>
  ))
  expect(await screen.findByText('The area')).toBeVisible()
  expect(moves).toEqual([])
})

test('a stand-in that the role may not open leads to where the role starts', async () => {
  const { moves } = await renderInPortal(
    () => (
      <PortalShell area="redemptions" isFallback>
        {area}
      </PortalShell>
    ),
    { as: 'data-analyst' },
  )
  await waitFor(() => expect(moves).toEqual([{ area: 'dashboard' }]))
  expect(screen.queryByText('Not Authorized')).toBeNull()
})

test('an address of an area that the role may not open is refused in words', async () => {
  const { moves } = await renderInPortal(() => <PortalShell area="redemptions">{area}</PortalShell>, {
    as: 'data-analyst',
  })
  expect(await screen.findByText('Not Authorized')).toBeVisible()
  expect(moves).toEqual([])
})
