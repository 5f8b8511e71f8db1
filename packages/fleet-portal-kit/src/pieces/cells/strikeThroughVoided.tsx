import type { ReactNode } from 'react'
import { Strikethrough } from './Strikethrough.tsx'

/** A cell whose figures and names are struck where the transaction was voided. */
export const strikeThroughVoided =
  <T extends { status: string }>(cell: (item: T) => ReactNode) =>
  (item: T): ReactNode => {
    const content = cell(item)
    return item.status === 'voided' && content ? <Strikethrough>{content}</Strikethrough> : content
  }
