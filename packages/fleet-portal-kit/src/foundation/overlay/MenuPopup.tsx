import {
  FloatingFocusManager,
  FloatingPortal,
  useDismiss,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
} from '@floating-ui/react'
import type { IconNode } from 'lucide'
import { Fragment, useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { space, token } from '../../provider/appearance.ts'
import { useWidget } from '../../provider/widgetContext.ts'
import { Icon } from '../ui/Icon.tsx'
import { Box, InlineText, reset } from '../ui/layout.ts'
import { partOf } from './partOf.ts'
import { useAnchored } from './useAnchored.ts'

export interface MenuItem {
  key: string
  label: string
  icon?: IconNode
  /** Why the item cannot be used now; it stays in reach and says so. */
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

/** The most a popover menu is high, in pixels. */
const maxHeight = 216

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
`

const Item = styled.button<{ $danger: boolean | undefined }>`
  ${reset}
  display: flex;
  gap: ${space(2.5)};
  align-items: flex-start;
  width: 100%;
  padding: ${space(2)} ${space(2.5)};
  border-radius: 6px;
  cursor: pointer;
  color: ${({ $danger }) => token($danger ? 'color-danger' : 'color-text')};
  & svg {
    margin-top: 2px;
  }
  &:focus {
    background: ${token('color-sunken')};
    /* Seen where colours are forced, which takes the ground away. */
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

/** What cannot be taken back stands apart from the rest. */
const Rule = styled.hr`
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

const Shared = styled(Reason)`
  padding: ${space(2)} ${space(2.5)};
  margin-bottom: ${space(1)};
  border-bottom: 1px solid ${token('color-border')};
`

/** The reason that several items give: it is said once, above them all. */
function sharedReason(items: readonly MenuItem[]): string | undefined {
  const reasons = items.flatMap(({ reason }) => reason ?? [])
  return reasons.find((reason, index) => reasons.indexOf(reason) < index)
}

/** A menu below its button, mounted while it is open: arrows move, letters jump, Esc closes, focus goes back. */
export function MenuPopup({ anchor, label, items, onClose }: MenuPopupProps) {
  const [active, setActive] = useState<number | null>(0)
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])
  const { overlays } = useWidget()
  const sharedId = useId()
  const shared = sharedReason(items)
  const { refs, floatingStyles, context } = useAnchored({
    anchor,
    placement: 'bottom-end',
    gap: 4,
    heightOf: (free) => Math.min(maxHeight, free),
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
  if (!overlays) return null
  return (
    <FloatingPortal root={partOf(anchor, overlays)}>
      <FloatingFocusManager context={context} modal={false}>
        <List
          ref={refs.setFloating}
          className="fpk-menu"
          style={floatingStyles}
          {...getFloatingProps()}
          aria-labelledby={undefined}
          aria-label={label}
        >
          {shared && <Shared id={sharedId}>{shared}</Shared>}
          {items.map(({ key, label: name, icon, reason, danger, run }, index) => (
            <Fragment key={key}>
              {danger && index > 0 && !items[index - 1]?.danger && <Rule />}
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
        </List>
      </FloatingFocusManager>
    </FloatingPortal>
  )
}
