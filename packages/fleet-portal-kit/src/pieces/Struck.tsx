import { styled } from 'styled-components'
import { reset } from '../foundation/ui/layout.ts'
import { token } from '../provider/appearance.ts'

/** What no longer counts, such as the figures of a voided transaction. */
export const Struck = styled.s`
  ${reset}
  color: ${token('color-muted')};
  text-decoration: line-through;
`
