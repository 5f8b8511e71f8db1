import { css } from 'styled-components'
import { token } from '../../provider/appearance.ts'
import { reset } from './layout.ts'

/** The background of a bar. The caller adds the height. */
export const barTrack = css`
  ${reset}
  display: block;
  border-radius: 2px;
  background: ${token('color-sunken')};
  overflow: hidden;
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
  }
`

/** The filled part of a bar. The caller adds the color and the width. */
export const barFill = css`
  ${reset}
  display: block;
  height: 100%;
  @media (forced-colors: active) {
    background: Highlight !important;
    forced-color-adjust: none;
  }
`
