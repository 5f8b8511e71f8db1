import { css, styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'

/** The base of every element of the kit. It removes the styles of the host page. */
export const reset = css`
  all: unset;
  box-sizing: border-box;
`

/** The base of the shapes in an `svg`. It does not remove their attributes, such as `d` and `cx`, as `all` would. */
export const shapeReset = `
  display: inline;
  opacity: 1;
  visibility: inherit;
  fill: inherit;
  stroke: inherit;
  stroke-width: inherit;
  stroke-linecap: inherit;
  stroke-linejoin: inherit;
  stroke-dasharray: none;
  paint-order: normal;
  transform: none;
  transition: none;
  animation: none;
  filter: none;
  outline: none;
  color: inherit;
`

/** A monospaced font. */
export const mono = `
  font-family: ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', Menlo, Consolas, monospace;
  font-size: 0.96em;
  letter-spacing: 0.01em;
`

/** The focus ring for keyboard users. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${token('color-accent')};
    outline-offset: 2px;
  }
`

export const Box = styled.div`
  ${reset}
  display: block;
`

export const InlineText = styled.span<{
  $muted?: boolean | undefined
  $strong?: boolean | undefined
  $nowrap?: boolean | undefined
}>`
  ${reset}
  ${({ $muted }) => $muted && `color: ${token('color-muted')};`}
  ${({ $strong }) => $strong && `font-weight: ${token('weight-strong')};`}
  ${({ $nowrap }) => $nowrap && 'white-space: nowrap;'}
`

export interface StackProps {
  $gap?: number
  $align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  $justify?: 'start' | 'center' | 'end' | 'space-between' | undefined
  $wrap?: boolean | undefined
}

const stack = css<StackProps>`
  ${reset}
  display: flex;
  gap: ${({ $gap = 2 }) => space($gap)};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : undefined)};
`

/** Children side by side, `$gap` steps of 4 px apart. */
export const HStack = styled.div.attrs<StackProps>(({ $align = 'center' }) => ({ $align }))`
  ${stack}
`

/** Children below each other, `$gap` steps of 4 px apart. */
export const VStack = styled.div<StackProps>`
  ${stack}
  flex-direction: column;
`

export const Card = styled.section`
  ${reset}
  display: block;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
`

export const Title = styled.h1`
  ${reset}
  display: block;
  font-size: ${token('text-title')};
  font-weight: ${token('weight-title')};
  line-height: 1.25;
  letter-spacing: -0.01em;
  text-wrap: balance;
`

export const Subtitle = styled.h2`
  ${reset}
  display: block;
  font-size: 15px;
  font-weight: ${token('weight-strong')};
  line-height: 1.35;
`

export const Paragraph = styled.p<{ $muted?: boolean | undefined }>`
  ${reset}
  display: block;
  text-wrap: pretty;
  ${({ $muted }) => $muted && `color: ${token('color-muted')};`}
`

/** The height of a finger in a narrow widget, for touch, and `otherwise` in a wide one. */
export const fingerOr = (otherwise: string) => `var(--fpk-finger, ${otherwise})`

/**
 * A link or button of one line of 18 px: in a narrow widget as high as a finger. The line around it stays as it is. Two of them below
 * each other need rows of `fingerOr`, or they overlap.
 */
export const fingerHeight = css`
  /* Above the text beside it, which it covers. */
  position: relative;
  padding-block: calc((${fingerOr('18px')} - 18px) / 2);
  margin-block: calc((18px - ${fingerOr('18px')}) / 2);
`

/** A positioned control of 24 px: in a narrow widget its pressable area is as large as a finger. */
export const fingerArea = css`
  &::after {
    content: '';
    position: absolute;
    inset: calc((24px - ${fingerOr('24px')}) / 2);
  }
`

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${reset}
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
