import type * as z from 'zod/mini'
import { decimalFromInteger, integerFromDecimal } from '../money.ts'
import { hasPurchaseOrders, isWalletFleet, type FleetType } from './access.ts'
import type { listMerchantPayments } from './merchantPayments.ts'
import type { listPayments } from './payments.ts'
import type { listRedemptions } from './redemptions.ts'
import type { listCashins } from './cashin.ts'
import type { ItemsUnder, ListEndpoint, OneOf } from './endpoint.ts'
import type { listFleetCards } from './fleetCards.ts'
import type { listBuyFuels, listPriceHistory } from './fuel.ts'
import type { listFuelCodes } from './fuelCodes.ts'
import { products } from './products.ts'
import type { ReportType } from './reports.ts'

/*
 * The columns of each export. An export has the rows of its list with the same filters, and the columns of its screen in
 * the same order. Servers write the files; the portal only requests them.
 */

/** The properties of a fleet that determine the columns of an export. @since 0.1.0 */
export interface ExportedFleet {
  /** The type of the fleet. */
  type: FleetType
  /** Whether the fleet has loyalty points. */
  isVip: boolean
}

/** Only the keys that a schema names: loose objects accept any others as unknown. */
type Named<T> = T extends readonly (infer Item)[]
  ? Named<Item>[]
  : T extends object
    ? { [Key in keyof T as string extends Key ? never : Key]: Named<T[Key]> }
    : T
/** An item of a list as the API sends it: amounts as decimals, instants as text. */
type WireItem<R extends ListEndpoint> =
  ItemsUnder<z.input<R['output']>, OneOf<R['list']['items']>> extends readonly (infer Item)[]
    ? Named<Item>
    : never

/** Null and undefined are written as an empty cell. @since 0.1.0 */
export type ExportCell = string | number | null | undefined
/** Whether a fleet has a column. @since 0.1.0 */
export type FleetCondition = (fleet: ExportedFleet) => boolean

/** The columns of an export, by the id of the screen's column, then by their title in the file. @since 0.1.0 */
export type ExportColumns<Item> = Readonly<
  Record<string, Readonly<Record<string, (item: Item) => ExportCell>>>
>

/** The columns of the export of a list. @since 0.1.0 */
export interface ListExportColumns {
  /** By the columns of the screen: the titles of the file, with the value of each from an item as the API sends it. */
  columns: ExportColumns<never>
  /** The titles of columns that only some fleets have. */
  isFor?: Readonly<Record<string, FleetCondition>>
  /** The server may refuse more rows than a limit with RedemptionLimitExceeded. */
  isLimited?: boolean
}

const defineColumns = <R extends ListEndpoint>(
  columns: ExportColumns<WireItem<R>>,
  more: Pick<ListExportColumns, 'isFor' | 'isLimited'> = {},
): ListExportColumns => ({ columns, ...more })

