import { css, keyframes, styled } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { reset } from './layout.ts'

const breathe = keyframes`50% { opacity: 0.6; }`

export const breathing = css`
  animation: ${breathe} 1.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

/** The shape alone, for many that breathe as one. */
export const skeletonShape = css`
  ${reset}
  display: inline-block;
  vertical-align: middle;
  height: 12px;
  border-radius: 4px;
  background: ${token('color-sunken')};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: GrayText;
  }
`

/** The grey shape of text that is on its way, as high as the text will be. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true, className: 'fpk-skeleton' })<{
  $width?: string
  $height?: string
  $round?: boolean
}>`
  ${skeletonShape}
  ${breathing}
  width: ${({ $width = '100%' }) => $width};
  ${({ $height }) => $height && `height: ${$height};`}
  ${({ $round }) => $round && 'border-radius: 50%;'}
`
