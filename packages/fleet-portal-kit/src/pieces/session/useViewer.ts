import { useCallback, useMemo } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useFlags } from '../../fleet/access/useFlags.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { isSwitchedOn, mayOpen, placeOf, type Viewer } from '../navigation/portalMap.ts'

type Known = Pick<FleetAccess, 'isReady' | 'role' | 'fleet'>

/**
 * What decides which screens a person sees on a fleet, once it is known: somebody whose role is not read yet is not
 * somebody without one.
 */
export function useViewer({ isReady, role, fleet }: Known): Viewer | undefined {
  const { permissions } = usePortal()
  const navigation = useNavigation()
  const isOn = useFlags()
  const fleetType = isReady ? fleet?.plbType : undefined
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
export function useCanOpen(access: Known): (area: AreaName) => boolean {
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
