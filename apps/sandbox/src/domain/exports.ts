import { hasPurchaseOrders, type FleetType } from 'api-client/contract/access'
import { listMerchantPayments, listPayments, listRedemptions } from 'api-client/contract/activity'
import { listCashins } from 'api-client/contract/cashin'
import { listFleetCards } from 'api-client/contract/fleetCards'
import { listBuyFuels, listPriceHistory } from 'api-client/contract/fuel'
import { listFuelCodes } from 'api-client/contract/fuelCodes'
import { products } from 'api-client/contract/products'
import type { ReportType } from 'api-client/contract/reports'
import type { AnyRow } from 'api-client/contract/row'

// oxlint-disable-next-line typescript/no-explicit-any
type Item = any

/** How an export is made: the list that it repeats, where its rows stand in the answer, and its columns. */
export interface Export {
  row: AnyRow
  items: string
  columns: Readonly<Record<string, (item: Item) => unknown>>
  /** Whether the export of a fleet has a column. Default it has them all. */
  hasColumn?: (title: string, fleetType: FleetType) => boolean
  /** Filters that the export names otherwise than the list does. */
  renamed?: Readonly<Record<string, string>>
  /** More rows than the sandbox's settings allow are refused with RedemptionLimitExceeded. */
  isLimited?: boolean
}

