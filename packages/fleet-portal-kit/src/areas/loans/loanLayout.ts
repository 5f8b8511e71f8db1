import { styled } from 'styled-components'
import { Box, Card } from '../../foundation/ui/layout.ts'
import { space } from '../../provider/appearance.ts'

/** Two fields side by side, or stacked if the container is narrow. */
export const TwoColumns = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)} ${space(6)};
  align-items: start;
  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

export const FormCard = styled(Card)`
  max-width: 840px;
  padding: ${space(6)};
  @container (max-width: 640px) {
    padding: ${space(4)};
  }
`
