import { styled } from 'styled-components'
import { space } from '../../provider/appearance.ts'
import { Card, reset } from '../ui/layout.ts'

/** A form with its steps, and its summary beside them. Without steps the summary stands at the start. */
export const SummaryLayout = styled.form<{ $isSummaryOnly?: boolean }>`
  ${reset}
  display: grid;
  grid-template-columns: ${({ $isSummaryOnly }) => ($isSummaryOnly ? 'minmax(0, 420px)' : 'minmax(0, 1fr) 340px')};
  gap: ${space(5)};
  align-items: start;
  & > :empty {
    display: none;
  }
  @container (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const FormStep = styled(Card)`
  padding: ${space(5)};
  container-type: inline-size;
`
