import type * as z from 'zod/mini'
import { fleetTypes, roles } from '../contract/access.ts'
import { activeStatuses } from '../contract/activeStatus.ts'
import { bankOption, cashin, cashinMethods, paymentChannels, savedCard } from '../contract/cashin.ts'
import { driver } from '../contract/drivers.ts'
import { fleetCard, fleetCardStatuses } from '../contract/fleetCards.ts'
import { fleet } from '../contract/fleets.ts'
import { boughtFuel, priceHistoryRow } from '../contract/fuel.ts'
import { fuelBalance } from '../contract/fuelBalances.ts'
import { bindings, fuelCode, fuelCodeStatuses, newFuelCode } from '../contract/fuelCodes.ts'
import { template } from '../contract/fuelCodeTemplates.ts'
import { group } from '../contract/groups.ts'
import { importResult } from '../contract/imports.ts'
import { inboxMessage } from '../contract/inbox.ts'
import { merchantPayment } from '../contract/merchantPayments.ts'
import { payment } from '../contract/payments.ts'
import { priceMovement, pumpPrice } from '../contract/prices.ts'
import { promo } from '../contract/promos.ts'
import { redemption } from '../contract/redemptions.ts'
import { transactionStatuses } from '../contract/redemptionFilters.ts'
import { report, reportTypes } from '../contract/reports.ts'
import { user, userAccess } from '../contract/session.ts'
import { station } from '../contract/station.ts'
import { fleetUser } from '../contract/users.ts'
import { vehicle } from '../contract/vehicles.ts'

/** A schema of the contract that the document names instead of repeating it. */
interface NamedSchema {
  schema: z.core.$ZodType
  description: string
}

const named = (schema: z.core.$ZodType, description: string): NamedSchema => ({ schema, description })

/** The objects of the API by their name in the document. */
export const namedSchemas: Readonly<Record<string, NamedSchema>> = {
  User: named(user, 'The signed-in user, with one access per portal and fleet.'),
  UserAccess: named(userAccess, 'The access of the signed-in user to one fleet.'),
  FleetUser: named(fleetUser, 'A user with a role in one fleet.'),
  Fleet: named(fleet, 'A fleet: the company that buys fuel.'),
  Station: named(
    station,
    'A station where fleets may fuel. `closed` is out of business, whatever its hours.',
  ),
  Driver: named(driver, 'A driver of a fleet.'),
  Vehicle: named(vehicle, 'A vehicle or drum container of a fleet.'),
  Group: named(group, 'A group of drivers.'),
  ImportResult: named(
    importResult,
    'The result of an import: the number of applied rows, and the rejected rows. Row 1 is the header.',
  ),
  Report: named(report, 'An export and its file. `downloadUrl` repeats `fileUrl`.'),
  Cashin: named(cashin, 'Credit that was paid in.'),
  BankOption: named(bankOption, 'A bank that a cash-in can be paid through.'),
  SavedCard: named(savedCard, 'A saved card. Its number is masked.'),
  FuelBalance: named(fuelBalance, 'The litres of one product that a fleet has left.'),
  PriceMovement: named(priceMovement, 'A change of the pump price of one product.'),
  PumpPrice: named(pumpPrice, 'The price of one product for the fleet.'),
  PriceHistoryRow: named(priceHistoryRow, 'A price change of one product.'),
  BoughtFuel: named(boughtFuel, 'A purchase of fuel.'),
  FuelCode: named(fuelCode, 'A code that drivers redeem for fuel.'),
  NewFuelCode: named(newFuelCode, 'One code to create. `endDate` is the last day that it works.'),
  FuelCodeTemplate: named(template, 'A saved draft of a fuel code.'),
  Redemption: named(redemption, 'Fuel that was dispensed for a fuel code.'),
  Payment: named(payment, 'A fuel payment with a fleet card.'),
  MerchantPayment: named(merchantPayment, 'A purchase other than fuel with a fleet card.'),
  FleetCard: named(fleetCard, 'A fleet card. Limits are per month.'),
  Promo: named(promo, 'A promotion. Without an id it is identified by its title.'),
  InboxMessage: named(inboxMessage, 'An announcement or a message.'),
}

/** A choice of the API with a name in the document. */
interface NamedChoice {
  values: readonly string[]
  description: string
}

/** The choices of the API by their name in the document. */
export const namedChoices: Readonly<Record<string, NamedChoice>> = {
  Role: { values: roles, description: 'The role of a user in one fleet.' },
  FleetType: {
    values: fleetTypes,
    description: '`hedging` fleets buy litres in advance. The others pay at the pump from a wallet.',
  },
  ActiveStatus: { values: activeStatuses, description: 'Whether a driver, vehicle or group can be chosen.' },
  Binding: { values: bindings, description: 'Who may use a fuel code or a fleet card.' },
  FuelCodeStatus: { values: fuelCodeStatuses, description: 'The status of a fuel code.' },
  FleetCardStatus: {
    values: fleetCardStatuses,
    description: 'The status of a fleet card. `terminated` is final.',
  },
  TransactionStatus: {
    values: transactionStatuses,
    description: 'The status of a redemption or a payment.',
  },
  PaymentChannel: { values: paymentChannels, description: 'The channel that a cash-in was paid through.' },
  CashinMethod: { values: cashinMethods, description: 'The payment method of a new cash-in.' },
  ReportType: { values: reportTypes, description: 'The type of an export.' },
}
