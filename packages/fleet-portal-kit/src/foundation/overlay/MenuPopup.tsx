import { useDismiss, useInteractions, useListNavigation, useRole, useTypeahead } from '@floating-ui/react'
import type { IconNode } from 'lucide'
import { Fragment, useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { css, styled } from 'styled-components'
import { radius, space, token } from '../../provider/appearance.ts'
import { Icon } from '../ui/Icon.tsx'
import { Box, fingerOr, InlineText, reset } from '../ui/layout.ts'
import { useAnchored } from './useAnchored.ts'
import { useLayerFocus } from './useLayerFocus.ts'
import { usePopupParent, usePopupRef } from './usePopup.ts'

export interface MenuItem {
  key: string
  label: string
  icon?: IconNode
  /** Why the item is disabled. It stays focusable and shows the reason. */
  reason?: string | undefined
  danger?: boolean | undefined
  run: () => void
}

interface MenuPopupProps {
  anchor: HTMLElement
  label: string
  items: readonly MenuItem[]
  onClose: () => void
}

/** The maximum height of a menu, in pixels. */
const maxHeight = 216

/** Short items beside each other, in two columns. A long one has a line of its own. */
const besideEachOther = css`
  display: flex;
  flex-wrap: wrap;
  width: min(320px, 100vw - 16px);
  & > button {
    flex: 1 1 50%;
    width: auto;
    min-width: fit-content;
    max-width: 100%;
  }
  & > hr {
    flex: none;
    width: 100%;
    margin-inline: 0;
  }
`

const List = styled.div`
  ${reset}
  display: block;
  z-index: 55;
  min-width: 180px;
  max-width: 320px;
  padding: ${space(1)};
  overflow: auto;
  background: ${token('color-surface')};
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  box-shadow: ${token('shadow-overlay')};
  /* The maximum height holds all items, whether they are as high as a finger or not. */
  &:has(> button:nth-of-type(6)) > button {
    padding-block: calc((${fingerOr('32px')} - 20px) / 2);
  }
  &:has(> button:nth-of-type(7)) {
    ${besideEachOther}
  }
  @container (max-width: 640px) {
    &:has(> button:nth-of-type(5)) {
      ${besideEachOther}
    }
  }
`

const Item = styled.button<{ $danger: boolean | undefined }>`
  ${reset}
  display: flex;
  gap: ${space(2.5)};
  align-items: flex-start;
  width: 100%;
  padding: calc((${fingerOr('36px')} - 20px) / 2) ${space(2.5)};
  border-radius: ${radius(0.75)};
  cursor: pointer;
  color: ${({ $danger }) => token($danger ? 'color-danger' : 'color-text')};
  & svg {
    margin-top: 2px;
  }
  &:focus {
    background: ${token('color-sunken')};
    /* Visible in forced-colors mode, which removes backgrounds. */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
  &:focus-visible {
    outline-color: ${token('color-accent')};
  }
  &[aria-disabled='true'] {
    cursor: not-allowed;
    color: ${token('color-muted')};
  }
`

/** Separates the items of destructive actions from the others. */
const Separator = styled.hr`
  ${reset}
  display: block;
  height: 1px;
  margin: ${space(1)} ${space(2.5)};
  background: ${token('color-border')};
`

const Reason = styled(InlineText)`
  display: block;
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

const SharedReason = styled(Reason)`
  padding: ${space(2)} ${space(2.5)};
  margin-bottom: ${space(1)};
  border-bottom: 1px solid ${token('color-border')};
`

/** The reason that several items have in common. It is shown once, above the items. */
function findSharedReason(items: readonly MenuItem[]): string | undefined {
  const reasons = items.flatMap(({ reason }) => reason ?? [])
  return reasons.find((reason, index) => reasons.indexOf(reason) < index)
}

/** An open menu below its button. The arrow keys and letters move the focus, Esc closes it, and the focus returns to the button. */
export function MenuPopup({ anchor, label, items, onClose }: MenuPopupProps) {
  const [active, setActive] = useState<number | null>(0)
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])
  const parent = usePopupParent()(anchor)
  const sharedId = useId()
  const shared = findSharedReason(items)
  const {
    refs,
    floatingStyles,
    context,
    elements: popup,
  } = useAnchored({
    anchor,
    placement: 'bottom-end',
    gap: 4,
    heightFor: (available) => Math.min(maxHeight, available),
    onClose,
  })
  useEffect(() => {
    labels.current = items.map((item) => item.label)
  }, [items])
  const { getFloatingProps, getItemProps } = useInteractions([
    useDismiss(context, { bubbles: false }),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, { listRef: elements, activeIndex: active, onNavigate: setActive, loop: true }),
    useTypeahead(context, { listRef: labels, activeIndex: active, onMatch: setActive }),
  ])
  const ref = usePopupRef(refs.setFloating)
  useLayerFocus(popup.floating)
  if (!parent) return null
  return createPortal(
    <List
      ref={ref}
      className="fpk-menu"
      style={floatingStyles}
      {...getFloatingProps({
        // The focus returns to the button, and the browser moves it on from there.
        onKeyDown: ({ key }: KeyboardEvent<HTMLElement>) => key === 'Tab' && onClose(),
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
          // A press on the button moves the focus there, and closes the menu itself.
          if (!relatedTarget || anchor.contains(relatedTarget)) return
          if (!currentTarget.contains(relatedTarget)) onClose()
        },
      })}
      aria-labelledby={undefined}
      aria-label={label}
    >
      {shared && <SharedReason id={sharedId}>{shared}</SharedReason>}
      {items.map(({ key, label: name, icon, reason, danger, run }, index) => (
        <Fragment key={key}>
          {danger && index > 0 && !items[index - 1]?.danger && <Separator />}
          <Item
            type="button"
            role="menuitem"
            ref={(element) => void (elements.current[index] = element)}
            tabIndex={active === index ? 0 : -1}
            aria-disabled={reason ? true : undefined}
            aria-describedby={reason && reason === shared ? sharedId : undefined}
            $danger={danger}
            {...getItemProps({
              onClick: () => {
                if (reason) return
                onClose()
                run()
              },
            })}
          >
            {icon && <Icon of={icon} />}
            <Box>
              {name}
              {reason && reason !== shared && <Reason>{reason}</Reason>}
            </Box>
          </Item>
        </Fragment>
      ))}
    </List>,
    parent,
  )
}
