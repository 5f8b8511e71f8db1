import { styled } from 'styled-components'
import { space } from '../../provider/appearance.ts'
import { VStack, HStack } from '../ui/layout.ts'

/** The page of a list: its title, and the card below it. */
export const ListFrame = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

/** Search and filters, at the head of the card. */
export const ListToolbar = styled(HStack)`
  padding: ${space(3)} ${space(5)};
  @container (max-width: 640px) {
    padding: ${space(3)};
  }
`
