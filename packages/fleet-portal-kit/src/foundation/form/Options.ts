import { styled } from 'styled-components'
import { Box } from '../ui/layout.ts'

/** The scrolling list of options. */
export const Options = styled(Box)`
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`
