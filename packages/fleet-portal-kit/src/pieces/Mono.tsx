import { styled } from 'styled-components'
import { Inline } from '../foundation/ui/layout.ts'

/** Ids, plates and codes: every character as wide as the other. */
export const Mono = styled(Inline)`
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas, monospace;
  font-size: 0.96em;
  letter-spacing: 0.01em;
`
