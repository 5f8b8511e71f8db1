import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { styled } from 'styled-components'
import type { Toast } from '../../provider/widgetContext.ts'
import { useSessionEpoch } from '../data/useSession.ts'
import { VisuallyHidden } from '../ui/layout.ts'
import { ToastList } from './ToastList.tsx'

export interface VisibleToast extends Toast {
  id: number
}

/**
 * The toasts of one widget, the newest last, and the text that screen readers announce. A toast disappears after a time, unless the
 * pointer or the focus is on the list.
 */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly VisibleToast[]>([])
  const lastId = useRef(0)
  const dismiss = useCallback(
    (id: number) => setToasts((current) => current.filter((toast) => toast.id !== id)),
    [],
  )
  const showToast = useCallback((toast: Toast) => {
    lastId.current += 1
    const id = lastId.current
    setToasts((current) => {
      const others = current.filter(({ about }) => about === undefined || about !== toast.about)
      return [...others.slice(-2), { ...toast, id }]
    })
  }, [])
  const [announcement, setAnnouncement] = useState('')
  // A text that is announced again must change, so that screen readers notice.
  const announce = useCallback(
    (text: string) => setAnnouncement((current) => (current === text ? `${text}\u00a0` : text)),
    [],
  )
  // The frame of a portal stays for another user, who must see nothing of the earlier one.
  const epoch = useSessionEpoch()
  const [shownEpoch, setShownEpoch] = useState(epoch)
  if (epoch !== shownEpoch) {
    setShownEpoch(epoch)
    setToasts([])
    setAnnouncement('')
  }
  return { toasts, showToast, dismiss, announcement, announce }
}

/** The open dialogs of a widget, the top one last. */
export function useOpenDialogs() {
  const [dialogs, setDialogs] = useState<readonly HTMLElement[]>([])
  const registerDialog = useCallback((dialog: HTMLElement) => {
    setDialogs((current) => [...current, dialog])
    return () => setDialogs((current) => current.filter((other) => other !== dialog))
  }, [])
  return { topDialog: dialogs.at(-1), registerDialog }
}

export interface ToastsProps {
  toasts: readonly VisibleToast[]
  dismiss: (id: number) => void
  /** The top dialog of the widget, if one is open. */
  topDialog: HTMLElement | undefined
}

interface AnnouncedToastsProps extends ToastsProps {
  /** The text that screen readers announce. */
  announcement: string
}

/**
 * The toasts of a widget, above its content. Only a dialog and what is inside it can be read and used while it is open. So the
 * element of the toasts moves into the top dialog, and back when it closes.
 */
export function Toasts({ topDialog, announcement, ...props }: AnnouncedToastsProps) {
  const home = useRef<HTMLElement | null>(null)
  const [mover, setMover] = useState<HTMLElement | null>(null)
  const setHome = useCallback((element: HTMLElement | null) => {
    home.current = element
    if (!element) return
    const next = document.createElement('div')
    next.style.display = 'contents'
    element.replaceChildren(next)
    setMover(next)
  }, [])
  useLayoutEffect(() => {
    if (mover) (topDialog ?? home.current)?.append(mover)
  }, [mover, topDialog])
  return (
    <>
      <Home ref={setHome} />
      {mover &&
        createPortal(
          <>
            <ToastList {...props} topDialog={topDialog} />
            <VisuallyHidden aria-live="polite" style={{ position: 'fixed', top: 0, left: 0 }}>
              {announcement}
            </VisuallyHidden>
          </>,
          mover,
        )}
    </>
  )
}

const Home = styled.div`
  all: unset;
  display: contents;
`
