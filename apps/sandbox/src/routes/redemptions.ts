import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { centavos, millilitres } from 'fleet-portal-api-client/money'
import { redemptionFilters } from '../domain/redemptionFilters.ts'
import { allHistoryIds, findHistoryPage } from '../domain/historyPages.ts'
import { redemptionHistory, redemptionsToWire } from '../domain/redemptionPages.ts'
import { limitAndOffset } from '../utilities/paging.ts'
import { handleLongList } from '../handle.ts'

export const redemptionRoutes = [
  handleLongList(
    listRedemptions,
    async ({ tx }, input) => {
      const filters = await redemptionFilters(tx, input)
      const page = await findHistoryPage(tx, redemptionHistory, input, filters, limitAndOffset(input))
      const { ids, counted, totals } = page
      const redemptions = await redemptionsToWire(tx, ids)
      return {
        redemptions,
        ...counted,
        ...(totals && {
          totals: {
            successful: totals.successful,
            voided: totals.voided,
            literVolume: millilitres(totals.sums.volume),
            totalCreditPrice: centavos(totals.sums.price),
          },
        }),
      }
    },
    {
      ids: async ({ tx }, input) => {
        const { where } = await redemptionFilters(tx, input)
        return allHistoryIds(tx, redemptionHistory, input, where).getSQL()
      },
      items: ({ tx }, ids) => redemptionsToWire(tx, ids),
    },
  ),
]
