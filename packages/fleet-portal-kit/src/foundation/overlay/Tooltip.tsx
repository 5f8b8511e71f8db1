import { cloneElement, Suspense, useEffect, useRef, useState, type ReactElement } from 'react'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'

const TooltipPopup = lazyWithRetry(() => import('./TooltipPopup.tsx'), 'TooltipPopup')

const delay = 400

type Child = ReactElement<Record<string, unknown>>
type Handler = (event: { currentTarget: HTMLElement }) => void

/** A few words on hover and on keyboard focus. The child names itself; the hint only shows. */
export function Tooltip({ text, children }: { text: string; children: Child }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const hide = () => {
    clearTimeout(timer.current)
    setAnchor(null)
  }
  const showSoon: Handler = ({ currentTarget }) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(currentTarget), delay)
  }
  const showForKeyboard: Handler = ({ currentTarget }) => {
    if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget)
  }
  const also = (name: string, handler: Handler) => (event: { currentTarget: HTMLElement }) => {
    ;(children.props[name] as Handler | undefined)?.(event)
    handler(event)
  }
  return (
    <>
      {cloneElement(children, {
        onMouseEnter: also('onMouseEnter', showSoon),
        onMouseLeave: also('onMouseLeave', hide),
        onFocus: also('onFocus', showForKeyboard),
        onBlur: also('onBlur', hide),
        onMouseDown: also('onMouseDown', hide),
      })}
      {anchor && (
        <Suspense>
          <TooltipPopup anchor={anchor} text={text} />
        </Suspense>
      )}
    </>
  )
}
