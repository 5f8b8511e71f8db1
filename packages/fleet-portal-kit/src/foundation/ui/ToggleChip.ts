import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { Button } from './Button.tsx'
import { fingerOr } from './layout.ts'

/** A small round button that is on or off, by its `aria-pressed`. */
export const ToggleChip = styled(Button)`
  max-width: min(100%, 360px);
  height: ${fingerOr('28px')};
  padding: 0 ${space(3)};
  border-radius: 22px;
  font-size: ${token('text-label')};
  &:not([aria-pressed='false']) {
    background: ${token('color-accent-soft')};
    border-color: ${token('color-accent')};
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`
