import { listCashins } from './cashin.ts'
import type { ListEndpoint } from './endpoint.ts'
import { exportColumns, type ListExportColumns } from './exportColumns.ts'
import { listFleetCards } from './fleetCards.ts'
import { listBuyFuels, listPriceHistory } from './fuel.ts'
import { listFuelCodes } from './fuelCodes.ts'
import { listMerchantPayments } from './merchantPayments.ts'
import { listPayments } from './payments.ts'
import { listRedemptions } from './redemptions.ts'
import type { ReportType } from './reports.ts'

export * from './exportColumns.ts'

/** The export of a list. @since 0.1.0 */
export interface ListExport extends ListExportColumns {
  /** The endpoint that the items are read from. */
  endpoint: ListEndpoint
}

/** The export of each list. The report of a single card has no list. @since 0.1.0 */
export const exports: Readonly<
  Record<Exclude<ReportType, 'fuel-card'>, ListExport> & { 'fuel-card'?: undefined }
> = {
  cashin: { endpoint: listCashins, ...exportColumns.cashin },
  'buy-fuel': { endpoint: listBuyFuels, ...exportColumns['buy-fuel'] },
  redemption: { endpoint: listRedemptions, ...exportColumns.redemption },
  'pricing-history': { endpoint: listPriceHistory, ...exportColumns['pricing-history'] },
  'fuel-code': { endpoint: listFuelCodes, ...exportColumns['fuel-code'] },
  'fuel-card-list': { endpoint: listFleetCards, ...exportColumns['fuel-card-list'] },
  payment: { endpoint: listPayments, ...exportColumns.payment },
  'merchant-payment': { endpoint: listMerchantPayments, ...exportColumns['merchant-payment'] },
}
