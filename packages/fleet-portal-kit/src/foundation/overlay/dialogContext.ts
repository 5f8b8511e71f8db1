import { createContext, useContext, useEffect, useRef } from 'react'

export interface Unsaved {
  /** Whether closing loses nothing: then nothing is asked. */
  isSafe: () => boolean
  /** The person closed the dialog all the same. */
  onLeave: () => void
}

interface DialogSurroundings {
  /** Closes the dialog, after asking where something typed would be lost. */
  close: () => void
  /**
   * Tells the dialog that something in it has not been saved. Answers with a function that takes it back.
   */
  holdUnsaved: (held: Unsaved) => () => void
}

export const DialogContext = createContext<DialogSurroundings | null>(null)

/** Closes the dialog around, asking first where something unsaved is in it. */
export const useDialogClose = (): (() => void) => useContext(DialogContext)?.close ?? (() => {})

/** While true, the dialog around asks before it closes, unless nothing is lost. `onLeave` runs where it is closed all the same. */
export function useUnsavedInDialog(isUnsaved: boolean, { isSafe, onLeave }: Partial<Unsaved> = {}): void {
  const hold = useContext(DialogContext)?.holdUnsaved
  const latest = useRef({ isSafe, onLeave })
  useEffect(() => {
    latest.current = { isSafe, onLeave }
  }, [isSafe, onLeave])
  useEffect(() => {
    if (!isUnsaved) return undefined
    return hold?.({
      isSafe: () => latest.current.isSafe?.() ?? false,
      onLeave: () => latest.current.onLeave?.(),
    })
  }, [isUnsaved, hold])
}
