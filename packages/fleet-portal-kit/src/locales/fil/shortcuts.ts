import type { shortcutMessages } from '../en/shortcuts.ts'

export const shortcuts: typeof shortcutMessages.defaults = {
  title: 'Mga shortcut sa keyboard',
  close: 'Isara ang nasa ibabaw na window',
}
