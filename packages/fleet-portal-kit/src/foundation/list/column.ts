import type { ReactNode } from 'react'

/** The definition of a list column. */
export interface ListColumn<T> {
  id: string
  header: string
  /** Renders the cell of an item. An empty value is shown as a dash. */
  cell: (item: T) => ReactNode
  /** Use `end` for numbers, so that their digits are aligned. */
  align?: 'start' | 'end'
  /** Whether the content stays on one line, such as dates and phone numbers. */
  isUnbroken?: boolean
  /** Whether the value has a line of its own in the card that a narrow list shows for a row. */
  isWide?: boolean
  /** Whether the content has a monospaced font, such as ids. */
  isMono?: boolean
  /** The CSS width of the column. The column does not shrink below it: a wide table scrolls. */
  width?: string
  /** Whether the column is the title of the card that a narrow list shows for a row. Default: the first column. */
  isTitle?: boolean
  /** The field of the call that sorts the list by this column. Default: the id, if the call has such a field. `null`: none. */
  orderBy?: string | null
}
