import { useMemo, type ReactNode } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { ItemLink, type ItemPage } from '../cells/ItemLink.tsx'
import type { TransactionDriver } from '../cells/linkedFilters.ts'
import { fullName } from '../cells/PersonName.tsx'
import { useItemPages } from '../cells/useItemPages.ts'
import { useCanOpen } from '../session/useViewer.ts'

/** The names of drivers and vehicles as links. */
export interface BearerLinks {
  driverLink: (driver: TransactionDriver) => ReactNode
  vehicleLink: (vehicle: { vehicleId?: string | null | undefined; plateNumber: string }) => ReactNode
}

/**
 * Names that lead to the page of the driver or vehicle. If the server does not send the id, they search the list. They are plain
 * text for a user without access to the page.
 */
export function useBearerLinks(access: FleetAccess): BearerLinks {
  const pages = useItemPages(access)
  const canOpen = useCanOpen(access)
  return useMemo(() => {
    const nameLink = (name: string, page: ItemPage | undefined, list: 'drivers' | 'vehicles') =>
      page || !canOpen(list) ? (
        <ItemLink page={page}>{name}</ItemLink>
      ) : (
        <Link to={{ area: list, search: { searchKey: name } }}>{name}</Link>
      )
    return {
      driverLink: (driver) => nameLink(fullName(driver), pages.driver(driver), 'drivers'),
      vehicleLink: (vehicle) => nameLink(vehicle.plateNumber, pages.vehicle(vehicle), 'vehicles'),
    }
  }, [pages, canOpen])
}
