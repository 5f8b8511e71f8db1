import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../ui/Button.tsx'
import { VStack, InlineText } from '../ui/layout.ts'
import { styled } from 'styled-components'
import { CircleAlert, CircleCheck, Info, WifiOff, X } from 'lucide'
import { Icon } from '../ui/Icon.tsx'
import { uiMessages } from '../../locales/en/ui.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { useIsOffline } from '../data/useIsOffline.ts'
import type { Toast } from '../../provider/widgetContext.ts'

const shownFor = 7_000

interface Shown extends Toast {
  id: number
}

/** The notices of one widget. The newest is last; each goes by itself unless the pointer or focus is on the list. */
export function useToasts() {
  const [notices, setNotices] = useState<readonly Shown[]>([])
  const next = useRef(0)
  const dismiss = useCallback(
    (id: number) => setNotices((present) => present.filter((notice) => notice.id !== id)),
    [],
  )
  const showToast = useCallback((notice: Toast) => {
    next.current += 1
    const id = next.current
    setNotices((present) => {
      const others = present.filter(({ about }) => about === undefined || about !== notice.about)
      return [...others.slice(-2), { ...notice, id }]
    })
  }, [])
  return { notices, showToast, dismiss }
}

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
  /* A dialog has its buttons at its end: a notice must not lie on them, nor several on its first field. */
  &:has(~ .fpk-overlays .fpk-dialog) {
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
  /* Seen where colours are forced and the ground is not. */
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

function NoticeItem({
  notice,
  held,
  dismiss,
  letGo,
}: {
  notice: Shown
  held: boolean
  dismiss: (id: number) => void
  letGo: () => void
}) {
  const t = useMessages(uiMessages)
  const { id, action } = notice
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), shownFor)
    return () => clearTimeout(timer)
  }, [held, dismiss, id])
  const close = () => {
    letGo()
    dismiss(id)
  }
  return (
    <Item className="fpk-notice" data-tone={notice.tone}>
      <Icon of={icons[notice.tone]} />
      <InlineText>{notice.text}</InlineText>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={t.dismiss} onClick={close} />
    </Item>
  )
}

/** Stands as long as the server cannot be reached: the only place of a screen that says so. */
function NoConnection() {
  const t = useMessages(uiMessages)
  return (
    useIsOffline() && (
      <Item className="fpk-offline" style={{ paddingInlineEnd: 16 }}>
        <Icon of={WifiOff} />
        <InlineText>{t.noConnection}</InlineText>
      </Item>
    )
  )
}

/** Short messages of a widget over its content, below what says that there is no connection. */
export function Toasts({ notices, dismiss }: { notices: readonly Shown[]; dismiss: (id: number) => void }) {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  // What goes from under the pointer or the focus tells neither that it is left.
  if (notices.length === 0 && (isHovered || isFocused)) {
    setHovered(false)
    setFocused(false)
  }
  const list = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<EventTarget | null>(null)
  const letGo = useCallback(() => {
    setFocused(false)
    const page = list.current?.getRootNode() as Document | ShadowRoot | undefined
    // The button that was pressed goes: the focus goes back to where it was before.
    if (list.current?.contains(page?.activeElement ?? null) && cameFrom.current instanceof HTMLElement) {
      cameFrom.current.focus({ preventScroll: true })
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
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        setFocused(true)
      }}
      onBlur={() => setFocused(false)}
    >
      <NoConnection />
      {notices.map((notice) => (
        <NoticeItem
          key={notice.id}
          notice={notice}
          held={isHovered || isFocused}
          dismiss={dismiss}
          letGo={letGo}
        />
      ))}
    </List>
  )
}
