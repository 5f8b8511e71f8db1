import type { EndpointOutput } from 'fleet-portal-api-client'
import type { listPriceHistory } from 'fleet-portal-api-client/contract/fuel'

type PriceHistoryOutput = EndpointOutput<typeof listPriceHistory>
export type PriceRow = NonNullable<PriceHistoryOutput['priceHistory']>[number]

export const priceRowsOf = ({ priceHistory, data }: PriceHistoryOutput): readonly PriceRow[] =>
  priceHistory ?? data ?? []

/** A unique key of a row. The API has no id, so the key consists of time, product, type and price. */
export const priceId = ({ effectiveAt, productCode, movementType, creditPrice }: PriceRow): string =>
  [effectiveAt, productCode, movementType, creditPrice].join(' ')
