import { useState, type KeyboardEvent } from 'react'

/** How far Page Up and Page Down go: as many options as are in sight. */
const pageLength = 6
const arrows: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
const pages: Record<string, number> = { PageDown: pageLength, PageUp: -pageLength }

interface ListInSight {
  count: number
  isOpen: boolean
  open: () => void
  /** There are more options than those that are loaded: the arrow keys wait at the last one. */
  loadMore: (() => void) | undefined
}

/** Where the keys are in the list of a dropdown, while the caret stays in its field. */
export function useOptionKeyboard({ count, isOpen, open, loadMore }: ListInSight) {
  const [active, setActive] = useState<number | null>(null)
  const [isByKey, setByKey] = useState(false)
  const last = count - 1
  const goTo = (index: number | null) => {
    setActive(index)
    setByKey(true)
    if (index === last) loadMore?.()
  }
  const within = (index: number) => Math.max(0, Math.min(last, index))
  const step = (by: number) => {
    if (active === null) return by > 0 ? 0 : last
    const next = active + by
    if (next > last) return loadMore ? last : 0
    return next < 0 ? last : next
  }
  /** Whether a key was one of the list's. */
  const press = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return false
    const arrow = arrows[event.key]
    const page = pages[event.key]
    if (!arrow && !page && (active === null || (event.key !== 'Home' && event.key !== 'End'))) return false
    if (!isOpen) {
      if (!arrow) return false
      open()
    } else if (last < 0) return false
    else if (arrow) goTo(step(arrow))
    else if (page) goTo(within((active ?? (page > 0 ? -1 : last)) + page))
    else goTo(event.key === 'Home' ? 0 : last)
    event.preventDefault()
    return true
  }
  const point = (index: number) => {
    setActive(index)
    setByKey(false)
  }
  return { active: active !== null && active <= last ? active : null, isByKey, press, point, goTo }
}
