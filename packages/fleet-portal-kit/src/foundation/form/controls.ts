import { css, styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { reset } from '../ui/layout.ts'

/** The common styles of all fields. */
const controlStyles = css`
  ${reset}
  display: block;
  width: 100%;
  height: ${token('control-height')};
  padding: 0 ${space(3)};
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border-input')};
  border-radius: ${token('radius')};
  color: ${token('color-text')};
  cursor: text;
  transition: border-color ${token('duration')};
  &:focus-visible,
  &:focus-within {
    border-color: ${token('color-accent')};
    box-shadow: 0 0 0 1px ${token('color-accent')};
    /* Visible in forced-colors mode, which removes shadows. */
    outline: 2px solid transparent;
  }
  &[aria-invalid='true'] {
    border-color: ${token('color-danger')};
  }
  &[aria-invalid='true']:focus-visible {
    box-shadow: 0 0 0 1px ${token('color-danger')};
  }
  &:disabled,
  &[aria-disabled='true'],
  &:read-only:not(select) {
    background: ${token('color-sunken')};
    border-color: ${token('color-border')};
  }
  &:disabled {
    color: ${token('color-muted')};
    cursor: not-allowed;
  }
  &::placeholder {
    color: ${token('color-muted')};
    opacity: 1;
  }
`

export const Input = styled.input.attrs({ className: 'fpk-input' })`
  ${controlStyles}
`

export const TextArea = styled.textarea.attrs({ className: 'fpk-input' })`
  ${controlStyles}
  height: auto;
  min-height: 84px;
  padding: ${space(2)} ${space(3)};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  resize: vertical;
`

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' stroke='%237c8794' stroke-width='2'%3E%3Cpath d='m4 6 4 4 4-4'/%3E%3C/svg%3E\")"

/** The native select of the browser, for a few options. */
export const NativeSelect = styled.select.attrs({ className: 'fpk-input' })`
  ${controlStyles}
  cursor: pointer;
  line-height: calc(${token('control-height')} - 2px);
  padding-right: 32px;
  background-image: ${arrow};
  background-repeat: no-repeat;
  background-position: right 10px center;
  text-overflow: ellipsis;
  & option {
    font: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
    text-transform: inherit;
    color: ${token('color-text')};
    background: ${token('color-surface')};
    transition: none;
  }
`
