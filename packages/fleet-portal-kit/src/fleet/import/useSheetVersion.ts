import { useSyncExternalStore } from 'react'
import type { ImportSheet } from './importSheet.ts'

const noSheet = { subscribe: () => () => undefined, version: () => 0 }

/** Renders again whenever the sheet changes. Returns the sheet's version, 0 without a sheet. */
export function useSheetVersion(sheet: ImportSheet | undefined): number {
  const { subscribe, version } = sheet ?? noSheet
  return useSyncExternalStore(subscribe, version, version)
}
