import type { PathName } from '../contract/paths.ts'
import {
  driversTexts,
  fleetsTexts,
  groupsTexts,
  promotionsTexts,
  reportsTexts,
  stationsTexts,
  vehiclesTexts,
} from './operations/fleet.ts'
import {
  fleetCardsTexts,
  fuelCodeTemplatesTexts,
  fuelCodesTexts,
  fuelPurchasesTexts,
  pricesTexts,
  transactionsTexts,
} from './operations/fuel.ts'
import {
  balancesTexts,
  cashInTexts,
  idempotencyTexts,
  loansTexts,
  loyaltyTexts,
  savedCardsTexts,
} from './operations/money.ts'
import { feedbackTexts, inboxTexts, sessionTexts, usersTexts } from './operations/people.ts'
import type { OperationText } from './operations/tagged.ts'

/** The texts of each operation, by the name of its endpoint. One without texts does not compile. */
export const operationTexts: Readonly<Record<PathName, OperationText>> = {
  ...sessionTexts,
  ...usersTexts,
  ...fleetsTexts,
  ...driversTexts,
  ...vehiclesTexts,
  ...groupsTexts,
  ...stationsTexts,
  ...reportsTexts,
  ...cashInTexts,
  ...savedCardsTexts,
  ...balancesTexts,
  ...loyaltyTexts,
  ...pricesTexts,
  ...fuelPurchasesTexts,
  ...fuelCodesTexts,
  ...fuelCodeTemplatesTexts,
  ...transactionsTexts,
  ...fleetCardsTexts,
  ...loansTexts,
  ...promotionsTexts,
  ...inboxTexts,
  ...feedbackTexts,
  ...idempotencyTexts,
}
