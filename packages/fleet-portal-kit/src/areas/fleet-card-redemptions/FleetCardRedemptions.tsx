import { hasPurchaseOrders } from 'fleet-portal-api-client/contract/access'
import { listPayments, type Payment } from 'fleet-portal-api-client/contract/payments'
import { forwardRef, useCallback } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import { isNewestFirst } from '../../foundation/list/sorting.ts'
import { useListState } from '../../foundation/list/useListState.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { fleetCardRedemptionsMessages } from '../../locales/en/fleetCardRedemptions.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { cardKeyOf } from '../../pieces/cells/cardText.ts'
import { usePaymentColumns } from '../../pieces/cells/usePaymentColumns.ts'
import { useStationChoices } from '../../pieces/pickers/useStationChoices.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { fuelPaymentColumns } from './fuelPaymentColumns.tsx'
import { fuelPaymentFilters } from './fuelPaymentFilters.tsx'
import { FoundTotals } from './FoundTotals.tsx'

const RemarksDialog = lazyWithRetry(() => import('../../pieces/cells/RemarksDialog.tsx'), 'RemarksDialog')

/** Props of `FleetCardRedemptions`. @since 0.1.0 */
export type FleetCardRedemptionsProps = FleetListProps<
  typeof listPayments,
  never,
  | 'orNumber'
  | 'paidAt'
  | 'station'
  | 'vehicle'
  | 'cardNumber'
  | 'productCode'
  | 'literVolume'
  | 'totalDiscount'
  | 'finalAmount'
  | 'status'
>

const paymentIdOf = ({ paymentId }: Payment) => paymentId
const paymentName = ({ orNumber, paymentId }: Payment) => orNumber ?? paymentId

const dialogs = {
  remarks: ({ item, close }: ListDialog<Payment>) =>
    item && <RemarksDialog item={item} amount={item.finalAmount} onClose={close} />,
}

function Payments({ fleetId }: { fleetId: string }) {
  const t = useMessages(fleetCardRedemptionsMessages)
  const formats = useFormats()
  const { formatDay } = formats
  const payments = useMessages(cardPaymentsMessages)
  const ui = useMessages(uiMessages)
  const state = useListState(listPayments, { fleetId })
  const { setFilters, openDialog, filters: activeFilters } = state
  const access = useAccess(fleetId)
  const { fleet } = access
  const common = usePaymentColumns(access, setFilters)
  const { choices } = useStationChoices(activeFilters.stationIds, { unnamed: payments.oneStation })
  const columns = useCallback(() => {
    const openRemarks = (item: Payment) => openDialog(`remarks:${paymentIdOf(item)}`)
    return fuelPaymentColumns({ t, payments, formats }, common, { fleet, openRemarks })
  }, [t, formats, payments, common, fleet, openDialog])
  const filters = useCallback(
    (items: readonly Payment[]) => fuelPaymentFilters({ t, payments, ui }, choices, items),
    [t, payments, ui, choices],
  )
  const { startDate, endDate } = activeFilters
  const period = startDate && endDate ? t.between(formatDay(startDate), formatDay(endDate)) : t.allDates
  const hasOrders = fleet !== undefined && hasPurchaseOrders(fleet.plbType)
  return (
    <ListScreen
      title={t.title}
      description={isNewestFirst('paidAt', activeFilters) ? `${period} ${t.newestFirst}` : period}
      endpoint={listPayments}
      fleetId={fleetId}
      state={state}
      nameOf={paymentName}
      columns={columns}
      filters={filters}
      searchHint={hasOrders ? payments.searchWithOrders : payments.search}
      normalizeSearch={cardKeyOf}
      dialogs={dialogs}
      emptyDetail={t.empty}
      showNew={payments.showNew}
      summary={(items, _, isAll, answer) => (
        <FoundTotals items={items} totals={answer?.totals} isAll={isAll} />
      )}
    />
  )
}

/**
 * Lists the fuel payments with fleet cards, with filters and an export.
 * The query parameter `searchKey` fills in the search.
 *
 * @example
 * <FleetCardRedemptions fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetCardRedemptions = forwardRef<WidgetHandle, FleetCardRedemptionsProps>(
  function FleetCardRedemptions({ fleetId, ...widget }, handle) {
    return (
      <AreaWidget area="fleet-card-redemptions" fleetId={fleetId} handle={handle} {...widget}>
        <Payments fleetId={fleetId} />
      </AreaWidget>
    )
  },
)
