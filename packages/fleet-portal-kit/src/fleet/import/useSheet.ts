import { useSyncExternalStore } from 'react'
import type { ImportSheet } from './importSheet.ts'

const nothing = { subscribe: () => () => undefined, version: () => 0 }

/** Draws anew whenever something of the sheet changes, where there is one. Answers with its version. */
export function useSheet(sheet: ImportSheet | undefined): number {
  const { subscribe, version } = sheet ?? nothing
  return useSyncExternalStore(subscribe, version, version)
}
