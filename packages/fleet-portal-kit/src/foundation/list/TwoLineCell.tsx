import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { reset } from '../ui/layout.ts'

// One styled element with plain ones inside: lists draw it in every line. Two of them fit the height of a row.
const Frame = styled.span`
  ${reset}
  display: block;
  min-width: 0;
  line-height: 18px;
  overflow-wrap: anywhere;
  &[data-nowrap] {
    white-space: nowrap;
  }
  & > span {
    ${reset}
    display: block;
  }
  & > [data-part='detail'] {
    font-size: ${token('text-label')};
    font-weight: 400;
    line-height: 16px;
    color: ${token('color-muted')};
  }
  & > [data-tone='warning'] {
    color: ${token('color-warning')};
  }
  & > [data-tone='danger'] {
    color: ${token('color-danger')};
  }
`

interface TwoLinesProps {
  children: ReactNode
  /** The second, smaller line; nothing draws none. */
  detail?: ReactNode
  tone?: 'warning' | 'danger' | undefined
  /** Neither line breaks: for dates, times and numbers. */
  isUnbroken?: boolean
}

/** What a cell says, and what is to be known besides in a second line. The row keeps its height. */
export function TwoLineCell({ children, detail, tone, isUnbroken }: TwoLinesProps) {
  return (
    <Frame data-nowrap={isUnbroken ? '' : undefined}>
      <span>{children}</span>
      {detail && (
        <span data-part="detail" data-tone={tone}>
          {detail}
        </span>
      )}
    </Frame>
  )
}
