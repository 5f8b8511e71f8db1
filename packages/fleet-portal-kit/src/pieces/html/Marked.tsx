import { css, styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'
import { token } from '../../provider/appearance.ts'
import { splitByMatches } from './textMatches.ts'

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

/** A text with all matches of `searchText` highlighted. */
export function Marked({ text, searchText }: { text: string; searchText: string }) {
  return splitByMatches(text, searchText).map((part, index) =>
    // The position is the only key of a part.
    // oxlint-disable-next-line react/no-array-index-key
    part.isMatch ? <Mark key={index}>{part.text}</Mark> : part.text,
  )
}
