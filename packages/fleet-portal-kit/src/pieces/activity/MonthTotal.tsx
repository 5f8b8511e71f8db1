import { listRedemptions } from 'fleet-portal-api-client/contract/redemptions'
import { sum } from 'fleet-portal-api-client/money'
import { useRead } from '../../foundation/data/useRead.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { today } from '../../format/days.ts'
import { itemPagesMessages } from '../../locales/en/itemPages.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { IsOfBearer } from './ownItems.ts'

/** More than a driver or a vehicle has in a month. */
const mostRedemptions = 1000

interface MonthTotalProps {
  fleetId: string
  /** Finds the redemptions: a driver ID or a plate number. */
  searchKey: string
  /** Whether a found redemption is of the bearer. Another plate number may contain the one that is searched. */
  isOfBearer: IsOfBearer
}

/**
 * The litres and the number of redemptions of a driver or a vehicle in this month, without voided ones. The sums of the server include
 * everything that the search finds, so the redemptions are summed here. Nothing is shown if one of them is missing.
 */
export function MonthTotal({ fleetId, searchKey, isOfBearer }: MonthTotalProps) {
  const t = useMessages(itemPagesMessages)
  const { formatLitres } = useFormats()
  const endDate = today()
  const { data, error } = useRead(
    listRedemptions,
    {
      fleetId,
      searchKey,
      startDate: `${endDate.slice(0, 8)}01`,
      endDate,
      page: 1,
      perPage: mostRedemptions,
    },
    { isReported: false },
  )
  if (!data) return error ? null : <Skeleton $width="200px" $height="20px" />
  const { redemptions, count, countIsMinimum } = data
  if (countIsMinimum || count > redemptions.length) return null
  const counted = redemptions.filter((one) => one.status === 'success' && isOfBearer(one))
  if (counted.length === 0) return t.noneThisMonth
  return t.thisMonth(formatLitres(sum(counted.map(({ literVolume }) => literVolume))), counted.length)
}
