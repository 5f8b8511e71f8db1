import type { ReactNode } from 'react'
import { Struck } from './Struck.tsx'

/** A cell whose figures and names are struck where the transaction was voided. */
export const live =
  <T extends { status: string }>(cell: (item: T) => ReactNode) =>
  (item: T): ReactNode => {
    const content = cell(item)
    return item.status === 'voided' && content ? <Struck>{content}</Struck> : content
  }
