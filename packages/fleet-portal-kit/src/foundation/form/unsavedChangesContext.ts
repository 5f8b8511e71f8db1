import { createContext, useContext } from 'react'

/** Asks the user. `body` says what leaving means. Default: the entered text is not saved. */
export type ConfirmLeave = (body?: string) => Promise<boolean>

export const UnsavedChangesContext = createContext<ConfirmLeave>(() => Promise.resolve(true))

/** Returns a function that asks the user whether to leave unsaved changes. It resolves to true for Leave anyway. */
export const useConfirmLeave = (): ConfirmLeave => useContext(UnsavedChangesContext)
