import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { fingerOr, reset } from '../ui/layout.ts'

// One styled element with plain elements inside, because lists render it in every row. Two lines fit the height of a row.
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
    /* A card has the width of a phone. */
    @container (max-width: 640px) {
      white-space: normal;
    }
  }
  /* Two links below each other: the lines are far enough apart to press one of them, by WCAG 2.2 and with a finger. */
  &:has(> span:first-child :is(a, button)) > [data-part='detail']:has(a, button) {
    margin-top: calc(${fingerOr('24px')} - 17px);
  }
  & > [data-tone='warning'] {
    color: ${token('color-warning')};
  }
  & > [data-tone='danger'] {
    color: ${token('color-danger')};
  }
`

interface TwoLineCellProps {
  children: ReactNode
  /** The second, smaller line. */
  detail?: ReactNode
  tone?: 'warning' | 'danger' | undefined
  /** Whether the lines do not break: for dates, times and numbers. */
  isUnbroken?: boolean
}

/** A cell with a value and a smaller second line. The row keeps its height, unless both lines have links. */
export function TwoLineCell({ children, detail, tone, isUnbroken }: TwoLineCellProps) {
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
