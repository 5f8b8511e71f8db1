import { cloneElement, useEffect, useRef, useState, type ReactElement } from 'react'
import { lazyWithRetry } from '../widget/lazyWithRetry.ts'
import { OptionalPart } from '../widget/OptionalPart.tsx'

const TooltipPopup = lazyWithRetry(() => import('./TooltipPopup.tsx'), 'TooltipPopup')

/** The time between hover and tooltip, in milliseconds. */
const delay = 400

type Child = ReactElement<Record<string, unknown>>
type Handler = (event: { currentTarget: HTMLElement }) => void

export interface TooltipText {
  text: string
  /** A code or number in the text, which is hidden while the user hides codes and numbers. A `title` could not hide it. */
  secret?: string | undefined
}

/** A short text on hover, on keyboard focus, and on a press of a disabled button: a finger cannot hover. Screen readers do not read it, so the child needs its own accessible name. */
export function Tooltip({ text, secret, children }: TooltipText & { children: Child }) {
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
  const showForDisabled: Handler = ({ currentTarget }) => {
    if (currentTarget.matches('[aria-disabled="true"]:not([aria-busy="true"])')) setAnchor(currentTarget)
  }
  const chain = (name: string, handler: Handler) => (event: { currentTarget: HTMLElement }) => {
    ;(children.props[name] as Handler | undefined)?.(event)
    handler(event)
  }
  return (
    <>
      {cloneElement(children, {
        onMouseEnter: chain('onMouseEnter', showSoon),
        onMouseLeave: chain('onMouseLeave', hide),
        onFocus: chain('onFocus', showForKeyboard),
        onBlur: chain('onBlur', hide),
        onMouseDown: chain('onMouseDown', hide),
        onClick: chain('onClick', showForDisabled),
      })}
      {anchor && (
        <OptionalPart>
          <TooltipPopup anchor={anchor} text={text} secret={secret} />
        </OptionalPart>
      )}
    </>
  )
}
