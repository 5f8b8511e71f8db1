import { createContext, useContext, useEffect } from 'react'

interface DialogSurroundings {
  /** Closes the dialog, after asking where something typed would be lost. */
  close: () => void
  /** Tells the dialog that something in it has not been saved. Answers with a function that takes it back. */
  holdUnsaved: () => () => void
}

export const DialogContext = createContext<DialogSurroundings | null>(null)

/** Closes the dialog around, asking first where something unsaved is in it. */
export const useDialogClose = (): (() => void) => useContext(DialogContext)?.close ?? (() => {})

/** While true, the dialog around asks before it closes. */
export function useUnsavedInDialog(isUnsaved: boolean): void {
  const hold = useContext(DialogContext)?.holdUnsaved
  useEffect(() => (isUnsaved ? hold?.() : undefined), [isUnsaved, hold])
}
