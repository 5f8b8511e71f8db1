import type { IconNode } from 'lucide'
import { forwardRef, useId, type ButtonHTMLAttributes, type MouseEvent } from 'react'
import { css, styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { Tooltip } from '../overlay/Tooltip.tsx'
import { Icon } from './Icon.tsx'
import { focusRing, reset, VisuallyHidden } from './layout.ts'
import { Spinner } from './Spinner.tsx'

type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  variant?: Variant
  icon?: IconNode
  /** An action is running: the button ignores presses and keeps its focus. */
  busy?: boolean | undefined
  /** Why the button is disabled. It stays focusable and shows the reason. */
  disabledReason?: string | undefined
}

const variants: Record<Variant, ReturnType<typeof css>> = {
  primary: css`
    background: ${token('color-accent')};
    color: ${token('color-on-accent')};
    &:hover:not([aria-disabled='true']) {
      background: ${token('color-accent-strong')};
    }
  `,
  secondary: css`
    background: ${token('color-surface')};
    border-color: ${token('color-border')};
    &:hover:not([aria-disabled='true']) {
      background: ${token('color-sunken')};
    }
  `,
  quiet: css`
    color: ${token('color-accent')};
    &:hover:not([aria-disabled='true']) {
      background: ${token('color-sunken')};
    }
  `,
  danger: css`
    background: ${token('color-danger')};
    color: ${token('color-surface')};
    &:hover:not([aria-disabled='true']) {
      filter: brightness(0.92);
    }
  `,
}

export const buttonShape = css`
  ${reset}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  height: ${token('control-height')};
  padding: 0 ${space(3.5)};
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  font-weight: ${token('weight-medium')};
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition: background ${token('duration')};
  ${focusRing}
  &:active:not([aria-disabled='true']) {
    transform: translateY(1px);
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    background: ${token('color-sunken')};
    border-color: ${token('color-border')};
    color: ${token('color-muted')};
  }
`

const squareShape = css`
  flex: none;
  width: ${token('control-height')};
  padding: 0;
  color: ${token('color-muted')};
  &[aria-disabled='true'] {
    background: none;
    border-color: transparent;
    opacity: 0.45;
  }
`

const Shape = styled.button<{ $variant: Variant; $square?: boolean }>`
  ${buttonShape}
  ${({ $variant }) => variants[$variant]}
  ${({ $square }) => $square && squareShape}
  &[aria-busy='true'] {
    cursor: progress;
  }
`

/** A button. With `disabledReason` it stays focusable and shows the reason. While `busy` it ignores presses. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'secondary',
    icon,
    busy,
    disabledReason,
    onClick,
    children,
    type = 'button',
    className,
    ...rest
  },
  ref,
) {
  const reasonId = useId()
  const blocked = busy || disabledReason !== undefined
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <Shape
      {...rest}
      ref={ref}
      type={type}
      className={`fpk-button ${className ?? ''}`}
      data-variant={variant}
      $variant={variant}
      onClick={press}
      aria-disabled={blocked || undefined}
      aria-busy={busy || undefined}
      {...(disabledReason && { 'aria-describedby': reasonId })}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </Shape>
  )
  if (!disabledReason) return button
  return (
    <>
      <Tooltip text={disabledReason}>{button}</Tooltip>
      <VisuallyHidden id={reasonId}>{disabledReason}</VisuallyHidden>
    </>
  )
})

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'variant'> {
  icon: IconNode
  /** The name, for screen readers and the tooltip. */
  label: string
}

/** A square button with an icon. Its name is shown in a tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, busy, disabledReason, onClick, type = 'button', className, ...rest },
  ref,
) {
  const blocked = busy || disabledReason !== undefined
  return (
    <Tooltip text={disabledReason ?? label}>
      <Shape
        {...rest}
        ref={ref}
        type={type}
        className={`fpk-icon-button ${className ?? ''}`}
        $variant="quiet"
        $square
        aria-label={disabledReason ? `${label}. ${disabledReason}` : label}
        aria-disabled={blocked || undefined}
        onClick={(event) => (blocked ? event.preventDefault() : onClick?.(event))}
      >
        {busy ? <Spinner /> : <Icon of={icon} />}
      </Shape>
    </Tooltip>
  )
})
