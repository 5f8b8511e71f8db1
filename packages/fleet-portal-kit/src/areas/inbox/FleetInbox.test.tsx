import {
  listInbox,
  readAllAnnouncements,
  readAnnouncement,
  readMessage,
} from 'fleet-portal-api-client/contract/inbox'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { findDialog } from '../../testing/findDialog.ts'
import { renderInPortal, type PortalOptions } from '../../testing/renderInPortal.tsx'
import { testFleet } from '../../testing/testFleet.ts'
import { FleetInbox } from './FleetInbox.tsx'
import { announceAll, someNews } from '../../testing/inboxScene.ts'

async function open(options: PortalOptions = {}) {
  const fleet = options.fleet ?? (await testFleet())
  if (!options.fleet) await announceAll(fleet, someNews)
  return renderInPortal((fleetId) => <FleetInbox fleetId={fleetId} />, { ...options, fleet })
}

const item = (name: RegExp) => screen.findByRole('button', { name })
const listed = () =>
  within(screen.getByRole('list', { name: 'Messages' }))
    .getAllByRole('button')
    .map((button) => button.querySelector('[data-part="subject"]')?.textContent)

test('lists the messages newest first and labels the unread ones', async () => {
  await open()
  expect(await item(/New stations.*Unread.*(just now|ago)/)).toBeVisible()
  expect(listed()).toEqual(['New stations in Mindanao', 'Maintenance on Sunday', 'Happy New Year'])
  // Once, on the button that shows them only.
  expect(screen.getAllByText(/^\d+ unread$/)).toEqual([screen.getByText('3 unread')])
  expect(screen.getByRole('button', { name: '3 unread' })).toBeVisible()
  expect(screen.getByText('Choose a message to read it')).toBeVisible()
})

