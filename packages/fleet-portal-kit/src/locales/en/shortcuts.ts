import { defineMessages } from '../messageSet.ts'

/** English sentences of the namespace `shortcuts`: the list of keys of a widget. @since 0.1.0 */
export const shortcutMessages = defineMessages('shortcuts', {
  title: 'Keyboard shortcuts',
  close: 'Close the top window',
})
