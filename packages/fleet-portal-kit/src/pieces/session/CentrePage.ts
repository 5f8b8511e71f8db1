import { styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'

/** A page that has one thing to say. */
export const CentrePage = styled.main`
  ${reset}
  display: grid;
  place-items: center;
  min-height: 70dvh;
`
