import { styled } from 'styled-components'
import { space } from '../../provider/appearance.ts'
import { Column, Line } from '../ui/layout.ts'

/** The page of a list: its title, and the card below it. */
export const Frame = styled(Column)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

/** Search and filters, at the head of the card. */
export const Toolbar = styled(Line)`
  padding: ${space(3)} ${space(5)};
  @container (max-width: 640px) {
    padding: ${space(3)};
  }
`