test('an opened message is sanitized, marked as read once, and stored in the URL', async () => {
  const { user, wire, navigation, events } = await open()
  await user.click(await item(/Maintenance/))
  const reader = screen.getByRole('article', { name: 'Maintenance on Sunday' })
  expect(await within(reader).findByRole('heading', { level: 3, name: 'What rests' })).toBeVisible()
  expect(within(reader).getByRole('link', { name: 'See how things stand' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  expect(reader.querySelector('img')).toBeNull()
  await waitFor(() => expect(screen.getByText('2 unread')).toBeVisible())
  expect(await item(/Maintenance/)).toHaveAttribute('aria-current', 'true')
  await user.click(await item(/New stations/))
  await user.click(await item(/Maintenance/))
  await waitFor(() => expect(wire.of(readAnnouncement)).toHaveLength(2))
  expect(wire.of(readMessage)).toEqual([])
  const { messageId } = { messageId: new URLSearchParams(navigation.search()).get('messageId') }
  expect(messageId).toMatch(/^ann_/)
  await waitFor(() => expect(events.filter(({ type }) => type === 'message.opened')).toHaveLength(2))
  act(() => navigation.back())
  expect(await screen.findByText('Choose a message to read it')).toBeVisible()
})

test('a URL with a message ID opens the message, and an unknown ID shows an empty state', async () => {
  const fleet = await testFleet()
  await announceAll(fleet, someNews)
  const { data } = await fleet.arrange(listInbox, { fleetId: fleet.fleetId })
  const { unmount } = await open({ fleet, search: `messageId=${data[2]?.messageId}` })
  expect(await screen.findByRole('article', { name: 'Happy New Year' })).toBeVisible()
  unmount()
  await open({ fleet, search: 'messageId=ann_nowhere' })
  expect(await screen.findByText('This message is not in the inbox')).toBeVisible()
})

test('a focused time shows the exact date and time', async () => {
  const { user } = await open()
  await user.click(await item(/Maintenance/))
  const time = within(screen.getByRole('article')).getByText(/just now|ago/)
  act(() => time.focus())
  expect(await screen.findByText(/^\w{3} \d+, \d{4}, \d+:\d\d [AP]M$/)).toBeVisible()
})

test('a search covers subject, preview and content, highlights matches, and needs no call', async () => {
  const { user, wire, navigation } = await open()
  await item(/Maintenance/)
  const reads = wire.of(listInbox).length
  await user.type(screen.getByLabelText('Search messages'), 'TAGUM')
  expect(listed()).toHaveLength(3)
  await waitFor(() => expect(listed()).toEqual(['New stations in Mindanao']))
  expect(screen.getByText('Tagum', { selector: 'mark' })).toBeVisible()
  expect(new URLSearchParams(navigation.search()).get('searchKey')).toBe('TAGUM')
  await user.click(await item(/New stations/))
  const reader = screen.getByRole('article')
  expect(await within(reader).findByText('Tagum', { selector: 'mark' })).toBeVisible()
  expect(wire.of(listInbox).length - reads).toBeLessThanOrEqual(1)
  await user.clear(screen.getByLabelText('Search messages'))
  await user.type(screen.getByLabelText('Search messages'), 'zebra{Enter}')
  expect(await screen.findByText('Sorry, no result found')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Clear search' })[0] as HTMLElement)
  await waitFor(() => expect(listed()).toHaveLength(3))
})

test('Mark all as read needs a confirmation, because it cannot be undone', async () => {
  const { user, wire, events } = await open()
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  const dialog = await findDialog('Mark all messages as read?', 'alertdialog')
  expect(dialog).toHaveTextContent('All 3 unread messages will be marked as read')
  expect(dialog).toHaveTextContent('This cannot be undone.')
  expect(wire.of(readAllAnnouncements)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('Everything is read.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(wire.of(readAllAnnouncements)[0]?.body).toEqual({ platformType: 'plb', portalType: 'fleet' })
  await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'messages.read', data: { count: 3 } }))
  const button = screen.getByRole('button', { name: 'Mark all as read' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('There are no unread messages.')
})

test('an inbox that fails to load shows the error with a retry', async () => {
  const { user } = await open({ prepareWire: (wire) => wire.breakAt(listInbox, 'before-tx') })
  expect(await screen.findByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  expect(screen.queryByText('No messages yet')).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await item(/Maintenance/)).toBeVisible()
})

test('an empty inbox shows an empty state without a search', async () => {
  await open({ fleet: await testFleet(), as: 'account-manager' })
  expect(await screen.findByText('No messages yet')).toBeVisible()
  expect(screen.queryByLabelText('Search messages')).toBeNull()
})

test('a message is marked as read again if the first call failed', async () => {
  const { user, wire } = await open({
    prepareWire: (testWire) => testWire.refuse(readAnnouncement, 'NotFound'),
  })
  await user.click(await item(/Maintenance/))
  await waitFor(() => expect(wire.of(readAnnouncement)).toHaveLength(1))
  await user.click(await item(/New stations/))
  await waitFor(() => expect(wire.of(readAnnouncement)).toHaveLength(2))
  await user.click(await item(/Maintenance/))
  await waitFor(() => expect(wire.of(readAnnouncement)).toHaveLength(3))
})

test('shows unread messages only, and keeps the open one until another is opened', async () => {
  const { user, navigation } = await open()
  await user.click(await item(/Maintenance/))
  await waitFor(() => expect(screen.getByText('2 unread')).toBeVisible())
  await user.click(screen.getByRole('button', { name: /unread$/i }))
  expect(new URLSearchParams(navigation.search()).get('unread')).toBe('1')
  expect(listed()).toEqual(['New stations in Mindanao', 'Maintenance on Sunday', 'Happy New Year'])
  await user.click(await item(/New stations/))
  expect(listed()).toEqual(['New stations in Mindanao', 'Happy New Year'])
  await user.click(await item(/Happy New Year/))
  act(() => navigation.setSearch('unread=1'))
  expect(await screen.findByRole('button', { name: 'Show all messages' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all messages' }))
  expect(listed()).toHaveLength(3)
})

test('the reader leads to the next message, by button and by key, and stops at the ends', async () => {
  const { user } = await open()
  await user.click(await item(/New stations/))
  const newer = () => screen.getByRole('button', { name: /^Newer message/ })
  expect(newer()).toHaveAttribute('aria-disabled', 'true')
  await user.click(screen.getByRole('button', { name: 'Older message' }))
  expect(screen.getByRole('article', { name: 'Maintenance on Sunday' })).toBeVisible()
  await user.keyboard('j')
  expect(await screen.findByRole('article', { name: 'Happy New Year' })).toBeVisible()
  expect(screen.getByRole('button', { name: /^Older message/ })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('k')
  expect(await screen.findByRole('article', { name: 'Maintenance on Sunday' })).toBeVisible()
})
