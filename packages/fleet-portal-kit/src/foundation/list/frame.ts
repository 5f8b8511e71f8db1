import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
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

/** The line below a table, such as for totals. */
export const ListSummary = styled(HStack)`
  justify-content: flex-end;
  min-height: ${space(10)};
  padding: ${space(2.5)} ${space(5)};
  font-size: ${token('text-table')};
  border-bottom: 1px solid ${token('color-border')};
  @container (max-width: 640px) {
    justify-content: flex-start;
    padding: ${space(2.5)} ${space(4)};
    border: solid ${token('color-border')};
    border-width: 1px 0 0;
  }
`
