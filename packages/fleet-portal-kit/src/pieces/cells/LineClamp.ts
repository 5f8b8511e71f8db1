import { styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'

/** Long text is cut at two lines of a table; give it whole as `title`. The card of a narrow list shows all of it. */
export const LineClamp = styled.span`
  ${reset}
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  /* Two lines fit the height of a row. */
  line-height: 18px;
  @container (max-width: 640px) {
    display: inline;
  }
`
