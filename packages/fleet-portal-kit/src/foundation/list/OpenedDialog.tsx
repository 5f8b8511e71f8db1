import { useState, type ReactNode } from 'react'
import { OverlayBoundary } from '../overlay/OverlayBoundary.tsx'

interface OpenedDialogProps<T> {
  /** The dialog that the URL names: `name:argument`. */
  dialog: string | undefined
  /** Whether the dialog may open now. */
  mayOpen: boolean
  /** The item of the dialog, if the current page of the list contains it. */
  item: T | undefined
  /** Called when the user closes a dialog that failed. */
  onClose: () => void
  children: (item: T | undefined) => ReactNode
}

/**
 * The open dialog of a list. An open dialog keeps its item until it is closed, so that typed text is not lost when a refetch
 * changes the role of the user or removes the item from the list.
 */
export function OpenedDialog<T>({ dialog, mayOpen, item, onClose, children }: OpenedDialogProps<T>) {
  const [opened, setOpened] = useState<{ dialog: string; item: T | undefined }>()
  const isSame = opened !== undefined && opened.dialog === dialog
  const needsItem = dialog?.includes(':') ?? false
  const next =
    dialog !== undefined && (isSame || (mayOpen && (!needsItem || item !== undefined)))
      ? { dialog, item: item ?? (isSame ? opened.item : undefined) }
      : undefined
  // `next` prefers the listed item, and falls back to the item with which the dialog was opened.
  if (next?.dialog !== opened?.dialog) setOpened(next)
  return (
    next && (
      <OverlayBoundary key={next.dialog} onClose={onClose}>
        {children(next.item)}
      </OverlayBoundary>
    )
  )
}
