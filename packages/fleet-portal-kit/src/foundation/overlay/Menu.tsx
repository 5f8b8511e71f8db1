import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { MenuPopup } from './menuOnDemand.ts'
import type { MenuItem } from './MenuPopup.tsx'
import { OverlayBoundary } from './OverlayBoundary.tsx'

export interface MenuTriggerProps {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onClick: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

interface MenuProps {
  label: string
  /** The id of the item that the menu belongs to. The menu closes when the id changes. */
  of?: string
  /** Returns the items. Called when the menu opens. */
  items: () => readonly MenuItem[]
  /** Renders the button. It must spread these props on the button. */
  children: (trigger: MenuTriggerProps) => ReactNode
}

/** A button with a menu. The code of the menu is loaded when the user first opens it. */
export function Menu({ label, of, items, children }: MenuProps) {
  const [open, setOpen] = useState<{ anchor: HTMLElement; of: string | undefined } | null>(null)
  const anchor = open && open.of === of ? open.anchor : null
  return (
    <>
      {children({
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        onClick: ({ currentTarget }) => setOpen(anchor ? null : { anchor: currentTarget, of }),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen({ anchor: event.currentTarget, of })
        },
      })}
      {anchor && (
        <OverlayBoundary onClose={() => setOpen(null)}>
          <MenuPopup anchor={anchor} label={label} items={items()} onClose={() => setOpen(null)} />
        </OverlayBoundary>
      )}
    </>
  )
}
