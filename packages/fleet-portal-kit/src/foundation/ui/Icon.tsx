import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { css, styled } from 'styled-components'
import { reset, shapeReset } from './layout.ts'

/** The styles of an icon, for components that style a plain `svg` because they are rendered many times. */
export const iconStyles = css`
  ${reset}
  display: inline-block;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > * {
    ${shapeReset}
  }
`

const Svg = styled.svg`
  ${iconStyles}
`

/** The paths of an icon. */
export const iconPaths = (of: IconNode) =>
  of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))

/** The attributes of the `svg` element of an icon. It is hidden from screen readers and not focusable. */
export const iconAttributes = { viewBox: '0 0 24 24', 'aria-hidden': true, focusable: false } as const

/** An icon beside a text. It has no accessible name: the text or control names it. */
export function Icon({ of, size = 16 }: { of: IconNode; size?: 16 | 20 | 32 }) {
  return (
    <Svg {...iconAttributes} width={size} height={size}>
      {iconPaths(of)}
    </Svg>
  )
}
