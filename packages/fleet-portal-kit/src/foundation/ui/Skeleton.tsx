import { css, keyframes, styled } from 'styled-components'
import { radius, token } from '../../provider/appearance.ts'
import { reset } from './layout.ts'

const pulse = keyframes`50% { opacity: 0.6; }`

export const pulsing = css`
  animation: ${pulse} 1.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/** The shape without the animation, for elements whose parent animates all of them. */
export const skeletonShape = css`
  ${reset}
  display: inline-block;
  vertical-align: middle;
  height: 12px;
  border-radius: ${radius(0.5)};
  background: ${token('color-sunken')};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: GrayText;
  }
`

/** A grey placeholder for text that is loading. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true, className: 'fpk-skeleton' })<{
  $width?: string
  $height?: string
  $round?: boolean
}>`
  ${skeletonShape}
  ${pulsing}
  width: ${({ $width = '100%' }) => $width};
  ${({ $height }) => $height && `height: ${$height};`}
  ${({ $round }) => $round && 'border-radius: 50%;'}
`
