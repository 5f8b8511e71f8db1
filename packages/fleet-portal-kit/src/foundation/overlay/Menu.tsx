import { lazy, Suspense, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import type { MenuItem } from './MenuPopup.tsx'

const MenuPopup = lazy(() => import('./MenuPopup.tsx').then((module) => ({ default: module.MenuPopup })))

export interface MenuTriggerProps {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

interface MenuProps {
  label: string
  /** Asked when the menu opens. */
  items: () => readonly MenuItem[]
  /** Draws the button; spreads these props on it. */
  children: (trigger: MenuTriggerProps) => ReactNode
}

/** A button with a menu. The menu's code is fetched when it is first opened. */
export function Menu({ label, items, children }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: ({ currentTarget }) => setAnchor((open) => (open ? null : currentTarget)),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setAnchor(event.currentTarget)
        },
      })}
      {anchor && (
        <Suspense>
          <MenuPopup anchor={anchor} label={label} items={items()} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
