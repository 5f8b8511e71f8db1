import type { EndpointInput } from 'fleet-portal-api-client'
import { listPriceHistory } from 'fleet-portal-api-client/contract/fuel'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { Dialog } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { plusDays } from '../../format/calendar.ts'
import { priceHistoryMessages } from '../../locales/en/priceHistory.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { priceRowsOf } from './priceRow.ts'
import { SideBySideTable } from './SideBySideTable.tsx'
import { useAllPrices } from './useAllPrices.ts'

interface PricesSideBySideProps {
  /** The input of the list. */
  input: EndpointInput<typeof listPriceHistory>
  close: () => void
}

/** The newest prices before the date range. Enough rows for the last one of each product. */
function useEarlierPrices({ fleetId, startDate, productCodes }: EndpointInput<typeof listPriceHistory>) {
  const input = {
    fleetId,
    ...(productCodes && { productCodes }),
    ...(startDate && { endDate: plusDays(startDate, -1) }),
    page: 1,
    perPage: 50,
  }
  const { data } = useRead(listPriceHistory, input, { enabled: startDate !== undefined })
  return data ? priceRowsOf(data) : []
}

/** Compares the products side by side, with the filters of the list. */
export function PricesSideBySide({ input, close }: PricesSideBySideProps) {
  const t = useMessages(priceHistoryMessages)
  const { formatCount, formatDay } = useFormats()
  const ui = useMessages(uiMessages)
  // The table is by time, whatever the list is sorted by.
  const { page: _page, perPage: _perPage, orderBy: _orderBy, order: _order, ...filters } = input
  const { rows, total, error, retry, hasMore, isReading, loadMore } = useAllPrices(filters)
  const { startDate, endDate, movementType = 'all' } = filters
  const earlierPrices = useEarlierPrices(filters)
  // Without the rows of other types, and of pages that are not loaded, the price before a row is not known.
  const earlier = movementType === 'all' ? (hasMore ? [] : earlierPrices) : undefined
  const content = () => {
    if (error && !rows) return <FailedState error={error} retry={retry} />
    if (!rows) return <Skeleton $height="280px" />
    if (rows.length === 0) return <StateView tone="empty" title={ui.noResult} detail={t.empty} />
    return <SideBySideTable rows={rows} earlier={earlier} />
  }
  return (
    <Dialog
      title={t.sideTitle}
      description={`${startDate && endDate ? `${t.between(formatDay(startDate), formatDay(endDate))} ` : ''}${t.sideDetail}`}
      width={880}
      onClose={close}
    >
      {content()}
      {hasMore && rows && (
        <HStack $justify="space-between" $wrap>
          <InlineText $muted>{t.shown(formatCount(rows.length), formatCount(total))}</InlineText>
          <Button busy={isReading} onClick={loadMore}>
            {ui.more}
          </Button>
        </HStack>
      )}
    </Dialog>
  )
}
