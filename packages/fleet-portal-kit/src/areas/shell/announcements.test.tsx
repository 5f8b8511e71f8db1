import { listInbox, readAnnouncement } from 'api-client/contract/inbox'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import type { AreaName } from '../../provider/navigation.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { announceAll } from '../../testing/inboxScene.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { PortalShell } from './PortalShell.tsx'

async function open(subjects: readonly string[], area: AreaName = 'drivers') {
  const fleet = await testFleet()
  await announceAll(
    fleet,
    subjects.map((subject) => ({ subject })),
  )
  let go: (next: AreaName) => void = () => {}
  let ask: (isAsked: boolean) => void = () => {}
  function Shell() {
    const [at, setAt] = useState(area)
    const [isAsked, setAsked] = useState(area === 'groups')
    go = setAt
    ask = setAsked
    return (
      <PortalShell area={at}>
        {() => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <input aria-label="A field" autoFocus={area === 'vehicles'} />
            {isAsked && (
              <ConfirmDialog
                title="Sure?"
                body=""
                confirmLabel="Yes"
                onConfirm={async () => undefined}
                onClose={() => setAsked(false)}
              />
            )}
          </>
        )}
      </PortalShell>
    )
  }
  const portal = await renderInPortal(() => <Shell />, { fleet })
  await screen.findByLabelText('A field')
  return {
    ...portal,
    go: (next: AreaName) => act(() => go(next)),
    ask: (isAsked: boolean) => act(() => ask(isAsked)),
  }
}

const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 2500)))

const close = async (title: string, person: { click: (element: Element) => Promise<void> }) => {
  const popup = await findDialog(title)
  await person.click(within(popup).getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
}

test('unread announcements pop up one at a time, five at most, and closing one counts as reading it', async () => {
  const { person, wire } = await open(['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
  for (const [index, title] of ['Six', 'Five', 'Four', 'Three', 'Two'].entries()) {
    const popup = await findDialog(title)
    expect(popup).toHaveTextContent(`Announcement ${index + 1} of 5`)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await close(title, person)
    await waitFor(() => expect(wire.of(readAnnouncement)).toHaveLength(index + 1))
  }
  expect(await screen.findByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible()
  await aWhile()
  expect(screen.queryByRole('dialog')).toBeNull()
}, 60_000)

test('opening one leads to it in the inbox, where nothing pops up', async () => {
  const { person, moves, wire, go, fleet } = await open(['Older', 'Newest'])
  const popup = await findDialog('Newest')
  await person.click(within(popup).getByRole('button', { name: 'Open in inbox' }))
  const { data } = await fleet.arrange(listInbox, { fleetId: fleet.fleetId })
  expect(moves).toEqual([{ area: 'inbox', search: { messageId: data[0]?.messageId } }])
  expect(wire.of(readAnnouncement)).toEqual([])
  go('inbox')
  await aWhile()
  expect(screen.queryByRole('dialog')).toBeNull()
  go('drivers')
  expect(await findDialog('Older')).toBeVisible()
})

test('nothing pops up over a dialog', async () => {
  const { ask } = await open(['News'], 'groups')
  await findDialog('Sure?', 'alertdialog')
  await aWhile()
  expect(screen.queryByRole('dialog')).toBeNull()
  ask(false)
  expect(await findDialog('News')).toBeVisible()
})

test('nothing pops up while the caret stands in a field', async () => {
  await open(['News'], 'vehicles')
  expect(screen.getByLabelText('A field')).toHaveFocus()
  await aWhile()
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => screen.getByLabelText('A field').blur())
  expect(await findDialog('News')).toBeVisible()
})
