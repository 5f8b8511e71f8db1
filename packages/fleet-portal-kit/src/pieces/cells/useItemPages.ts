import { useMemo } from 'react'
import type { FleetAccess } from '../../fleet/access/useAccess.ts'
import { isSwitchedOn, mayOpen, pageOf } from '../navigation/portalMap.ts'
import { useViewer } from '../session/useViewer.ts'
import type { ItemPage } from './ItemLink.tsx'
import type { TransactionDriver, UsedCard } from './linkedFilters.ts'
import { fullName } from './PersonName.tsx'

/** The pages of the items that a transaction names. Undefined if the server sends no id, or the user has no access to the page. */
export interface ItemPages {
  driver: (driver: TransactionDriver) => ItemPage | undefined
  vehicle: (vehicle: { vehicleId?: string | null | undefined; plateNumber: string }) => ItemPage | undefined
  card: (card: UsedCard) => ItemPage | undefined
  code: (code: { fuelCodeId?: string | null | undefined; fuelCode: string }) => ItemPage | undefined
}

/** Returns the pages of the items of a transaction for the signed-in user. The host may still have none of them. */
export function useItemPages(access: FleetAccess): ItemPages {
  const viewer = useViewer(access)
  return useMemo(() => {
    const pageOfItem = (
      area: ItemPage['area'],
      idName: string,
      id: string | null | undefined,
      searchKey: string,
    ): ItemPage | undefined => {
      const page = pageOf(area)
      if (!id || !viewer || !page || !isSwitchedOn(page, viewer) || !mayOpen(page, viewer)) return undefined
      return { area, search: { [idName]: id }, state: { searchKey } }
    }
    return {
      driver: (driver) => pageOfItem('driver', 'driverId', driver.driverId, fullName(driver)),
      vehicle: ({ vehicleId, plateNumber }) => pageOfItem('vehicle', 'vehicleId', vehicleId, plateNumber),
      card: ({ fuelCardId, cardNumber }) => pageOfItem('fleet-card', 'fuelCardId', fuelCardId, cardNumber),
      code: ({ fuelCodeId, fuelCode }) => pageOfItem('fuel-code', 'fuelCodeId', fuelCodeId, fuelCode),
    }
  }, [viewer])
}