const fullName = (person: { firstName?: string; lastName?: string } | null | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ')
const date = (instant: string) => instant.slice(0, 10)
const time = (instant: string) => instant.slice(11, 16)

// In groups: spreadsheets round a number of sixteen digits.
const cardNumber = (number: string) => number.match(/.{1,4}/g)?.join(' ')
const withPurchaseOrders = (title: string, fleetType: FleetType) =>
  title !== 'PO Number' || hasPurchaseOrders(fleetType)

/** The exports that this backend makes. */
export const exports: Partial<Record<ReportType, Export>> = {
  cashin: {
    row: listCashins,
    items: 'cashins',
    columns: {
      'Date Created': (one) => date(one.createdAt),
      'Time Created': (one) => time(one.createdAt),
      'Cash-In ID': (one) => one.cashinId,
      'Reference Number': (one) => one.referenceNumber,
      Channel: (one) => one.cashinChannel,
      Mode: (one) => one.mode,
      Amount: (one) => one.amount,
      Status: (one) => one.status,
      'Date Fulfilled': (one) => one.fulfilledAt && date(one.fulfilledAt),
    },
  },
  'buy-fuel': {
    row: listBuyFuels,
    items: 'buyFuels',
    columns: {
      Date: (one) => date(one.createdAt),
      Time: (one) => time(one.createdAt),
      'Reference ID': (one) => one.buyFuelId,
      Product: (one) => one.productCode,
      'Credit Price': (one) => one.creditPrice,
      Liters: (one) => one.literVolume,
      Amount: (one) => one.totalCreditAmount,
    },
  },
  redemption: {
    row: listRedemptions,
    items: 'redemptions',
    isLimited: true,
    columns: {
      Date: (one) => date(one.redeemedAt),
      Time: (one) => time(one.redeemedAt),
      Station: (one) => one.station.name,
      'Fuel Code': (one) => one.fuelCode,
      'Driver ID': (one) => one.driver?.driverLicenseId,
      Driver: (one) => fullName(one.driver),
      'Dispensed To': (one) => one.dispensedTo,
      'Plate Number': (one) => one.vehicle?.plateNumber,
      Product: (one) => one.productCode,
      Liters: (one) => one.literVolume,
      'Average Credit Price': (one) => one.averageCreditPrice,
      'Total Credit Price': (one) => one.totalCreditPrice,
      'Pump Price': (one) => one.pumpPrice,
      'Points Earned': (one) => one.pointsEarned,
      'OR Number': (one) => one.orNumber,
      Status: (one) => one.status,
      Remarks: (one) => one.remarks,
    },
  },
  'pricing-history': {
    row: listPriceHistory,
    items: 'priceHistory',
    columns: {
      'Effective Date': (one) => one.effectiveAt,
      Product: (one) => one.productCode,
      'Pump Price': (one) => one.pumpPrice,
      'Price Movement': (one) => one.priceMovement,
      Discount: (one) => one.discount,
      'Credit Price': (one) => one.creditPrice,
      'Movement Type': (one) => one.movementType,
    },
  },
  'fuel-code': {
    row: listFuelCodes,
    items: 'fuelCodes',
    renamed: { fuelCodeStatus: 'status' },
    columns: {
      'Date Created': (one) => date(one.createdAt),
      'Fuel Code': (one) => one.fuelCode,
      Type: (one) => one.fuelCodeType,
      Drivers: (one) => (one.drivers ?? []).map(fullName).join('; '),
      Vehicles: (one) => (one.vehicles ?? []).map((each: Item) => each.plateNumber).join('; '),
      Product: (one) => one.productCode,
      Liters: (one) => one.literVolume,
      'Liters Redeemed': (one) => one.volumeRedeemed,
      'Start Date': (one) => one.startDate,
      'End Date': (one) => one.endDate,
      'One-time Use': (one) => (one.maxUsage === 1 ? 'Yes' : 'No'),
      'Auto-renew': (one) => (one.autoRenew ? 'Yes' : 'No'),
      SMS: (one) => (one.sendSms ? 'Yes' : 'No'),
      Status: (one) => one.status,
    },
  },
  'fuel-card-list': {
    row: listFleetCards,
    items: 'fuelCards',
    columns: {
      'Card Number': (one) => cardNumber(one.cardNumber),
      Type: (one) => one.fuelCardType,
      Driver: (one) => fullName(one.driver),
      'Plate Number': (one) => one.vehicle?.plateNumber,
      'LocqPay Limit Per Month': (one) => one.locqpayLimit ?? 'No limit',
      'LocqPay Used This Month': (one) => one.locqpayPaymentThisMonth,
      'Transaction Limit Per Month': (one) => one.transactionLimit ?? 'No limit',
      'Transactions This Month': (one) => one.transactionThisMonth,
      Products: (one) => products.filter((product) => one[product]).join('; '),
      Status: (one) => one.status,
      Remarks: (one) => one.remarks,
    },
  },
  payment: {
    row: listPayments,
    items: 'payments',
    hasColumn: withPurchaseOrders,
    columns: {
      Date: (one) => date(one.paidAt),
      Time: (one) => time(one.paidAt),
      Station: (one) => one.stationName,
      'Card Number': (one) => cardNumber(one.cardNumber),
      'Driver ID': (one) => one.driver?.driverLicenseId,
      Driver: (one) => fullName(one.driver),
      'Dispensed To': (one) => one.dispensedTo,
      'Plate Number': (one) => one.vehicle?.plateNumber,
      Product: (one) => one.productCode,
      Liters: (one) => one.literVolume,
      'Pump Price': (one) => one.pumpPrice,
      Amount: (one) => one.amount,
      'Discount Per Liter': (one) => one.discountPerLiter,
      'Total Discount': (one) => one.totalDiscount,
      'Final Amount': (one) => one.finalAmount,
      'Points Earned': (one) => one.pointsEarned,
      'PO Number': (one) => one.poNumber,
      'OR Number': (one) => one.orNumber,
      Status: (one) => one.status,
      Remarks: (one) => one.remarks,
    },
  },
  'merchant-payment': {
    row: listMerchantPayments,
    items: 'merchantPayments',
    hasColumn: withPurchaseOrders,
    columns: {
      Date: (one) => date(one.paidAt),
      Time: (one) => time(one.paidAt),
      Station: (one) => one.stationName,
      'Driver ID': (one) => one.driver?.driverLicenseId,
      Driver: (one) => fullName(one.driver),
      'Plate Number': (one) => one.vehicle?.plateNumber,
      'Card Number': (one) => cardNumber(one.cardNumber),
      Amount: (one) => one.amount,
      'PO Number': (one) => one.poNumber,
      'OR Number': (one) => one.orNumber,
      'Transaction Remarks': (one) => one.transactionRemarks,
      Status: (one) => one.status,
      Remarks: (one) => one.remarks,
    },
  },
}
