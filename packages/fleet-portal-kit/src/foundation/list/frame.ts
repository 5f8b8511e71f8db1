import { styled } from 'styled-components'
import { space } from '../../provider/appearance.ts'
import { VStack, HStack } from '../ui/layout.ts'

/** The page of a list, with its title and the card below it. */
export const ListFrame = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

/** The search and the filters at the top of the card. */
export const ListToolbar = styled(HStack)`
  padding: ${space(3)} ${space(5)};
  @container (max-width: 640px) {
    padding: ${space(3)};
    & > [role='search'] {
      flex-basis: 100%;
    }
  }
`
