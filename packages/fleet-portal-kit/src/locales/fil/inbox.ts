import type { inboxMessages } from '../en/inbox.ts'
import { formatCount, plural } from './plural.ts'

export const inbox: typeof inboxMessages.defaults = {
  title: 'Inbox',
  search: 'Maghanap ng mensahe',
  messages: 'Mga mensahe',
  unread: 'Hindi pa nabasa',
  unreadCount: (count: number) => `${formatCount(count)} hindi pa nabasa`,
  allRead: 'Nabasa na ang lahat.',
  showAll: 'Ipakita ang lahat ng mensahe',
  newer: 'Mas bagong mensahe',
  older: 'Mas lumang mensahe',
  noMore: 'Wala nang ibang mensahe.',
  empty: 'Wala pang mensahe',
  emptyDetail: 'Dito lalabas ang mga anunsiyo para sa iyong fleet.',
  found: (count: number) => `${plural(count, 'mensahe')} ang nahanap`,
  choose: 'Pumili ng mensaheng babasahin',
  chooseDetail: 'Mananatiling hindi nabasa ang mga mensahe hanggang buksan mo ang mga ito.',
  gone: 'Wala sa inbox ang mensaheng ito',
  goneDetail: 'Maaaring inalis na ito. Pumili ng iba.',
  untitled: 'Mensahe',
  back: 'Lahat ng mensahe',
  markAll: 'Markahan ang lahat bilang nabasa',
  markAllTitle: 'Markahan ang lahat ng mensahe bilang nabasa?',
  markAllBody: (count: number) =>
    `Mamarkahan bilang nabasa ang ${plural(count, 'mensaheng hindi pa nabasa')}, pati sa iba mo pang fleet. Hindi na ito mababawi.`,
  nothingUnread: 'Walang mensaheng hindi pa nabasa.',
  markedAll: 'Minarkahan na bilang nabasa ang lahat ng mensahe.',
  justNow: 'ngayon lang',
}
