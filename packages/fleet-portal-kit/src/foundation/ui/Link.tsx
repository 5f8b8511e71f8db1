import type { MouseEvent, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { radius, token } from '../../provider/appearance.ts'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { buttonShape } from './Button.tsx'
import { fingerHeight, focusRing, reset } from './layout.ts'

const Anchor = styled.a<{ $button: boolean | undefined }>`
  ${({ $button }) =>
    $button
      ? css`
          ${buttonShape}
          background: ${token('color-surface')};
          border-color: ${token('color-border')};
          &:hover {
            background: ${token('color-sunken')};
          }
        `
      : css`
          ${reset}
          color: ${token('color-accent')};
          cursor: pointer;
          border-radius: ${radius(0.5)};
          ${fingerHeight}
          ${focusRing}
          &:hover,
          p & {
            text-decoration: underline;
          }
          /* Short and small texts are as large as a finger, too. */
          @container (max-width: 640px) {
            &::after {
              content: '';
              position: absolute;
              inset-block: -2px;
              left: 0;
              width: 100%;
              min-width: 44px;
            }
          }
        `}
`

interface LinkProps {
  to: FleetPortalDestination
  children: ReactNode
  /** Looks like a button. */
  isButton?: boolean
  'aria-current'?: 'page' | undefined
  className?: string
  /** The accessible name, if the content is an icon. */
  label?: string
  /** Called after a click in this tab, such as to close the dialog around the link. */
  onNavigate?: () => void
  /** Shown if the host has no URL for the page. Default: nothing. */
  fallback?: ReactNode
}

/** A left click without a modifier key. Other clicks open a new tab or window. */
const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to a page of the portal. Without a URL of the host for the page it renders its fallback. */
export function Link(props: LinkProps) {
  const {
    to,
    children,
    isButton,
    label,
    className,
    'aria-current': current,
    onNavigate,
    fallback = null,
  } = props
  const navigation = useNavigation()
  const href = navigation.href(to)
  if (href === undefined) return fallback
  return (
    <Anchor
      className={isButton ? `fpk-button ${className ?? ''}` : className}
      aria-label={label}
      title={label}
      aria-current={current}
      href={href}
      $button={isButton}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        navigation.navigate(to)
        onNavigate?.()
      }}
    >
      {children}
    </Anchor>
  )
}
