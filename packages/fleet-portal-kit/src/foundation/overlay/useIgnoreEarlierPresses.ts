import {
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

/** The longest time between the taps of a double tap, in milliseconds. */
const doubleTapInterval = 350

const cancelEvent = (event: KeyboardEvent | MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Handlers for the outermost element of a dialog. They ignore presses that began before the dialog appeared: the second click
 * of a double click or double tap, and the release of Space. `content` identifies the content of the dialog; a dialog with new
 * content counts as a new dialog. The widget ignores held keys, see `ignoreKeys`.
 */
export function useIgnoreEarlierPresses(content: string) {
  const appearedAt = useRef(0)
  /** Whether a mouse press began after the content appeared. */
  const hasPress = useRef(false)
  const isEarlyTap = useRef(false)
  /** The keys that were pressed in the dialog and are still down. */
  const keys = useRef(new Set<string>())
  useLayoutEffect(() => {
    appearedAt.current = performance.now()
    hasPress.current = false
  }, [content])
  return useMemo(() => {
    const isLaterClick = ({ detail }: { detail: number }) => detail > 1 && !hasPress.current
    return {
      isLaterClick,
      handlers: {
        onPointerDownCapture: ({ pointerType, timeStamp }: PointerEvent) => {
          isEarlyTap.current = pointerType === 'touch' && timeStamp - appearedAt.current < doubleTapInterval
        },
        onMouseDownCapture: (event: MouseEvent) => {
          if (isLaterClick(event) || isEarlyTap.current) cancelEvent(event)
          else hasPress.current = true
        },
        onClickCapture: (event: MouseEvent) => {
          // A click by keyboard has the detail 0.
          if (event.detail > 0 && (isLaterClick(event) || isEarlyTap.current)) cancelEvent(event)
        },
        onKeyDownCapture: ({ code, repeat }: KeyboardEvent) => void (!repeat && keys.current.add(code)),
        onKeyUpCapture: (event: KeyboardEvent) => {
          if (!keys.current.delete(event.code)) event.preventDefault()
        },
      },
    }
  }, [])
}
