import { createContext, useContext } from 'react'

/** `body` says what leaving means here; by default that what was entered is not saved. */
export type ConfirmLeave = (body?: string) => Promise<boolean>

export const UnsavedChangesContext = createContext<ConfirmLeave>(() => Promise.resolve(true))

/** Asks whether unsaved work may be left: true for Leave anyway. */
export const useConfirmLeave = (): ConfirmLeave => useContext(UnsavedChangesContext)
