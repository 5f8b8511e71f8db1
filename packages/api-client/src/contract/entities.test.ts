import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fieldsOf } from '../testing/describeCall.ts'
import { merchantPayment } from './merchantPayments.ts'
import { payment } from './payments.ts'
import { redemption } from './redemptions.ts'
import { fuelBalance } from './fuelBalances.ts'
import { priceMovement, pumpPrice } from './prices.ts'
import { bankOption, cashin, savedCard } from './cashin.ts'
import { driver } from './drivers.ts'
import { fleetCard } from './fleetCards.ts'
import { fleet } from './fleets.ts'
import { boughtFuel, priceHistoryRow } from './fuel.ts'
import { fuelCode, newFuelCode } from './fuelCodes.ts'
import { template } from './fuelCodeTemplates.ts'
import { group } from './groups.ts'
import { report } from './reports.ts'
import { inboxMessage } from './inbox.ts'
import { promo } from './promos.ts'
import { user } from './session.ts'
import { station } from './stations.ts'
import { fleetUser } from './users.ts'
import { vehicle } from './vehicles.ts'

/** The fields of each entity of the API, with the values of its enumerations. */
const stated: [string, z.core.$ZodType, string][] = [
  [
    'driver',
    driver,
    'driverId firstName lastName driverLicenseId mobileNumber status=active|inactive fleetId',
  ],
  ['vehicle', vehicle, 'vehicleId plateNumber model remarks type status=active|inactive fleetId'],
  ['group', group, 'groupId name status=active|inactive fleetId'],
  [
    'report',
    report,
    'reportId reportType fileName status progress fileUrl downloadUrl fileSize fileType filters{startDate endDate} createdAt',
  ],
  [
    'station',
    station,
    'stationId name businessName address city province latitude longitude opensAt closesAt phoneNumber status stationProduct{diesel gas91 gas95 gas97}',
  ],
  ['user', user, 'userId firstName lastName email userAccesses[portal userAccessId fleetId role]'],
  ['fleetUser', fleetUser, 'userAccessId role status user{userId email firstName lastName isFaEnabled}'],
  [
    'fleet',
    fleet,
    'fleetId status businessName plbType isVip dateTimeOnboarded paymentGateway fleetStations[stationId name businessName address city province latitude longitude opensAt closesAt phoneNumber status stationProduct{diesel gas91 gas95 gas97}] inventoryLimit referenceStation{status name}',
  ],
  [
    'cashin',
    cashin,
    'cashinId referenceNumber amount createdAt fulfilledAt cashinChannel mode paymentProcessor status checkoutUrl',
  ],
  ['bankOption', bankOption, 'code processor title shortTitle image max fee method enabled'],
  ['savedCard', savedCard, 'fleetCardId cardType cardNumber cardToken'],
  ['fuelBalance', fuelBalance, 'productCode fuelBalance'],
  ['priceMovement', priceMovement, 'product movement effectiveAt'],
  ['pumpPrice', pumpPrice, 'productCode pumpPrice discount creditPrice effectiveAt'],
  [
    'priceHistoryRow',
    priceHistoryRow,
    'effectiveAt productCode pumpPrice priceMovement discount creditPrice movementType',
  ],
  ['boughtFuel', boughtFuel, 'buyFuelId createdAt productCode creditPrice literVolume totalCreditAmount'],
  [
    'fuelCode',
    fuelCode,
    'fuelCodeId fuelCode fuelCodeType=driver-specific|vehicle-specific|driver-vehicle-specific|any drivers[firstName lastName] vehicles[plateNumber] productCode literVolume volumeRedeemed maxUsage sendSms autoRenew startDate endDate createdAt status=Active|Scheduled|Expired|Redeemed|Deactivated',
  ],
  [
    'newFuelCode',
    newFuelCode,
    'fleetId driverIds vehicleIds startDate endDate fuelCodeType=driver-specific|vehicle-specific|driver-vehicle-specific|any productCode literVolume sendFuelCode saveTemplate maxUsage autoRenew mobileNumber',
  ],
  [
    'template',
    template,
    'fuelCodeTemplateId fuelCode fuelCodeType=driver-specific|vehicle-specific|driver-vehicle-specific|any driver{driverId firstName lastName mobileNumber status} vehicle{vehicleId model plateNumber status} productCode volumeRedeemLimit durationDays maxUsage sendSms autoRenew mobileNumber status',
  ],
  [
    'redemption',
    redemption,
    'redemptionId station{name businessName} driver{driverLicenseId firstName lastName} dispensedTo vehicle{plateNumber} redeemedAt fuelCode productCode literVolume averageCreditPrice totalCreditPrice pointsEarned pumpPrice orNumber status=success|voided remarks',
  ],
  [
    'payment',
    payment,
    'paymentId stationName stationBusinessName driver{driverLicenseId firstName lastName} vehicle{plateNumber} dispensedTo paidAt cardNumber productCode literVolume pumpPrice amount totalDiscount discountPerLiter finalAmount pointsEarned poNumber orNumber status=success|voided remarks',
  ],
  [
    'merchantPayment',
    merchantPayment,
    'merchantPaymentId stationName stationBusinessName driver{driverLicenseId firstName lastName} vehicle{plateNumber} cardNumber paidAt remarks status=success|voided amount poNumber orNumber transactionRemarks',
  ],
  [
    'fleetCard',
    fleetCard,
    'fuelCardId cardNumber fuelCardType=driver-specific|vehicle-specific|driver-vehicle-specific|any status=active|deactivated|terminated driver{driverId firstName lastName} vehicle{vehicleId model plateNumber} locqpayLimit locqpayPaymentThisMonth transactionLimit transactionThisMonth diesel gas91 gas95 gas97 lubes remarks',
  ],
  ['promo', promo, 'promoId title subtitle longDescription featuredImage buttonLabel redirectUrl'],
  [
    'inboxMessage',
    inboxMessage,
    'messageId createdAt type readAt announcement{modalTitle modalContent subject contentPreview content startDate}',
  ],
]

/** The IDs that a server may add to transactions, so that lists filter by them and link to the pages of the items. */
const addedIds: Readonly<Record<string, readonly string[]>> = {
  fuelCode: ['driverId ', 'vehicleId '],
  redemption: ['driverId ', 'vehicleId ', 'fuelCodeId '],
  payment: ['driverId ', 'vehicleId ', 'fuelCardId '],
  merchantPayment: ['driverId ', 'vehicleId ', 'fuelCardId '],
}

test.each(stated)('a %s has the fields and values of the API specification', (name, schema, fields) => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const found = fieldsOf(json as Parameters<typeof fieldsOf>[0])
  expect((addedIds[name] ?? []).reduce((text, id) => text.replace(id, ''), found)).toBe(fields)
})
