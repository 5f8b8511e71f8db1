import { styled } from 'styled-components'
import { Box, VStack } from '../../foundation/ui/layout.ts'
import { space } from '../../provider/appearance.ts'

export const PageLayout = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

/** Four cards in a row, fewer in a narrow container. */
export const Grid = styled(Box)`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};
  @container (max-width: 820px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
