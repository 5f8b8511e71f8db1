import { useCallback, useMemo } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { useFlags } from '../../fleet/access/useFlags.ts'
import type { AreaName } from '../../provider/navigation.ts'
import { usePortal } from '../../provider/portal.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { isSwitchedOn, mayOpen, pageOf, type Viewer } from '../navigation/portalMap.ts'

type ViewerAccess = Pick<FleetAccess, 'isReady' | 'role' | 'fleet'>

/**
 * The values that decide which pages a user sees on a fleet. Undefined until role and fleet are loaded: a role that is
 * still loading must not count as no role.
 */
export function useViewer({ isReady, role, fleet }: ViewerAccess): Viewer | undefined {
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

/** Whether a page can be opened: the host has it, its flags are on, and the role has access. */
export function useCanOpen(access: ViewerAccess): (area: AreaName) => boolean {
  const viewer = useViewer(access)
  return useCallback(
    (area) => {
      const page = pageOf(area)
      if (!viewer || !page) return false
      return viewer.canReach?.(area) !== false && isSwitchedOn(page, viewer) && mayOpen(page, viewer)
    },
    [viewer],
  )
}
