import type { LucideIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { reset } from './layout.ts'

const Glyph = styled.svg`
  ${reset}
  display: inline-block;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** A picture beside words. It has no name of its own: the control or text next to it has. */
export function Icon({ of, size = 16 }: { of: LucideIcon; size?: 16 | 20 | 32 }) {
  return <Glyph as={of} width={size} height={size} aria-hidden focusable={false} />
}
