import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { reset } from '../ui/layout.ts'

/** A radio option as a card. It contains a `ChoiceRadio`, so that a press anywhere on the card selects it. */
export const ChoiceCard = styled.label.attrs({ className: 'fpk-choice' })`
  ${reset}
  position: relative;
  display: block;
  padding: ${space(3)} ${space(3.5)};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  cursor: pointer;
  transition: border-color ${token('duration')};
  &:hover {
    border-color: ${token('color-accent')};
  }
  &:has(:checked) {
    border-color: ${token('color-accent')};
    background: ${token('color-accent-soft')};
    box-shadow: inset 0 0 0 1px ${token('color-accent')};
    @media (forced-colors: active) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('color-accent')};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    background: ${token('color-sunken')};
    border-color: ${token('color-border')};
    color: ${token('color-muted')};
  }
`

/** An invisible radio button that covers its card, for pointer and keyboard. */
export const ChoiceRadio = styled.input.attrs({ type: 'radio' })`
  ${reset}
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: inherit;
`
