import { Suspense, useState, type ReactNode } from 'react'

interface OpenedDialogProps<T> {
  /** `name:argument` of the dialog that the address names. */
  dialog: string | undefined
  /** Whether it may open now. */
  mayOpen: boolean
  /** The item that it is about, as listed now. */
  item: T | undefined
  children: (item: T | undefined) => ReactNode
}

/**
 * The dialog of a list that is open. Once open it stays until it is closed, with its item: what is read anew
 * meanwhile, such as another role of the person or an item that is listed no more, takes nothing typed away.
 */
export function OpenedDialog<T>({ dialog, mayOpen, item, children }: OpenedDialogProps<T>) {
  const [opened, setOpened] = useState<{ dialog: string; item: T | undefined }>()
  const isSame = opened !== undefined && opened.dialog === dialog
  const needsItem = dialog?.includes(':') ?? false
  const next =
    dialog !== undefined && (isSame || (mayOpen && (!needsItem || item !== undefined)))
      ? { dialog, item: item ?? (isSame ? opened.item : undefined) }
      : undefined
  // What is listed now goes first; the item of the opening stands in for it once it is gone.
  if (next?.dialog !== opened?.dialog) setOpened(next)
  return next && <Suspense key={next.dialog}>{children(next.item)}</Suspense>
}
