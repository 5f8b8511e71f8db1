import { keyframes, styled } from 'styled-components'
import { reset } from './layout.ts'

const rotate = keyframes`to { transform: rotate(1turn); }`

/** A spinner of the size of an icon. Hidden from screen readers: the text beside it names the action. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  ${reset}
  display: inline-block;
  width: 16px;
  height: 16px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${rotate} 0.8s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3s;
  }
`
