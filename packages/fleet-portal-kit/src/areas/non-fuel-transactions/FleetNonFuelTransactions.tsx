import { hasPurchaseOrders } from 'fleet-portal-api-client/contract/access'
import { listMerchantPayments, type MerchantPayment } from 'fleet-portal-api-client/contract/merchantPayments'
import { forwardRef, useCallback } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import { useListState } from '../../foundation/list/useListState.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { cardPaymentsMessages } from '../../locales/en/cardPayments.ts'
import { nonFuelTransactionsMessages } from '../../locales/en/nonFuelTransactions.ts'
import { cardKeyOf } from '../../pieces/cells/cardText.ts'
import { usePaymentColumns } from '../../pieces/cells/usePaymentColumns.ts'
import { useStationChoices } from '../../pieces/pickers/useStationChoices.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { FoundTotals } from './FoundTotals.tsx'
import { purchaseColumns } from './purchaseColumns.tsx'
import { everyTransaction } from '../../headless/defaultInputs.ts'
import { purchaseFilters } from './purchaseFilters.tsx'

const RemarksDialog = lazyWithRetry(() => import('../../pieces/cells/RemarksDialog.tsx'), 'RemarksDialog')

/** Props of `FleetNonFuelTransactions`. @since 0.1.0 */
export type FleetNonFuelTransactionsProps = FleetListProps<
  typeof listMerchantPayments,
  never,
  'orNumber' | 'paidAt' | 'station' | 'vehicle' | 'cardNumber' | 'amount' | 'transactionRemarks' | 'status'
>

const purchaseIdOf = ({ merchantPaymentId }: MerchantPayment) => merchantPaymentId
const purchaseName = ({ orNumber, merchantPaymentId }: MerchantPayment) => orNumber ?? merchantPaymentId

const dialogs = {
  remarks: ({ item, close }: ListDialog<MerchantPayment>) =>
    item?.status === 'voided' && <RemarksDialog item={item} amount={item.amount} onClose={close} />,
}

function Purchases({ fleetId }: { fleetId: string }) {
  const t = useMessages(nonFuelTransactionsMessages)
  const payments = useMessages(cardPaymentsMessages)
  const formats = useFormats()
  const state = useListState(listMerchantPayments, { fleetId }, everyTransaction)
  const { setFilters, openDialog, filters: activeFilters } = state
  const access = useAccess(fleetId)
  const { fleet } = access
  const common = usePaymentColumns(access, setFilters)
  const hasOrders = fleet !== undefined && hasPurchaseOrders(fleet.plbType)
  const { choices: stations } = useStationChoices(activeFilters.redemptionStationIds, {
    unnamed: payments.oneStation,
    fleetId,
  })
  const columns = useCallback(() => {
    const openRemarks = (item: MerchantPayment) => openDialog(`remarks:${purchaseIdOf(item)}`)
    return purchaseColumns({ t, payments, formats, common, fleet, openRemarks })
  }, [t, payments, formats, common, fleet, openDialog])
  const filters = useCallback(
    (items: readonly MerchantPayment[]) => purchaseFilters(payments, { fleetId, stations, items }),
    [payments, fleetId, stations],
  )
  return (
    <ListScreen
      title={t.title}
      description={t.subtitle}
      endpoint={listMerchantPayments}
      fleetId={fleetId}
      defaultInput={everyTransaction}
      state={state}
      nameOf={purchaseName}
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
 * Lists the purchases other than fuel with fleet cards, with filters and an export.
 * Hedging fleets have none.
 *
 * @example
 * <FleetNonFuelTransactions fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetNonFuelTransactions = forwardRef<WidgetHandle, FleetNonFuelTransactionsProps>(
  function FleetNonFuelTransactions({ fleetId, ...widget }, handle) {
    return (
      <AreaWidget area="non-fuel-transactions" fleetId={fleetId} handle={handle} {...widget}>
        <Purchases fleetId={fleetId} />
      </AreaWidget>
    )
  },
)
