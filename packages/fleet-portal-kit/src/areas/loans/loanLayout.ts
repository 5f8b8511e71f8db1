import { styled } from 'styled-components'
import { Box, Card, VStack } from '../../foundation/ui/layout.ts'
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

/** The introduction and the form, and beside them what happens next. Below each other where there is no room. */
export const Columns = styled(Box)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(4)};
  align-items: start;
  @container (min-width: 1040px) {
    grid-template-columns: minmax(0, 840px) minmax(260px, 1fr);
    grid-template-rows: auto 1fr;
  }
`

/** What is beside the introduction and the form. */
export const SideColumn = styled(VStack)`
  @container (min-width: 1040px) {
    grid-area: 1 / 2 / -1;
  }
`

export const FormCard = styled(Card)`
  max-width: 840px;
  padding: ${space(6)};
  @container (max-width: 640px) {
    padding: ${space(4)};
  }
`
