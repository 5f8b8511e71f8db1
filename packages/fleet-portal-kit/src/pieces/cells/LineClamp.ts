import { css, styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'

/** Cuts long text after two lines in a table. */
export const lineClamp = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  /* Two lines fit the height of a row. */
  line-height: 18px;
  @container (max-width: 640px) {
    display: inline;
  }
  @media print {
    display: inline;
  }
`

/** Cuts long text after two lines in a table. Pass the full text as `title`. The cards of a narrow list show all of it. */
export const LineClamp = styled.span`
  ${reset}
  ${lineClamp}
`
