import type { Filter } from '../../foundation/list/filter.ts'
import { last4, shortCard } from './cardText.ts'
import { fullName } from './PersonName.tsx'

/** The filters that a click on a driver or a card sets. */
export interface LinkedFilters {
  searchKey?: string
  driverId?: string
  fuelCardId?: string
}

/** A driver or a card, as a transaction names it. */
export interface TransactionDriver {
  driverId?: string | null | undefined
  driverLicenseId?: string | null | undefined
  firstName: string
  lastName: string
}
export interface UsedCard {
  fuelCardId?: string | null | undefined
  cardNumber: string
}

/** Finds the transactions of a driver: by the ID, or by a search if the server does not filter by it. */
export const filterOfDriver = (driver: TransactionDriver): LinkedFilters =>
  driver.driverId ? { driverId: driver.driverId } : { searchKey: driver.driverLicenseId || fullName(driver) }

/** Finds the payments of a card. The number of the card never gets into the URL or the search box. */
export const filterOfCard = ({ fuelCardId, cardNumber }: UsedCard): LinkedFilters =>
  fuelCardId ? { fuelCardId } : { searchKey: last4(cardNumber) }

/**
 * Finds the payments of a card before any payment shows whether the server filters by the ID of a card. A server that does not still
 * searches by the last digits.
 */
export const searchOfCard = ({ fuelCardId, cardNumber }: { fuelCardId: string; cardNumber: string }) => ({
  fuelCardId,
  searchKey: last4(cardNumber),
})

interface Names {
  label: string
  /** The name while no row tells it. */
  unnamed: string
}

/** The filter of one driver. The rows that it found name the driver. */
export const driverFilter = (
  { label, unnamed }: Names,
  items: readonly { driver?: TransactionDriver | null | undefined }[],
): Filter => ({
  kind: 'linked',
  name: 'driverId',
  label,
  nameOf: (id) => {
    const driver = items.find((item) => item.driver?.driverId === id)?.driver
    return driver ? fullName(driver) : unnamed
  },
})

/** The filter of one card. The rows that it found have its last digits. */
export const cardFilter = ({ label, unnamed }: Names, items: readonly UsedCard[]): Filter => ({
  kind: 'linked',
  name: 'fuelCardId',
  label,
  nameOf: (id) => {
    const payment = items.find(({ fuelCardId }) => fuelCardId === id)
    return payment ? shortCard(payment.cardNumber) : unnamed
  },
})
