import type { MenuItem } from '../overlay/MenuPopup.tsx'

/** The menus of a list's items. */
export interface RowMenu<T> {
  /** Whether an item has any entry. Asked for every line. */
  has: (item: T) => boolean
  /** The entries of an item, made when its menu opens. */
  of: (item: T) => MenuItem[]
}
