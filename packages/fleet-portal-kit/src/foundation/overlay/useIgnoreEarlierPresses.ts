import {
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'

/** Longest time between the taps of a double tap, in milliseconds. */
const doubleTap = 350

const drop = (event: KeyboardEvent | MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/**
 * Handlers for the outermost element of a dialog: keys and clicks that began before it appeared do nothing in it. These
 * are the second click of a double click or double tap, and the release of Space. `content` names what the dialog
 * shows: with another one it counts as a new dialog. Held keys are the widget's matter, see `ignoreHeldKey`.
 */
export function useIgnoreEarlierPresses(content: string) {
  const appearedAt = useRef(0)
  /** The first press of a click, and the keys that are down, since the content appeared. */
  const hasPress = useRef(false)
  const isEarlyTap = useRef(false)
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
          isEarlyTap.current = pointerType === 'touch' && timeStamp - appearedAt.current < doubleTap
        },
        onMouseDownCapture: (event: MouseEvent) => {
          if (isLaterClick(event) || isEarlyTap.current) drop(event)
          else hasPress.current = true
        },
        onClickCapture: (event: MouseEvent) => {
          // A click by keyboard has no count.
          if (event.detail > 0 && (isLaterClick(event) || isEarlyTap.current)) drop(event)
        },
        onKeyDownCapture: ({ code, repeat }: KeyboardEvent) => void (!repeat && keys.current.add(code)),
        onKeyUpCapture: (event: KeyboardEvent) => {
          if (!keys.current.delete(event.code)) event.preventDefault()
        },
      },
    }
  }, [])
}
