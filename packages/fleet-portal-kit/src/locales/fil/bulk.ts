import type { bulkMessages } from '../en/bulk.ts'
import { formatCount } from './plural.ts'

export const bulk: typeof bulkMessages.defaults = {
  select: (name) => `Piliin ang ${name}`,
  selectPage: 'Piliin lahat sa pahinang ito',
  bar: 'Mga napili',
  selected: (count) => `${formatCount(count)} ang napili`,
  selectFound: (count) => `Piliin lahat ng ${formatCount(count)} na nahanap`,
  selectFirst: (count) => `Piliin ang unang ${formatCount(count)}`,
  clear: 'Alisin',
  deactivate: (things) => `I-deactivate ang ${things}`,
  reactivate: (things) => `I-reactivate ang ${things}`,
  activate: (things) => `I-activate ang ${things}`,
  question: (action) => `${action}?`,
  otherItems: (count) => `Walang magbabago sa ${formatCount(count)} pang napili.`,
  deactivated: (done, things) => `${done} sa ${things} ang na-deactivate`,
  reactivated: (done, things) => `${done} sa ${things} ang na-reactivate`,
  activated: (done, things) => `${done} sa ${things} ang na-activate`,
  reverted: (done, total) => `${done} sa ${total} ang naibalik`,
  items: 'Mga item',
  working: (done, total) => `${formatCount(done)} sa ${formatCount(total)} ang tapos na`,
  stop: 'Ihinto',
  stopping: 'Tinatapos ang kasalukuyang item.',
  resultTitle: 'Resulta',
  results: 'Resulta ng bawat item',
  notAttempted: 'Hindi sinubukan',
  again: (count) => `Subukan ulit ang ${formatCount(count)} item`,
}
