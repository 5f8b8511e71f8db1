import { hasPurchaseOrders, isWalletFleet, type FleetType } from 'api-client/contract/access'
import { listMerchantPayments, listPayments, listRedemptions } from 'api-client/contract/activity'
import { listCashins } from 'api-client/contract/cashin'
import { listFleetCards } from 'api-client/contract/fleetCards'
import { listBuyFuels, listPriceHistory } from 'api-client/contract/fuel'
import { listFuelCodes } from 'api-client/contract/fuelCodes'
import { products } from 'api-client/contract/products'
import type { ReportType } from 'api-client/contract/reports'
import type { AnyEndpoint } from 'api-client/contract/endpoint'
import { decimalFromInteger, integerFromDecimal } from 'api-client/money'
import { maskedNumber } from './cardNumbers.ts'

// oxlint-disable-next-line typescript/no-explicit-any
type Item = any

export interface ExportedFleet {
  type: FleetType
  isVip: boolean
}

/** How an export is made: the list that it repeats, where its rows stand in the answer, and its columns, which are those of the screen in the same order. */
export interface Export {
  endpoint: AnyEndpoint
  items: string
  columns: Readonly<Record<string, (item: Item) => unknown>>
  /** Whether the export of a fleet has a column. Default it has them all. */
  hasColumn?: (title: string, fleet: ExportedFleet) => boolean
  /** Filters that the export names otherwise than the list does. */
  renamed?: Readonly<Record<string, string>>
  /** More rows than the sandbox's settings allow are refused with RedemptionLimitExceeded. */
  isLimited?: boolean
}

