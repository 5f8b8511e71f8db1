import { styled } from 'styled-components'
import { Card, reset } from '../../foundation/ui/layout.ts'
import { space } from '../../provider/appearance.ts'

/** The steps of a purchase, and beside them what it comes to. */
export const Layout = styled.form`
  ${reset}
  display: grid;
  grid-template-columns: minmax(0, 1fr) 340px;
  gap: ${space(5)};
  align-items: start;
  @container (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Step = styled(Card)`
  padding: ${space(5)};
  container-type: inline-size;
`

/** The fuels side by side. */
export const Choices = styled.fieldset`
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
