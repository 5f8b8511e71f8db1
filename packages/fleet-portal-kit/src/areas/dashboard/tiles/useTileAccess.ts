import { useMemo } from 'react'
import type { EndpointAccess, FleetAccess } from '../../../fleet/access/useAccess.ts'
import { isSwitchedOn, mayOpen, pageOf } from '../../../pieces/navigation/portalMap.ts'
import { useCanOpen, useViewer } from '../../../pieces/session/useViewer.ts'
import type { AreaName } from '../../../provider/navigation.ts'

export interface TileAccess {
  /** Whether a link to the area works. */
  canOpen: (area: AreaName) => boolean
  /** Whether a tile about an area may be shown: as the area's page, by role, fleet type and flags, and its call is allowed. */
  shows: (area: AreaName, endpoint: EndpointAccess) => boolean
}

/** The tiles that a user may see. The same roles and flags decide as for pages. */
export function useTileAccess(access: FleetAccess): TileAccess {
  const viewer = useViewer(access)
  const canOpen = useCanOpen(access)
  return useMemo(
    () => ({
      canOpen,
      shows: (area, endpoint) => {
        const page = pageOf(area)
        if (!viewer || !page || !access.can(endpoint)) return false
        return isSwitchedOn(page, viewer) && !page.isHidden?.(viewer.fleetType) && mayOpen(page, viewer)
      },
    }),
    [access, canOpen, viewer],
  )
}
