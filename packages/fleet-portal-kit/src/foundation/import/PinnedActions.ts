import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { DialogActions } from '../overlay/Dialog.tsx'

/** The buttons of a dialog whose content may be long: they stay in view, and what is above them scrolls. */
export const PinnedActions = styled(DialogActions)`
  position: sticky;
  bottom: ${space(-5)};
  z-index: 1;
  margin-bottom: ${space(-5)};
  padding-bottom: ${space(5)};
  background: ${token('color-surface')};
`
