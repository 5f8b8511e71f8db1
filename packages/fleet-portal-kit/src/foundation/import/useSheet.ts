import { useSyncExternalStore } from 'react'
import type { ImportSheet } from './importSheet.ts'

/** Draws anew whenever something of the sheet changes. Answers with its version. */
export const useSheet = (sheet: ImportSheet): number =>
  useSyncExternalStore(sheet.subscribe, sheet.version, sheet.version)
