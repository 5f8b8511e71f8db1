import { useCallback, useMemo } from 'react'
import type { FleetAccess } from '../foundation/data/useAccess.ts'
import { useFlags } from '../foundation/data/useFlags.ts'
import type { AreaName } from '../provider/navigation.ts'
import { usePortal } from '../provider/portal.ts'
import { useNavigation } from '../provider/widgetContext.ts'
import { isSwitchedOn, mayOpen, placeOf, type Viewer } from './portalMap.ts'

/** What decides which screens a person sees on a fleet; undefined until the fleet is known. */
export function useViewer({ role, fleet }: Pick<FleetAccess, 'role' | 'fleet'>): Viewer | undefined {
  const { permissions } = usePortal()
  const navigation = useNavigation()
  const isOn = useFlags()
  const fleetType = fleet?.plbType
  return useMemo(
    () =>
      fleetType && {
        role,
        fleetType,
        permissions,
        isOn,
        canReach: (area: AreaName) => navigation.href({ area }) !== undefined,
      },
    [role, fleetType, permissions, isOn, navigation],
  )
}

/** Whether a link to a screen leads to it: the host has it, it is switched on, and the role may open it. */
export function useCanOpen(access: Pick<FleetAccess, 'role' | 'fleet'>): (area: AreaName) => boolean {
  const viewer = useViewer(access)
  return useCallback(
    (area) => {
      const place = placeOf(area)
      if (!viewer || !place) return false
      return viewer.canReach?.(area) !== false && isSwitchedOn(place, viewer) && mayOpen(place, viewer)
    },
    [viewer],
  )
}
