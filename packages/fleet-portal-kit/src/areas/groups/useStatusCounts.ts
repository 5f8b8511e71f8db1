import { listGroups } from 'fleet-portal-api-client/contract/groups'
import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { useMemo } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import { useRead } from '../../foundation/data/useRead.ts'

/** The number of groups per status; undefined until loaded. */
export function useStatusCounts(fleetId: string): Record<ActiveStatus, number | undefined> {
  const enabled = useAccess(fleetId).can(listGroups)
  const paging = { fleetId, page: 1, perPage: 10 }
  const active = useRead(listGroups, { ...paging, status: 'active' }, { enabled }).data?.count
  const inactive = useRead(listGroups, { ...paging, status: 'inactive' }, { enabled }).data?.count
  return useMemo(() => ({ active, inactive }), [active, inactive])
}
