import { defineMessages } from '../messageSet.ts'
import { formatCount } from './formats.ts'

/** English sentences of the namespace `listView`: how a list is sorted and shown. @since 0.1.0 */
export const listViewMessages = defineMessages('listView', {
  view: 'View',
  sortBy: 'Sort by',
  direction: 'Direction',
  defaultOrder: 'Default order',
  directions: {
    text: { asc: 'A to Z', desc: 'Z to A' },
    number: { asc: 'Lowest first', desc: 'Highest first' },
    date: { asc: 'Oldest first', desc: 'Newest first' },
  },
  notSortable: 'This list has one order.',
  columns: 'Columns',
  resetColumns: 'Reset to default',
  onlyColumn: (name: string) => `Only the column ${name} is shown. It cannot be hidden.`,
  density: 'Density',
  densities: { regular: 'Regular', compact: 'Compact' },
  savedViews: 'Saved views',
  viewName: 'Name of this view',
  replace: 'Replace',
  replaceQuestion: (name: string) => `You already have a view named ${name}. Replace it?`,
  changedView: (name: string) => `${name} (changed)`,
  saveChanges: (name: string) => `Save changes to ${name}`,
  renameView: (name: string) => `Rename ${name}`,
  deleteView: (name: string) => `Delete ${name}`,
  viewDeleted: (name: string) => `${name} deleted`,
  tooManyViews: (most: number) =>
    `A list can have ${formatCount(most)} saved views. Delete one to save another.`,
  copyLink: 'Copy link to this view',
  linkCopied: 'Link copied',
  thisPage: 'Rows on this page',
  copyTable: 'Copy as table',
  rowsCopied: (count: number) =>
    count === 1
      ? '1 row copied. Paste it into a spreadsheet.'
      : `${formatCount(count)} rows copied. Paste them into a spreadsheet.`,
  asOf: (time: string) => `As of ${time}`,
  refresh: 'Refresh',
  notSorted: 'This list could not be sorted. The items are in their usual order.',
  notUnderstood: (count: number) =>
    count === 1
      ? '1 filter not understood. The list is shown without it.'
      : `${formatCount(count)} filters not understood. The list is shown without them.`,
})
