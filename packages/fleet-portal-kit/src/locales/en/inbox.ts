import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'
import { plural } from './plural.ts'

/** English sentences of the namespace `inbox`. @since 0.1.0 */
export const inboxMessages = defineMessages('inbox', {
  title: 'Inbox',
  search: 'Search messages',
  messages: 'Messages',
  unread: 'Unread',
  unreadCount: (count: number) => `${formatCount(count)} unread`,
  allRead: 'Everything is read.',
  showAll: 'Show all messages',
  newer: 'Newer message',
  older: 'Older message',
  noMore: 'There are no more messages.',
  empty: 'No messages yet',
  emptyDetail: 'Announcements for your fleet will be here.',
  found: (count: number) => `${plural(count, 'message')} found`,
  choose: 'Choose a message to read it',
  chooseDetail: 'Messages stay unread until you open them.',
  gone: 'This message is not in the inbox',
  goneDetail: 'It may have been removed. Choose another one.',
  untitled: 'Message',
  back: 'All messages',
  markAll: 'Mark all as read',
  markAllTitle: 'Mark all messages as read?',
  markAllBody: (count: number) =>
    `${count === 1 ? 'One unread message' : `All ${formatCount(count)} unread messages`} will be marked as read, for your other fleets too. This cannot be undone.`,
  nothingUnread: 'There are no unread messages.',
  markedAll: 'All messages are marked as read.',
  justNow: 'just now',
})
