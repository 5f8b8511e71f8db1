import type { LucideIcon } from 'lucide-react'
import { css, styled } from 'styled-components'
import { reset } from './layout.ts'

/** The look of a picture, for elements that are drawn many times and style their own. */
export const glyph = css`
  ${reset}
  display: inline-block;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

const Glyph = styled.svg`
  ${glyph}
`

/** A picture beside words. It has no name of its own: the control or text next to it has. */
export function Icon({ of, size = 16 }: { of: LucideIcon; size?: 16 | 20 | 32 }) {
  return <Glyph as={of} width={size} height={size} aria-hidden focusable={false} />
}
