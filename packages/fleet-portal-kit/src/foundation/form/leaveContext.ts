import { createContext, useContext } from 'react'

export type Ask = () => Promise<boolean>

export const LeaveContext = createContext<Ask>(() => Promise.resolve(true))

/** Asks whether unsaved work may be left: true for Leave anyway. */
export const useLeaveQuestion = (): Ask => useContext(LeaveContext)
