import type { FleetPortalDestination } from '../../provider/navigation.ts'

/** The query values that name the item of a page. A host may have them in the path instead. */
const idNames = {
  driver: 'driverId',
  vehicle: 'vehicleId',
  'fleet-card': 'fuelCardId',
  'fuel-code': 'fuelCodeId',
} as const

/** The areas with a page for one item. */
export type ItemArea = keyof typeof idNames

/**
 * The page of an item. The navigation state has a text that finds the item, because no call reads a single item by its id. It
 * is not in the URL: a fuel code is a secret.
 */
export const itemDestination = (area: ItemArea, id: string, searchKey: string): FleetPortalDestination => ({
  area,
  search: { [idNames[area]]: id },
  state: { searchKey },
})
