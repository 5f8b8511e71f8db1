import { styled } from 'styled-components'
import { Box, reset } from '../../../foundation/ui/layout.ts'
import { space } from '../../../provider/appearance.ts'

export const ChannelFrame = styled(Box)`
  container-type: inline-size;
`

/** The payment methods beside each other, and below each other in a narrow widget. */
export const ChannelGrid = styled.fieldset`
  ${reset}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: ${space(3)};
  @container (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(2)};
  }
`
