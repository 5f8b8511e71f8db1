import {
  createCashin,
  listCashins,
  paymentChannels,
  type Cashin,
} from 'fleet-portal-api-client/contract/cashin'
import { ExternalLink, Plus, ReceiptText } from 'lucide'
import { forwardRef, useMemo } from 'react'
import type { Filter } from '../../foundation/list/filter.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import { usePageAction } from '../../fleet/list/usePageAction.ts'
import { useExternalRedirect } from '../../foundation/outside/useExternalRedirect.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { cashInChannelsMessages } from '../../locales/en/cashInChannels.ts'
import { cashInHistoryMessages } from '../../locales/en/cashInHistory.ts'
import { hasPaper, isSlip } from '../../pieces/receipts/paperKind.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { cashinColumns } from './cashinColumns.tsx'

const CashInReceiptDialog = lazyWithRetry(
  () => import('../../pieces/receipts/CashInReceipt.tsx'),
  'CashInReceiptDialog',
)

/** Props of `FleetCashInHistory`. @since 0.1.0 */
export type FleetCashInHistoryProps = FleetListProps<
  typeof listCashins,
  'cash-in' | 'continue' | 'receipt',
  'createdAt' | 'referenceNumber' | 'cashinChannel' | 'mode' | 'amount' | 'status' | 'fulfilledAt'
>

const nameOf = ({ referenceNumber, cashinId }: Cashin) => referenceNumber ?? cashinId
const isUnpaid = ({ status, checkoutUrl }: Cashin) => status === 'pending' && Boolean(checkoutUrl)

function History({ fleetId }: { fleetId: string }) {
  const t = useMessages(cashInHistoryMessages)
  const { names } = useMessages(cashInChannelsMessages)
  const formats = useFormats()
  const showToast = useToast()
  const external = useExternalRedirect()
  const columns = useMemo(() => cashinColumns(t, formats), [t, formats])
  const filters = useMemo<Filter[]>(
    () => [
      { kind: 'dates', name: 'dates', start: 'startDate', end: 'endDate', label: t.dates },
      {
        kind: 'choices',
        name: 'cashinChannel',
        label: t.channel,
        choices: paymentChannels.map((value) => ({ value, label: names[value] })),
      },
    ],
    [t, names],
  )
  const actions = useMemo<RowAction<Cashin>[]>(
    () => [
      {
        key: 'continue',
        label: t.continue,
        icon: ExternalLink,
        requires: createCashin,
        when: isUnpaid,
        run: ({ checkoutUrl }) => {
          const url = external.checkUrl(checkoutUrl)
          if (url) external.redirectTo(url)
          else showToast({ tone: 'danger', text: t.cannotContinue })
        },
      },
      {
        key: 'receipt',
        label: (cashin) => (cashin.status === 'success' ? t.receipt : isSlip(cashin) ? t.slip : t.record),
        icon: ReceiptText,
        when: hasPaper,
        opens: 'receipt',
      },
    ],
    [t, external, showToast],
  )
  const dialogs = useMemo(
    () => ({
      receipt: ({ item, close }: ListDialog<Cashin>) =>
        item && <CashInReceiptDialog cashin={item} fleetId={fleetId} onClose={close} />,
    }),
    [fleetId],
  )
  const toolbar = usePageAction('cash-in', {
    key: 'cash-in',
    label: t.back,
    icon: Plus,
    requires: createCashin,
  })
  return (
    <ListScreen
      title={t.title}
      endpoint={listCashins}
      fleetId={fleetId}
      nameOf={nameOf}
      columns={columns}
      filters={filters}
      searchHint={t.search}
      actions={actions}
      dialogs={dialogs}
      toolbar={toolbar}
      emptyDetail={t.empty}
      emptyNext={t.emptyNext}
    />
  )
}

/**
 * Lists the cash-ins of a fleet, with filters and an export.
 *
 * @example
 * <FleetCashInHistory fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetCashInHistory = forwardRef<WidgetHandle, FleetCashInHistoryProps>(
  function FleetCashInHistory({ fleetId, ...widget }, handle) {
    return (
      <AreaWidget area="cash-in-history" fleetId={fleetId} handle={handle} {...widget}>
        <History fleetId={fleetId} />
      </AreaWidget>
    )
  },
)
