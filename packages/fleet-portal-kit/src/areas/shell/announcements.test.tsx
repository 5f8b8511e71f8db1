import { listInbox, readAnnouncement } from 'fleet-portal-api-client/contract/inbox'
import { act, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { createForm } from '../../foundation/form/createForm.tsx'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import type { AreaName } from '../../provider/navigation.ts'
import { findDialog } from '../../testing/findDialog.ts'
import { announceAll } from '../../testing/inboxScene.ts'
import { renderInPortal } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { PortalShell } from './PortalShell.tsx'

const noteForm = createForm(z.object({ note: z.string() }))

async function openShell(subjects: readonly string[], area: AreaName = 'drivers') {
  const fleet = await testFleet()
  await announceAll(
    fleet,
    subjects.map((subject) => ({ subject })),
  )
  let goTo: (next: AreaName) => void = () => {}
  let setDialogOpen: (isOpen: boolean) => void = () => {}
  function Shell() {
    const [current, setCurrent] = useState(area)
    const [isDialogOpen, setOpen] = useState(area === 'groups')
    goTo = setCurrent
    setDialogOpen = setOpen
    return (
      <PortalShell area={current}>
        {() => (
          <>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <input aria-label="A field" autoFocus={area === 'vehicles'} />
            <noteForm.Form defaultValues={{ note: '' }} onSubmit={async () => undefined}>
              <noteForm.Field name="note" label="Note">
                {(control) => (
                  <input {...control} onChange={({ target }) => control.onChange(target.value)} />
                )}
              </noteForm.Field>
              <button type="submit">Send the note</button>
            </noteForm.Form>
            {isDialogOpen && (
              <ConfirmDialog
                title="Sure?"
                body=""
                confirmLabel="Yes"
                onConfirm={async () => undefined}
                onClose={() => setOpen(false)}
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
    goTo: (next: AreaName) => act(() => goTo(next)),
    setDialogOpen: (isOpen: boolean) => act(() => setDialogOpen(isOpen)),
  }
}

const findPopup = (title: string) => screen.findByRole('region', { name: title })

const waitLongerThanIdle = () => act(() => new Promise((resolve) => setTimeout(resolve, 2500)))

const press = async (user: { click: (element: Element) => Promise<void> }, title: string, button: string) =>
  user.click(within(await findPopup(title)).getByRole('button', { name: button }))

test('unread announcements pop up one at a time, five at most, and each one that is passed is marked as read', async () => {
  const { user, wire } = await openShell(['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
  for (const [index, title] of ['Six', 'Five', 'Four', 'Three', 'Two'].entries()) {
    expect(await findPopup(title)).toHaveTextContent(`${index + 1} of 5`)
    expect(document.querySelectorAll('.fpk-announcement')).toHaveLength(1)
    if (index === 0) await press(user, title, 'Read')
    await press(user, title, title === 'Two' ? 'Close' : 'Next announcement')
    await waitFor(() => expect(wire.of(readAnnouncement)).toHaveLength(index + 1))
  }
  expect(await screen.findByRole('link', { name: 'Inbox, 1 unread' })).toBeVisible()
  await waitLongerThanIdle()
  expect(document.querySelector('.fpk-announcement')).toBeNull()
}, 60_000)

test('an announcement is one line until the user reads it', async () => {
  const fleet = await testFleet()
  await announceAll(fleet, [{ subject: 'News', modalContent: '<p>Twelve new stations</p>' }])
  const { user } = await renderInPortal(
    () => <PortalShell area="drivers">{() => <p>The area</p>}</PortalShell>,
    { fleet },
  )
  expect(await findPopup('News')).not.toHaveTextContent('Twelve new stations')
  await press(user, 'News', 'Read')
  expect(await screen.findByText('Twelve new stations')).toBeVisible()
  await press(user, 'News', 'Show less')
  expect(await findPopup('News')).not.toHaveTextContent('Twelve new stations')
})

test('closing an announcement marks it as read, and leaves the rest unread', async () => {
  const { user, wire } = await openShell(['One', 'Two', 'Three'])
  await press(user, 'Three', 'Read the rest later')
  await waitFor(() => expect(wire.of(readAnnouncement)).toHaveLength(1))
  expect(await screen.findByRole('link', { name: 'Inbox, 2 unread' })).toBeVisible()
  await waitLongerThanIdle()
  expect(document.querySelector('.fpk-announcement')).toBeNull()
})

test('announcements that are left for later do not pop up after a reload, but new ones do', async () => {
  const { user, fleet, unmount } = await openShell(['One', 'Two', 'Three'])
  await findPopup('Three')
  await user.click(screen.getByRole('button', { name: 'Read the rest later' }))
  unmount()
  const again = await renderInPortal(
    () => <PortalShell area="drivers">{() => <p>The area</p>}</PortalShell>,
    {
      fleet,
    },
  )
  await screen.findByText('The area')
  await waitLongerThanIdle()
  expect(document.querySelector('.fpk-announcement')).toBeNull()
  again.unmount()
  await announceAll(fleet, [{ subject: 'Four' }])
  await renderInPortal(() => <PortalShell area="drivers">{() => <p>The area</p>}</PortalShell>, { fleet })
  expect(await findPopup('Four')).toBeVisible()
})

test('an announcement takes no focus, the user goes on with the page, and Escape folds it first and then closes it', async () => {
  const { user, wire } = await openShell(['Older', 'Newest'])
  const popup = await findPopup('Newest')
  expect(popup).not.toContainElement(document.activeElement as HTMLElement)
  await user.click(screen.getByLabelText('A field'))
  await user.keyboard('typed')
  expect(screen.getByLabelText('A field')).toHaveValue('typed')
  await user.click(within(popup).getByRole('button', { name: 'Read' }))
  within(popup).getByRole('button', { name: 'Next announcement' }).focus()
  await user.keyboard('{Enter}')
  const next = await findPopup('Older')
  expect(within(next).getByRole('button', { name: 'Show less' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(within(next).getByRole('button', { name: 'Read' })).toHaveFocus()
  expect(wire.of(readAnnouncement)).toHaveLength(1)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.querySelector('.fpk-announcement')).toBeNull())
})

test('opening an announcement leads to the inbox, and the rest, which is listed there, does not pop up', async () => {
  const { user, moves, wire, goTo, fleet } = await openShell(['Older', 'Newest'])
  const popup = await findPopup('Newest')
  await user.click(within(popup).getByRole('button', { name: 'Read' }))
  await user.click(within(popup).getByRole('button', { name: 'Open in inbox' }))
  const { data } = await fleet.arrange(listInbox, { fleetId: fleet.fleetId })
  expect(moves).toEqual([{ area: 'inbox', search: { messageId: data[0]?.messageId } }])
  expect(wire.of(readAnnouncement)).toEqual([])
  goTo('inbox')
  await waitLongerThanIdle()
  expect(document.querySelector('.fpk-announcement')).toBeNull()
  goTo('drivers')
  await waitLongerThanIdle()
  expect(document.querySelector('.fpk-announcement')).toBeNull()
})

test('nothing pops up over a dialog', async () => {
  const { setDialogOpen } = await openShell(['News'], 'groups')
  await findDialog('Sure?', 'alertdialog')
  await waitLongerThanIdle()
  expect(document.querySelector('.fpk-announcement')).toBeNull()
  setDialogOpen(false)
  expect(await findPopup('News')).toBeVisible()
})

test('nothing pops up while a field has the focus', async () => {
  await openShell(['News'], 'vehicles')
  expect(screen.getByLabelText('A field')).toHaveFocus()
  await waitLongerThanIdle()
  expect(document.querySelector('.fpk-announcement')).toBeNull()
  act(() => screen.getByLabelText('A field').blur())
  expect(await findPopup('News')).toBeVisible()
})

test('nothing pops up while a form has typed values, until they are sent', async () => {
  const { user } = await openShell(['News'])
  await user.type(screen.getByLabelText('Note'), 'Half a sent')
  act(() => screen.getByLabelText('Note').blur())
  await waitLongerThanIdle()
  expect(document.querySelector('.fpk-announcement')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send the note' }))
  expect(await findPopup('News')).toBeVisible()
})

test.each(['cash-in', 'buy-fuel', 'generate-fuel-codes'] as const)(
  'nothing pops up on the page %s, where money moves, but on the next page',
  async (area) => {
    const { goTo } = await openShell(['News'], area)
    await waitLongerThanIdle()
    expect(document.querySelector('.fpk-announcement')).toBeNull()
    goTo('drivers')
    expect(await findPopup('News')).toBeVisible()
    // Such as Back of the browser while the popup is open.
    goTo(area)
    expect(document.querySelector('.fpk-announcement')).toBeNull()
    goTo('drivers')
    expect(await findPopup('News')).toBeVisible()
  },
)
