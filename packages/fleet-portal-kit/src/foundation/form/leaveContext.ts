import { createContext, useContext } from 'react'

/** `body` says what leaving means here; by default that what was entered is not saved. */
export type Ask = (body?: string) => Promise<boolean>

export const LeaveContext = createContext<Ask>(() => Promise.resolve(true))

/** Asks whether unsaved work may be left: true for Leave anyway. */
export const useLeaveQuestion = (): Ask => useContext(LeaveContext)