const fullName = (person: { firstName?: string; lastName?: string } | null | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ')
const date = (instant: string) => instant.slice(0, 10)
const time = (instant: string) => instant.slice(11, 16)

const pesosOf = (wire: unknown): number => integerFromDecimal(wire as string, 2, true) ?? 0

const withPurchaseOrders = (title: string, { type, isVip }: ExportedFleet) => {
  if (title === 'PO Number') return hasPurchaseOrders(type)
  return title !== 'Points Earned' || isVip
}
const walletTitles = ['Pump Price', 'Points Earned']
const creditTitles = ['Total Credit Price', 'Average Credit Price']

/** The exports that this backend makes. */
export const exports: Partial<Record<ReportType, Export>> = {
  cashin: {
    endpoint: listCashins,
    items: 'cashins',
    columns: {
      'Date Created': (one) => date(one.createdAt),
      'Time Created': (one) => time(one.createdAt),
      'Reference Number': (one) => one.referenceNumber,
      'Cash-In ID': (one) => one.cashinId,
      Channel: (one) => one.cashinChannel,
      Mode: (one) => one.mode,
      Amount: (one) => one.amount,
      Fee: (one) => one.fee,
      Total: (one) => decimalFromInteger(pesosOf(one.amount) + pesosOf(one.fee), 2),
      Status: (one) => one.status,
      'Date Fulfilled': (one) => one.fulfilledAt && date(one.fulfilledAt),
      'Time Fulfilled': (one) => one.fulfilledAt && time(one.fulfilledAt),
    },
  },
  'buy-fuel': {
    endpoint: listBuyFuels,
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
    endpoint: listRedemptions,
    items: 'redemptions',
    isLimited: true,
    hasColumn: (title, { type }) => !(isWalletFleet(type) ? creditTitles : walletTitles).includes(title),
    columns: {
      Date: (one) => date(one.redeemedAt),
      Time: (one) => time(one.redeemedAt),
      Station: (one) => one.station.name,
      Driver: (one) => fullName(one.driver),
      'Driver ID': (one) => one.driver?.driverLicenseId,
      'Plate Number': (one) => one.vehicle?.plateNumber,
      'Dispensed To': (one) => one.dispensedTo,
      'Fuel Code': (one) => one.fuelCode,
      Product: (one) => one.productCode,
      Liters: (one) => one.literVolume,
      'Pump Price': (one) => one.pumpPrice,
      'Points Earned': (one) => one.pointsEarned,
      'Total Credit Price': (one) => one.totalCreditPrice,
      'Average Credit Price': (one) => one.averageCreditPrice,
      'OR Number': (one) => one.orNumber,
      Status: (one) => one.status,
      Remarks: (one) => one.remarks,
    },
  },
  'pricing-history': {
    endpoint: listPriceHistory,
    items: 'priceHistory',
    columns: {
      'Effective Date': (one) => date(one.effectiveAt),
      'Effective Time': (one) => time(one.effectiveAt),
      Product: (one) => one.productCode,
      'Pump Price': (one) => one.pumpPrice,
      'Price Movement': (one) => one.priceMovement,
      Discount: (one) => one.discount,
      'Credit Price': (one) => one.creditPrice,
      'Movement Type': (one) => one.movementType,
    },
  },
  'fuel-code': {
    endpoint: listFuelCodes,
    items: 'fuelCodes',
    renamed: { fuelCodeStatus: 'status' },
    columns: {
      'Fuel Code': (one) => one.fuelCode,
      Status: (one) => one.status,
      Product: (one) => one.productCode,
      'Liters Redeemed': (one) => one.volumeRedeemed,
      Liters: (one) => one.literVolume,
      Type: (one) => one.fuelCodeType,
      Drivers: (one) => (one.drivers ?? []).map(fullName).join('; '),
      Vehicles: (one) => (one.vehicles ?? []).map((each: Item) => each.plateNumber).join('; '),
      'Start Date': (one) => one.startDate,
      'End Date': (one) => one.endDate,
      'One-time Use': (one) => (one.maxUsage === 1 ? 'Yes' : 'No'),
      SMS: (one) => (one.sendSms ? 'Yes' : 'No'),
      'Auto-renew': (one) => (one.autoRenew ? 'Yes' : 'No'),
      'Date Created': (one) => date(one.createdAt),
      'Time Created': (one) => time(one.createdAt),
    },
  },
  'fuel-card-list': {
    endpoint: listFleetCards,
    items: 'fuelCards',
    columns: {
      'Card Number': (one) => maskedNumber(one.cardNumber),
      Type: (one) => one.fuelCardType,
      Driver: (one) => fullName(one.driver),
      'Plate Number': (one) => one.vehicle?.plateNumber,
      'LocqPay Used This Month': (one) => one.locqpayPaymentThisMonth,
      'LocqPay Limit Per Month': (one) => one.locqpayLimit || 'No limit',
      'Transactions This Month': (one) => one.transactionThisMonth,
      'Transaction Limit Per Month': (one) => one.transactionLimit || 'No limit',
      Products: (one) => products.filter((product) => one[product]).join('; '),
      Status: (one) => one.status,
    },
  },
  payment: {
    endpoint: listPayments,
    items: 'payments',
    hasColumn: withPurchaseOrders,
    columns: {
      Date: (one) => date(one.paidAt),
      Time: (one) => time(one.paidAt),
      Station: (one) => one.stationName,
      'Card Number': (one) => maskedNumber(one.cardNumber),
      Driver: (one) => fullName(one.driver),
      'Driver ID': (one) => one.driver?.driverLicenseId,
      'Plate Number': (one) => one.vehicle?.plateNumber,
      'Dispensed To': (one) => one.dispensedTo,
      Product: (one) => one.productCode,
      'Pump Price': (one) => one.pumpPrice,
      Liters: (one) => one.literVolume,
      'Points Earned': (one) => one.pointsEarned,
      'Total Discount': (one) => one.totalDiscount,
      'Discount Per Liter': (one) => one.discountPerLiter,
      'Final Amount': (one) => one.finalAmount,
      Amount: (one) => one.amount,
      'OR Number': (one) => one.orNumber,
      'PO Number': (one) => one.poNumber,
      Status: (one) => one.status,
      Remarks: (one) => one.remarks,
    },
  },
  'merchant-payment': {
    endpoint: listMerchantPayments,
    items: 'merchantPayments',
    hasColumn: withPurchaseOrders,
    columns: {
      Date: (one) => date(one.paidAt),
      Time: (one) => time(one.paidAt),
      Station: (one) => one.stationName,
      'Card Number': (one) => maskedNumber(one.cardNumber),
      Driver: (one) => fullName(one.driver),
      'Driver ID': (one) => one.driver?.driverLicenseId,
      'Plate Number': (one) => one.vehicle?.plateNumber,
      Amount: (one) => one.amount,
      'OR Number': (one) => one.orNumber,
      'PO Number': (one) => one.poNumber,
      'Transaction Remarks': (one) => one.transactionRemarks,
      Status: (one) => one.status,
      Remarks: (one) => one.remarks,
    },
  },
}
