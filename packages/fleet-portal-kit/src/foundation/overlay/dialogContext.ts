import { createContext, useContext, useEffect, useRef } from 'react'

interface DialogSurroundings {
  /** Closes the dialog, after asking where something typed would be lost. */
  close: () => void
  /**
   * Tells the dialog that something in it has not been saved. It calls back where the person leaves it all the same.
   * Answers with a function that takes it back.
   */
  holdUnsaved: (onLeave?: () => void) => () => void
}

export const DialogContext = createContext<DialogSurroundings | null>(null)

/** Closes the dialog around, asking first where something unsaved is in it. */
export const useDialogClose = (): (() => void) => useContext(DialogContext)?.close ?? (() => {})

/** While true, the dialog around asks before it closes. `onLeave` is told that the person closed it all the same. */
export function useUnsavedInDialog(isUnsaved: boolean, onLeave?: () => void): void {
  const hold = useContext(DialogContext)?.holdUnsaved
  const left = useRef(onLeave)
  useEffect(() => {
    left.current = onLeave
  }, [onLeave])
  useEffect(() => (isUnsaved ? hold?.(() => left.current?.()) : undefined), [isUnsaved, hold])
}
