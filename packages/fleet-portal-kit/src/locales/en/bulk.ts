import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'

/** English sentences of the namespace `bulk`: selecting several items of a list, and changing them at once. @since 0.1.0 */
export const bulkMessages = defineMessages('bulk', {
  select: (name: string) => `Select ${name}`,
  selectPage: 'Select all on this page',
  bar: 'Selected items',
  selected: (count: number) => `${formatCount(count)} selected`,
  selectFound: (count: number) => `Select all ${formatCount(count)} found`,
  selectPossible: 'Select all that can be changed',
  selectUpTo: (most: number) => `Select the first ${formatCount(most)} that can be changed`,
  selectFirst: (count: number) => `Select the first ${formatCount(count)}`,
  clear: 'Clear',
  deactivate: (things: string) => `Deactivate ${things}`,
  reactivate: (things: string) => `Reactivate ${things}`,
  activate: (things: string) => `Activate ${things}`,
  question: (action: string) => `${action}?`,
  otherItems: (count: number, others: string) =>
    count === 1 ? `${others} does not change.` : `${others} do not change.`,
  deactivated: (done: string, things: string) => `${done} of ${things} deactivated`,
  reactivated: (done: string, things: string) => `${done} of ${things} reactivated`,
  activated: (done: string, things: string) => `${done} of ${things} activated`,
  reverted: (done: string, total: string) => `${done} of ${total} reverted`,
  items: 'Items',
  working: (done: number, total: number) => `${formatCount(done)} of ${formatCount(total)} done`,
  stop: 'Stop',
  stopping: 'The current item is being finished.',
  resultTitle: 'Result',
  results: 'Result per item',
  notAttempted: 'Not attempted',
  interrupted: (result: string, since: string) => `${result}. Then it was interrupted (${since}).`,
  selectRest: (count: number) =>
    count === 1 ? 'Select the other one' : `Select the other ${formatCount(count)}`,
  notFound: (count: number) =>
    count === 1
      ? '1 of them is not in this list. Remove the filters to find it.'
      : `${formatCount(count)} of them are not in this list. Remove the filters to find them.`,
  again: (things: string) => `Try ${things} again`,
})
