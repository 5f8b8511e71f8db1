import type { MenuItem } from '../overlay/MenuPopup.tsx'

/** The menus of a list's items. */
export interface RowMenu<T> {
  /** Whether the menu of an item has any entries. Called for every row. */
  has: (item: T) => boolean
  /** The menu entries of an item. Called when the menu opens. */
  of: (item: T) => MenuItem[]
}
