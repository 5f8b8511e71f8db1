import type { IconNode } from 'lucide'
import { createElement } from 'react'
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

/** The strokes of a picture, for elements that style their own canvas. */
export const strokes = (of: IconNode) =>
  of.map(([part, attributes], index) => createElement(part, { key: index, ...attributes }))

/** What every picture is drawn in: 24 by 24, whatever its size, and nothing that is read aloud or stepped on. */
export const canvas = { viewBox: '0 0 24 24', 'aria-hidden': true, focusable: false } as const

/** A picture beside words. It has no name of its own: the control or text next to it has. */
export function Icon({ of, size = 16 }: { of: IconNode; size?: 16 | 20 | 32 }) {
  return (
    <Glyph {...canvas} width={size} height={size}>
      {strokes(of)}
    </Glyph>
  )
}
