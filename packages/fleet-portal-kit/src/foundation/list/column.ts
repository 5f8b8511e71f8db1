import type { ReactNode } from 'react'

/** One column of a list, as data. */
export interface ListColumn<T> {
  id: string
  header: string
  /** What the item says here; nothing is drawn as a dash. */
  cell: (item: T) => ReactNode
  /** Numbers stand at the end, so that their places line up. */
  align?: 'start' | 'end'
  /** Stays in one line, as dates and numbers of telephones do. */
  isUnbroken?: boolean
  /** Every character is as wide as the other, as in ids. */
  isMono?: boolean
  /** CSS width of the column, below which it does not shrink: a wide table scrolls. */
  width?: string
  /** The head of the card that a narrow list draws instead of a line. Default the first column. */
  isTitle?: boolean
}
