import { css, styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'
import { token } from '../../provider/appearance.ts'
import { partsOf } from './marks.ts'

export const marked = css`
  border-radius: 2px;
  background: ${token('color-warning-soft')};
  box-shadow: 0 0 0 1px ${token('color-warning')};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Mark;
    color: MarkText;
  }
`

const Mark = styled.mark`
  ${reset}
  ${marked}
`

/** A text in which what is sought is marked. */
export function Marked({ text, sought }: { text: string; sought: string }) {
  return partsOf(text, sought).map((part, index) =>
    // Parts have no name but their place.
    // oxlint-disable-next-line react/no-array-index-key
    part.isHit ? <Mark key={index}>{part.text}</Mark> : part.text,
  )
}
