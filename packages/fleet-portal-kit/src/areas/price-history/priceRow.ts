import type { EndpointOutput } from 'api-client'
import type { listPriceHistory } from 'api-client/contract/fuel'
import { presetRange } from '../../format/calendar.ts'

type Answer = EndpointOutput<typeof listPriceHistory>
export type PriceRow = NonNullable<Answer['priceHistory']>[number]

export const priceRowsOf = ({ priceHistory, data }: Answer): readonly PriceRow[] => priceHistory ?? data ?? []

/** Nothing of a row is an id: what took effect, when and of what kind, is. */
export const priceId = ({ effectiveAt, productCode, movementType, creditPrice }: PriceRow): string =>
  [effectiveAt, productCode, movementType, creditPrice].join(' ')

/** The range that is shown while no other is chosen: the last four weeks. */
export function defaultRange() {
  const { start, end } = presetRange('last4Weeks')
  return { startDate: start, endDate: end }
}
