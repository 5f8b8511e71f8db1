import { shownItems } from './ActivitySection.tsx'

/** The driver and the vehicle that an item names. */
export interface NamedBearers {
  driver?:
    { driverId?: string | null | undefined; driverLicenseId?: string | null | undefined } | null | undefined
  vehicle?: { vehicleId?: string | null | undefined; plateNumber: string } | null | undefined
}

/** Whether an item is of the driver or the vehicle of the page. */
export type IsOfBearer = (item: NamedBearers) => boolean

export const ofAnyBearer: IsOfBearer = () => true

/**
 * The items that a section reads. The search for a plate number also finds plate numbers that contain it. Their items are left out, so
 * more is read than is shown.
 */
export const readItems = 4 * shownItems

/** The newest items of the driver or the vehicle of a page. Their number is unknown if the search has found items of others, too. */
export function ownItems<T>(found: readonly T[], count: number, isOwn: (item: T) => boolean) {
  const own = found.filter(isOwn)
  return { items: own.slice(0, shownItems), count: own.length === found.length ? count : undefined }
}
