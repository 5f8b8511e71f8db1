import { createContext, useContext, useEffect, useRef } from 'react'

export interface UnsavedChanges {
  /** Whether closing the dialog loses nothing. The dialog then closes without asking. */
  isSafe: () => boolean
  /** Called when the user discards the changes and closes the dialog. */
  onLeave: () => void
}

interface DialogContextValue {
  /** The element of the dialog. Popups are rendered in it. Null until it is shown. */
  element: HTMLElement | null
  /** Closes the dialog. Asks the user first if unsaved changes would be lost. */
  close: () => void
  /** Registers unsaved changes. Returns a function that removes them. */
  registerUnsaved: (changes: UnsavedChanges) => () => void
}

export const DialogContext = createContext<DialogContextValue | null>(null)

/** Returns a function that closes the dialog around the component. It asks the user first if unsaved changes would be lost. */
export const useDialogClose = (): (() => void) => useContext(DialogContext)?.close ?? (() => {})

/** While `isUnsaved`, the dialog around the component asks before it closes, unless `isSafe` returns true. `onLeave` is called if the user discards the changes. */
export function useUnsavedInDialog(
  isUnsaved: boolean,
  { isSafe, onLeave }: Partial<UnsavedChanges> = {},
): void {
  const register = useContext(DialogContext)?.registerUnsaved
  const latest = useRef({ isSafe, onLeave })
  useEffect(() => {
    latest.current = { isSafe, onLeave }
  }, [isSafe, onLeave])
  useEffect(() => {
    if (!isUnsaved) return undefined
    return register?.({
      isSafe: () => latest.current.isSafe?.() ?? false,
      onLeave: () => latest.current.onLeave?.(),
    })
  }, [isUnsaved, register])
}
