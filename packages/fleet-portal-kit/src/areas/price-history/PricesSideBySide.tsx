import type { EndpointInput } from 'fleet-portal-api-client'
import type { listPriceHistory } from 'fleet-portal-api-client/contract/fuel'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { Dialog } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { priceHistoryMessages } from '../../locales/en/priceHistory.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { SideBySideTable } from './SideBySideTable.tsx'
import { useAllPrices } from './useAllPrices.ts'

interface PricesSideBySideProps {
  /** The input of the list. */
  input: EndpointInput<typeof listPriceHistory>
  close: () => void
}

/** Compares the products side by side, with the filters of the list. */
export function PricesSideBySide({ input, close }: PricesSideBySideProps) {
  const t = useMessages(priceHistoryMessages)
  const { formatCount, formatDay } = useFormats()
  const ui = useMessages(uiMessages)
  const { page: _page, perPage: _perPage, ...filters } = input
  const { rows, total, error, retry, hasMore, isReading, loadMore } = useAllPrices(filters)
  const { startDate, endDate } = filters
  const content = () => {
    if (error && !rows) return <FailedState error={error} retry={retry} />
    if (!rows) return <Skeleton $height="280px" />
    if (rows.length === 0) return <StateView tone="empty" title={ui.noResult} detail={t.empty} />
    return <SideBySideTable rows={rows} />
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
