import type { shortcutMessages } from '../en/shortcuts.ts'

export const shortcuts: typeof shortcutMessages.defaults = {
  title: 'Mga shortcut sa keyboard',
  moveInTable: 'Lumipat sa ibang row ng table, mula rin sa search box',
  endsOfTable: 'Pumunta sa una o huling row',
  openRow: 'Buksan ang row',
  selectRow: 'Piliin ang row',
  close: 'Isara ang nasa ibabaw na window',
}
