import type { ReactNode } from 'react'
import { Strikethrough } from './Strikethrough.tsx'

/** Strikes the content of a cell through if the transaction is voided. */
export const strikeThroughVoided =
  <T extends { status: string }>(cell: (item: T) => ReactNode) =>
  (item: T): ReactNode => {
    const content = cell(item)
    return item.status === 'voided' && content ? <Strikethrough>{content}</Strikethrough> : content
  }