const fullName = (person: { firstName?: string; lastName?: string } | null | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ')
const manila = 8 * 60 * 60 * 1000
/** An instant as the clocks of Manila show it, whatever its offset: `2026-11-20T14:05`. Any other text is returned as it is. */
function inManila(instant: string): string {
  const time = Date.parse(instant)
  return Number.isNaN(time) ? instant : new Date(time + manila).toISOString()
}
const dateOf = (instant: string | null | undefined) => instant && inManila(instant).slice(0, 10)
const timeOf = (instant: string | null | undefined) => instant && inManila(instant).slice(11, 16)
const yesOrNo = (isYes: boolean) => (isYes ? 'Yes' : 'No')
/** The product as all exports write it: `diesel`. The lists of purchases and fuel codes have `Diesel`, the others `diesel`. */
const productOf = (productCode: string) => productCode.toLowerCase()
const masked = (cardNumber: string) => `•••• ${cardNumber.slice(-4)}`
const centavosIn = (pesos: number | string | undefined) => integerFromDecimal(pesos ?? 0, 2, true) ?? 0
/** The fee of a cash-in, if the server sends it. */
const feeOf = (cashin: object) => (cashin as { fee?: number | string }).fee

const withOrders: FleetCondition = ({ type }) => hasPurchaseOrders(type)
const withWallet: FleetCondition = ({ type }) => isWalletFleet(type)
const withCredit: FleetCondition = ({ type }) => !isWalletFleet(type)
const isVip: FleetCondition = (fleet) => fleet.isVip

/** The columns of the export of each list. The report of a single card has no list. @since 0.1.0 */
export const exportColumns: Readonly<
  Record<Exclude<ReportType, 'fuel-card'>, ListExportColumns> & { 'fuel-card'?: undefined }
> = {
  cashin: defineColumns<typeof listCashins>({
    createdAt: {
      'Date Created': (cashin) => dateOf(cashin.createdAt),
      'Time Created': (cashin) => timeOf(cashin.createdAt),
    },
    referenceNumber: {
      'Reference Number': (cashin) => cashin.referenceNumber,
      'Cash-In ID': (cashin) => cashin.cashinId,
    },
    cashinChannel: { Channel: (cashin) => cashin.cashinChannel },
    mode: { Mode: (cashin) => cashin.mode },
    amount: {
      Amount: (cashin) => cashin.amount,
      Fee: feeOf,
      Total: (cashin) => decimalFromInteger(centavosIn(cashin.amount) + centavosIn(feeOf(cashin)), 2),
    },
    status: { Status: (cashin) => cashin.status },
    fulfilledAt: {
      'Date Fulfilled': (cashin) => dateOf(cashin.fulfilledAt),
      'Time Fulfilled': (cashin) => timeOf(cashin.fulfilledAt),
    },
  }),
  'buy-fuel': defineColumns<typeof listBuyFuels>({
    createdAt: {
      Date: (bought) => dateOf(bought.createdAt),
      Time: (bought) => timeOf(bought.createdAt),
    },
    buyFuelId: { 'Reference ID': (bought) => bought.buyFuelId },
    productCode: { Product: (bought) => productOf(bought.productCode) },
    creditPrice: { 'Credit Price': (bought) => bought.creditPrice },
    literVolume: { Liters: (bought) => bought.literVolume },
    totalCreditAmount: { Amount: (bought) => bought.totalCreditAmount },
  }),
  redemption: defineColumns<typeof listRedemptions>(
    {
      redeemedAt: {
        Date: (redemption) => dateOf(redemption.redeemedAt),
        Time: (redemption) => timeOf(redemption.redeemedAt),
      },
      station: { Station: (redemption) => redemption.station.name },
      driver: {
        Driver: (redemption) => fullName(redemption.driver),
        'Driver ID': (redemption) => redemption.driver?.driverLicenseId,
      },
      dispensedTo: {
        'Plate Number': (redemption) => redemption.vehicle?.plateNumber,
        'Dispensed To': (redemption) => redemption.dispensedTo,
      },
      fuelCode: { 'Fuel Code': (redemption) => redemption.fuelCode },
      productCode: { Product: (redemption) => productOf(redemption.productCode) },
      literVolume: { Liters: (redemption) => redemption.literVolume },
      pumpPrice: { 'Pump Price': (redemption) => redemption.pumpPrice },
      pointsEarned: { 'Points Earned': (redemption) => redemption.pointsEarned },
      totalCreditPrice: {
        'Total Credit Price': (redemption) => redemption.totalCreditPrice,
        'Average Credit Price': (redemption) => redemption.averageCreditPrice,
      },
      orNumber: { 'OR Number': (redemption) => redemption.orNumber },
      status: {
        Status: (redemption) => redemption.status,
        Remarks: (redemption) => redemption.remarks,
      },
    },
    {
      isLimited: true,
      isFor: {
        'Pump Price': withWallet,
        'Points Earned': withWallet,
        'Total Credit Price': withCredit,
        'Average Credit Price': withCredit,
      },
    },
  ),
  'pricing-history': defineColumns<typeof listPriceHistory>({
    effectiveAt: {
      'Effective Date': (price) => dateOf(price.effectiveAt),
      'Effective Time': (price) => timeOf(price.effectiveAt),
    },
    productCode: { Product: (price) => productOf(price.productCode) },
    pumpPrice: { 'Pump Price': (price) => price.pumpPrice },
    priceMovement: { 'Price Movement': (price) => price.priceMovement },
    discount: { Discount: (price) => price.discount },
    creditPrice: { 'Credit Price': (price) => price.creditPrice },
    movementType: { 'Movement Type': (price) => price.movementType },
  }),
  'fuel-code': defineColumns<typeof listFuelCodes>({
    fuelCode: { 'Fuel Code': (code) => code.fuelCode },
    status: { Status: (code) => code.status },
    productCode: { Product: (code) => productOf(code.productCode) },
    volume: {
      'Liters Redeemed': (code) => code.volumeRedeemed,
      Liters: (code) => code.literVolume,
    },
    bearers: {
      Type: (code) => code.fuelCodeType,
      Drivers: (code) => (code.drivers ?? []).map(fullName).join('; '),
      Vehicles: (code) => (code.vehicles ?? []).map((each) => each.plateNumber).join('; '),
    },
    period: {
      'Start Date': (code) => code.startDate,
      'End Date': (code) => code.endDate,
    },
    maxUsage: {
      'One-time Use': (code) => yesOrNo(code.maxUsage === 1),
      SMS: (code) => yesOrNo(code.sendSms),
      'Auto-renew': (code) => yesOrNo(code.autoRenew),
    },
    createdAt: {
      'Date Created': (code) => dateOf(code.createdAt),
      'Time Created': (code) => timeOf(code.createdAt),
    },
  }),
  'fuel-card-list': defineColumns<typeof listFleetCards>({
    cardNumber: {
      'Card Number': (card) => masked(card.cardNumber),
      Type: (card) => card.fuelCardType,
    },
    driver: { Driver: (card) => fullName(card.driver) },
    vehicle: { 'Plate Number': (card) => card.vehicle?.plateNumber },
    money: {
      'LocqPay Used This Month': (card) => card.locqpayPaymentThisMonth,
      'LocqPay Limit Per Month': (card) => card.locqpayLimit || 'No limit',
    },
    transactions: {
      'Transactions This Month': (card) => card.transactionThisMonth,
      'Transaction Limit Per Month': (card) => card.transactionLimit || 'No limit',
    },
    products: { Products: (card) => products.filter((product) => card[product]).join('; ') },
    status: { Status: (card) => card.status },
  }),
  payment: defineColumns<typeof listPayments>(
    {
      paidAt: {
        Date: (payment) => dateOf(payment.paidAt),
        Time: (payment) => timeOf(payment.paidAt),
      },
      station: { Station: (payment) => payment.stationName },
      cardNumber: {
        'Card Number': (payment) => masked(payment.cardNumber),
        Driver: (payment) => fullName(payment.driver),
        'Driver ID': (payment) => payment.driver?.driverLicenseId,
      },
      vehicle: {
        'Plate Number': (payment) => payment.vehicle?.plateNumber,
        'Dispensed To': (payment) => payment.dispensedTo,
      },
      productCode: {
        Product: (payment) => productOf(payment.productCode),
        'Pump Price': (payment) => payment.pumpPrice,
      },
      literVolume: {
        Liters: (payment) => payment.literVolume,
        'Points Earned': (payment) => payment.pointsEarned,
      },
      totalDiscount: {
        'Total Discount': (payment) => payment.totalDiscount,
        'Discount Per Liter': (payment) => payment.discountPerLiter,
      },
      finalAmount: {
        'Final Amount': (payment) => payment.finalAmount,
        Amount: (payment) => payment.amount,
      },
      orNumber: {
        'OR Number': (payment) => payment.orNumber,
        'PO Number': (payment) => payment.poNumber,
      },
      status: {
        Status: (payment) => payment.status,
        Remarks: (payment) => payment.remarks,
      },
    },
    { isFor: { 'PO Number': withOrders, 'Points Earned': isVip } },
  ),
  'merchant-payment': defineColumns<typeof listMerchantPayments>(
    {
      paidAt: {
        Date: (purchase) => dateOf(purchase.paidAt),
        Time: (purchase) => timeOf(purchase.paidAt),
      },
      station: { Station: (purchase) => purchase.stationName },
      cardNumber: {
        'Card Number': (purchase) => masked(purchase.cardNumber),
        Driver: (purchase) => fullName(purchase.driver),
        'Driver ID': (purchase) => purchase.driver?.driverLicenseId,
      },
      vehicle: { 'Plate Number': (purchase) => purchase.vehicle?.plateNumber },
      amount: { Amount: (purchase) => purchase.amount },
      orNumber: {
        'OR Number': (purchase) => purchase.orNumber,
        'PO Number': (purchase) => purchase.poNumber,
      },
      transactionRemarks: { 'Transaction Remarks': (purchase) => purchase.transactionRemarks },
      status: {
        Status: (purchase) => purchase.status,
        Remarks: (purchase) => purchase.remarks,
      },
    },
    { isFor: { 'PO Number': withOrders } },
  ),
}

/** The titles of an export with the value of each, for one fleet, in the order of the file. @since 0.1.0 */
export const exportedColumns = (
  { columns, isFor }: Pick<ListExportColumns, 'columns' | 'isFor'>,
  fleet: ExportedFleet,
) =>
  Object.values(columns)
    .flatMap((titles) => Object.entries(titles))
    .filter(([title]) => isFor?.[title]?.(fleet) ?? true)
