import type { ListEndpoint } from 'fleet-portal-api-client'
import { useMemo, useSyncExternalStore, type CSSProperties } from 'react'
import { useUserKey } from '../../../foundation/data/useSession.ts'
import type { ListColumn } from '../../../foundation/list/column.ts'
import { useSearch } from '../../../foundation/list/useDialogAddress.ts'
import { compact, shared } from '../../../provider/appearance.ts'
import { usePortal } from '../../../provider/portal.ts'

/** The query key of the hidden columns. A link that has it shows exactly the other columns. */
export const hiddenKey = 'hidden'

/** The query key of the name of the applied view. It tells a changed view from a list without one. */
export const viewKey = 'savedView'

export type Density = 'regular' | 'compact'

function useStored(key: string): unknown {
  const { deviceStorage } = usePortal()
  const json = useSyncExternalStore(
    deviceStorage.subscribe,
    () => JSON.stringify(deviceStorage.read(key)),
    () => undefined,
  )
  return useMemo(() => (json === undefined ? undefined : (JSON.parse(json) as unknown)), [json])
}

const noColumns: readonly string[] = []

/** The ids of the columns that the user has hidden: those of the URL, or those that this device has stored for the list. */
export function useHiddenColumns({ name }: ListEndpoint): readonly string[] {
  const stored = useStored(useUserKey(`list-columns:${name}`))
  const linked = new URLSearchParams(useSearch()).get(hiddenKey)
  return useMemo(() => {
    if (linked !== null) return linked.split(',')
    return Array.isArray(stored) ? (stored as readonly string[]) : noColumns
  }, [linked, stored])
}

/** Whether the user has saved views of the list on this device. */
export const useHasSavedViews = ({ name }: ListEndpoint): boolean =>
  useStored(useUserKey(`list-views:${name}`)) !== undefined

/** The density that the user has chosen for all lists. */
export function useDensity(): Density | undefined {
  const stored = useStored(useUserKey('list-density'))
  return stored === 'compact' || stored === 'regular' ? stored : undefined
}

const sizes = { ...shared, ...compact }

/** The sizes of a density, for a table. */
export const densityStyle = (density: Density | undefined) => {
  if (!density) return undefined
  const { space, 'row-height': rowHeight } = density === 'compact' ? sizes : shared
  return { '--fpk-space': space, '--fpk-row-height': rowHeight } as CSSProperties
}

/** The columns that are shown. The first one names the row and stays. */
export const visibleColumns = <T>(columns: readonly ListColumn<T>[], hidden: readonly string[]) =>
  hidden.length > 0 ? columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)) : columns
