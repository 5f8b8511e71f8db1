import { spreadsheetText } from 'fleet-portal-api-client/contract/csvText'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import type { Tx } from '../db/connect.ts'
import { report, type price } from '../db/schema.ts'
import { addDays, dayOf, startOfDay, wireInstant } from '../utilities/time.ts'
import { bulkInsert } from './bulk.ts'

type Price = Required<typeof price.$inferInsert>

const titles = [
  'Effective Date',
  'Effective Time',
  'Product',
  'Pump Price',
  'Price Movement',
  'Discount',
  'Credit Price',
  'Movement Type',
]
const perLitre = (price: number) => String(price / 10_000)

/** A CSV file with the prices of the selected fuels, newest first. */
const priceFile = (prices: readonly Price[], isWanted: (fuel: Fuel) => boolean): string =>
  spreadsheetText([
    titles,
    ...prices
      .filter(({ product }) => isWanted(product as Fuel))
      .toSorted((a, b) => b.effectiveAt.getTime() - a.effectiveAt.getTime())
      .map((one) => {
        const instant = wireInstant(one.effectiveAt)
        const prices = [one.pumpPrice, one.movement, one.discount, one.creditPrice].map(perLitre)
        return [instant.slice(0, 10), instant.slice(11, 16), one.product, ...prices, one.movementType]
      }),
  ])

/** Earlier reports and their status. Another system creates `account-statement`, and no list of the portal exports it. */
const earlierReports = [
  { reportType: 'pricing-history', status: 'success', daysAgo: 2 },
  { reportType: 'redemption', status: 'cancelled', daysAgo: 5 },
  { reportType: 'account-statement', status: 'success', daysAgo: 11 },
  { reportType: 'buy-fuel', status: 'failed', daysAgo: 16 },
  { reportType: 'pricing-history', status: 'success', daysAgo: 43 },
] as const

/** Writes earlier reports of a fleet's users: successful, cancelled and failed ones. */
export async function writeReports(
  tx: Tx,
  { fleetId, userIds, prices, now }: { fleetId: string; userIds: string[]; prices: Price[]; now: Date },
): Promise<void> {
  const all = priceFile(prices, () => true)
  const diesel = priceFile(prices, (fuel) => fuel === 'diesel')
  await bulkInsert(
    tx,
    report,
    userIds.flatMap((userId, place) =>
      earlierReports.map(({ reportType, status, daysAgo }, index) => {
        const day = addDays(dayOf(now), -daysAgo)
        return {
          id: `rep_${fleetId.slice(4)}_${place + 1}_${index + 1}`,
          fleetId,
          userId,
          reportType,
          filters: {},
          fileName: `${reportType}-${day}.csv`,
          status,
          progress: status === 'success' ? 100 : 0,
          connectionId: null,
          content: status === 'success' ? (index === 0 ? all : diesel) : null,
          createdAt: new Date(startOfDay(day).getTime() + (10 * 60 + index * 37) * 60_000),
        }
      }),
    ),
  )
}
