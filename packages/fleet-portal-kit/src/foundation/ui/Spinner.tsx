import { keyframes, styled } from 'styled-components'
import { reset } from './layout.ts'

const turn = keyframes`to { transform: rotate(1turn); }`

/** A small turning ring, the size of an icon. The words beside it say what is going on. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  ${reset}
  display: inline-block;
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`
