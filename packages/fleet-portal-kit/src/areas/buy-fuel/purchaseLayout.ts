import { styled } from 'styled-components'
import { reset } from '../../foundation/ui/layout.ts'
import { space } from '../../provider/appearance.ts'

/** The grid of the fuels. */
export const ProductGrid = styled.fieldset`
  ${reset}
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(3)};
  @container (max-width: 640px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (max-width: 280px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
