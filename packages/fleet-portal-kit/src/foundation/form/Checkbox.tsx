import { forwardRef, useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { focusRing, reset } from '../ui/layout.ts'

/** Mask images. Only their shape is visible, in the text colour of the accent. */
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 3 6-7'/%3E%3C/svg%3E\")"
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='white' stroke-width='2.5' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E\")"

const checkboxStyles = css`
  &:checked::before,
  &:indeterminate::before {
    content: '';
    width: 14px;
    height: 14px;
    background: ${token('color-on-accent')};
    mask: ${tick} center / contain no-repeat;
    @media (forced-colors: active) {
      background: HighlightText;
    }
  }
  &:indeterminate::before {
    mask-image: ${dash};
  }
`

const radioStyles = css`
  &:checked {
    box-shadow: inset 0 0 0 4px ${token('color-surface')};
    @media (forced-colors: active) {
      box-shadow: inset 0 0 0 4px Canvas;
    }
  }
  &:indeterminate {
    background: transparent;
    border-color: ${token('color-border-input')};
  }
`

const Control = styled.input`
  ${reset}
  flex: none;
  width: 18px;
  height: 18px;
  margin-top: 1px;
  border: 1px solid ${token('color-border-input')};
  border-radius: ${({ type }) => (type === 'radio' ? '50%' : '5px')};
  display: grid;
  place-items: center;
  background: ${token('color-surface')};
  cursor: pointer;
  ${focusRing}
  &:checked,
  &:indeterminate {
    background: ${token('color-accent')};
    border-color: ${token('color-accent')};
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    &:checked,
    &:indeterminate {
      forced-color-adjust: none;
      background: Highlight;
      border-color: CanvasText;
    }
  }
  ${({ type }) => (type === 'radio' ? radioStyles : checkboxStyles)}
`

const Label = styled.label`
  ${reset}
  display: flex;
  gap: ${space(2)};
  align-items: flex-start;
  cursor: pointer;
  /* As high as a finger. Two of them with the usual gap touch, but do not overlap. */
  @container (max-width: 640px) {
    box-sizing: border-box;
    min-width: 44px;
    min-height: 44px;
    padding-block: 11px;
    margin-block: ${space(-1)};
  }
  &:has(:disabled) {
    cursor: not-allowed;
    color: ${token('color-muted')};
  }
`

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode
  /** Some of its items are selected, not all. */
  isPartial?: boolean
  type?: 'checkbox' | 'radio'
}

/** A checkbox with three states, or a radio button, with its label. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { children, isPartial = false, type = 'checkbox', ...rest },
  ref,
) {
  const control = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    if (control.current) control.current.indeterminate = isPartial
  }, [isPartial])
  return (
    <Label>
      <Control
        {...rest}
        type={type}
        ref={(element) => {
          control.current = element
          if (typeof ref === 'function') ref(element)
          else if (ref) ref.current = element
        }}
      />
      <span>{children}</span>
    </Label>
  )
})
