import { styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'

/** A page with one centered message. */
export const CentrePage = styled.main`
  ${reset}
  display: grid;
  place-items: center;
  min-height: 70dvh;
`
