import { createContext, useContext } from 'react'
import type { AreaName } from '../provider/navigation.ts'

/** The area of the portal that the widget shows. */
export const AreaContext = createContext<AreaName | undefined>(undefined)

export const useArea = (): AreaName | undefined => useContext(AreaContext)
