import { keyframes, styled } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { reset } from './layout.ts'

const breathe = keyframes`50% { opacity: 0.45; }`

/** The grey shape of text that is on its way, as high as the text will be. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string
  $height?: string
  $round?: boolean
}>`
  ${reset}
  display: inline-block;
  vertical-align: middle;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '12px' }) => $height};
  border-radius: ${({ $round }) => ($round ? '50%' : '4px')};
  background: ${token('color-sunken')};
  animation: ${breathe} 1.4s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
