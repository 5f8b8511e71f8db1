import { useState, type KeyboardEvent } from 'react'

/** The step of Page Up and Page Down: about the number of visible options. */
const pageLength = 6
const arrowSteps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const pageSteps: Record<string, number> = { PageDown: pageLength, PageUp: -pageLength }

interface OptionKeyboardOptions {
  count: number
  isOpen: boolean
  open: () => void
  /** Loads more options. While it is defined, the arrow keys stop at the last loaded option. */
  loadMore: (() => void) | undefined
}

/** Keyboard navigation in the list of a dropdown. The focus stays in the field; one option of the list is active. */
export function useOptionKeyboard({ count, isOpen, open, loadMore }: OptionKeyboardOptions) {
  const [active, setActive] = useState<number | null>(null)
  const [isByKeyboard, setByKeyboard] = useState(false)
  const last = count - 1
  const activate = (index: number | null) => {
    setActive(index)
    setByKeyboard(true)
    if (index === last) loadMore?.()
  }
  const clamp = (index: number) => Math.max(0, Math.min(last, index))
  const indexAfter = (step: number) => {
    if (active === null) return step > 0 ? 0 : last
    const next = active + step
    if (next > last) return loadMore ? last : 0
    return next < 0 ? last : next
  }
  /** Handles a key. Returns whether it was a key of the list. */
  const handleKey = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return false
    const arrow = arrowSteps[event.key]
    const page = pageSteps[event.key]
    if (!arrow && !page && (active === null || (event.key !== 'Home' && event.key !== 'End'))) return false
    if (!isOpen) {
      if (!arrow) return false
      open()
    } else if (last < 0) return false
    else if (arrow) activate(indexAfter(arrow))
    else if (page) activate(clamp((active ?? (page > 0 ? -1 : last)) + page))
    else activate(event.key === 'Home' ? 0 : last)
    event.preventDefault()
    return true
  }
  const hover = (index: number) => {
    setActive(index)
    setByKeyboard(false)
  }
  return {
    active: active !== null && active <= last ? active : null,
    isByKeyboard,
    handleKey,
    hover,
    activate,
  }
}
