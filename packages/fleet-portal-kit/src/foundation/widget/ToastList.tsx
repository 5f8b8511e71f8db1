import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CircleAlert, CircleCheck, Info, WifiOff, X } from 'lucide'
import { styled } from 'styled-components'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useDayFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { useIsOffline } from '../data/useIsOffline.ts'
import { hideFromTopLayer, showInTopLayer } from '../overlay/topLayer.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Box, InlineText, Paragraph, VStack } from '../ui/layout.ts'
import { ContentBoundary } from './ContentBoundary.tsx'
import type { ToastsProps, VisibleToast } from './Toasts.tsx'

/** The time that a toast is shown, in milliseconds. */
const toastDuration = 7_000

const List = styled(VStack)`
  position: fixed;
  z-index: 60;
  bottom: ${space(6)};
  left: 50%;
  transform: translateX(-50%);
  gap: ${space(2)};
  width: max-content;
  max-width: min(calc(100vw - ${space(8)}), 640px);
  overflow-wrap: anywhere;
  /* The bar of selected items is at the lower edge of the window then, with the actions. */
  *:has(.fpk-selection) ~ * & {
    top: calc(${token('sticky-top')} + ${space(2)});
    bottom: auto;
  }
  /* A toast must not cover the buttons at the end of a dialog, nor several toasts its first field. */
  .fpk-dialog & {
    top: ${space(2)};
    bottom: auto;
    & > :not(:last-child, .fpk-offline) {
      display: none;
    }
  }
`

const Item = styled.div`
  all: unset;
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(4)};
  min-height: ${token('control-height')};
  box-sizing: border-box;
  /* Visible in forced-colors mode, which removes backgrounds. */
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: ${token('color-text')};
  color: ${token('color-surface')};
  box-shadow: ${token('shadow-overlay')};
  & button {
    flex: none;
    color: inherit;
  }
  & > svg {
    flex: none;
  }
  &&& button:hover {
    background: rgb(127 127 127 / 30%);
  }
`

const icons = { success: CircleCheck, danger: CircleAlert, info: Info }

function ToastItem({
  toast,
  isPaused,
  dismiss,
  restoreFocus,
}: {
  toast: VisibleToast
  isPaused: boolean
  dismiss: (id: number) => void
  restoreFocus: () => void
}) {
  const t = useMessages(uiMessages)
  const Custom = usePortal().slots.Toast
  const { id, action } = toast
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismiss(id), toastDuration)
    return () => clearTimeout(timer)
  }, [isPaused, dismiss, id])
  const close = () => {
    restoreFocus()
    dismiss(id)
  }
  const runAction = () => {
    close()
    action?.run()
  }
  const defaultView = (
    <Item className="fpk-notice" data-tone={toast.tone}>
      <Icon of={icons[toast.tone]} />
      <InlineText>{toast.text}</InlineText>
      {action && (
        <Button variant="quiet" onClick={runAction}>
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={t.dismiss} onClick={close} />
    </Item>
  )
  if (!Custom) return defaultView
  return (
    <ContentBoundary content={toast} fallback={defaultView}>
      <Custom tone={toast.tone} action={action && { label: action.label, run: runAction }} dismiss={close}>
        {toast.text}
      </Custom>
    </ContentBoundary>
  )
}

/** When the oldest answer on the page arrived, in milliseconds since the epoch. Undefined if there is none. */
function useOldestData(): number | undefined {
  const cache = usePortal().queryClient.getQueryCache()
  const read = () => {
    const times = cache.findAll({ type: 'active' }).map(({ state }) => state.dataUpdatedAt)
    const known = times.filter((time) => time > 0)
    return known.length > 0 ? Math.min(...known) : undefined
  }
  return useSyncExternalStore((listener) => cache.subscribe(listener), read)
}

/** Shown while the server cannot be reached. No other part of a screen shows it. */
function OfflineToast() {
  const t = useMessages(uiMessages)
  const { formatSince } = useDayFormats()
  const oldest = useOldestData()
  return (
    <Item className="fpk-offline" style={{ paddingInlineEnd: 16 }}>
      <Icon of={WifiOff} />
      <Box>
        <Paragraph>{t.noConnection}</Paragraph>
        {oldest !== undefined && <Paragraph>{t.shownAsOf(formatSince(oldest))}</Paragraph>}
      </Box>
    </Item>
  )
}

/** The visible toasts of a widget. */
export function ToastList({ toasts, dismiss, topDialog }: ToastsProps) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  // The browser sends no mouseleave or blur event for a removed element.
  if (toasts.length === 0 && (isHovered || isFocused)) {
    setHovered(false)
    setFocused(false)
  }
  const list = useRef<HTMLDivElement>(null)
  const previousFocus = useRef<EventTarget | null>(null)
  const isOffline = useIsOffline()
  const isShown = isOffline || toasts.length > 0
  useEffect(() => {
    // Shown again, so that it is above a dialog that has opened meanwhile.
    if (list.current) (isShown ? showInTopLayer : hideFromTopLayer)(list.current)
  }, [isShown, toasts, topDialog])
  const restoreFocus = useCallback(() => {
    setFocused(false)
    const page = list.current?.getRootNode() as Document | ShadowRoot | undefined
    // The pressed button is about to be removed, so the focus moves back to the element that had it before.
    if (list.current?.contains(page?.activeElement ?? null) && previousFocus.current instanceof HTMLElement) {
      previousFocus.current.focus({ preventScroll: true })
    }
  }, [])
  return (
    <List
      ref={list}
      className="fpk-notices"
      role="status"
      aria-live="polite"
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      {isOffline && <OfflineToast />}
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          isPaused={isHovered || isFocused}
          dismiss={dismiss}
          restoreFocus={restoreFocus}
        />
      ))}
    </List>
  )
}
