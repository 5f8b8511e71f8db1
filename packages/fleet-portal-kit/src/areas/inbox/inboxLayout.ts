import { styled } from 'styled-components'
import { Box, Card, VStack, HStack } from '../../foundation/ui/layout.ts'
import { space, token } from '../../provider/appearance.ts'

export const PageLayout = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
`

/**
 * The list and the reader side by side, with the remaining height of the window. In a narrow container the reader covers the list, and
 * both scroll with the page.
 */
export const Panes = styled(Card)`
  display: grid;
  grid-template-columns: minmax(280px, 380px) minmax(0, 1fr);
  height: max(420px, calc(100dvh - ${token('sticky-top')} - 190px));
  overflow: hidden;
  @container (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
    min-height: 420px;
    align-items: start;
  }
`

export const ListPane = styled(VStack)`
  min-height: 0;
  border-right: 1px solid ${token('color-border')};
  /* An inbox without messages has no reader. */
  &:only-child {
    grid-column: 1 / -1;
    border-right: 0;
  }
  @container (max-width: 640px) {
    grid-area: 1 / 1;
    border-right: 0;
    /* The hidden list must not make the page longer than the message. */
    &[data-covered] {
      visibility: hidden;
      height: 0;
      overflow: clip;
    }
  }
`

export const SearchBar = styled(HStack)`
  padding: ${space(3)};
  & > [role='search'] {
    min-width: 0;
    flex: 1;
  }
`

export const ReaderPane = styled(Box)`
  min-width: 0;
  overflow: auto;
  @container (max-width: 640px) {
    grid-area: 1 / 1;
    &[data-empty] {
      display: none;
    }
  }
`
