import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `shortcuts`: the list of keys of a widget. @since 0.1.0 */
export const shortcutMessages = defineMessages('shortcuts', {
  title: 'Keyboard shortcuts',
  moveInTable: 'Move between the rows of the table, also from the search box',
  endsOfTable: 'Go to the first or the last row',
  openRow: 'Open the row',
  selectRow: 'Select the row',
  close: 'Close the top window',
})
