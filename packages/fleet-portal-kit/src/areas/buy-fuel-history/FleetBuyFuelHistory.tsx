import { buyFuel, listBuyFuels, type BoughtFuel } from 'fleet-portal-api-client/contract/fuel'
import { fuels } from 'fleet-portal-api-client/contract/products'
import { decimalText } from 'fleet-portal-api-client/money'
import { Plus, ReceiptText, RotateCcw } from 'lucide'
import { forwardRef, useMemo } from 'react'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import { usePageAction } from '../../fleet/list/usePageAction.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { buyFuelHistoryMessages } from '../../locales/en/buyFuelHistory.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { boughtColumns } from './boughtColumns.tsx'
import { BoughtTotals } from './BoughtTotals.tsx'

const PurchaseReceiptDialog = lazyWithRetry(
  () => import('../../pieces/receipts/PurchaseReceipt.tsx'),
  'PurchaseReceiptDialog',
)

/** Props of `FleetBuyFuelHistory`. @since 0.1.0 */
export type FleetBuyFuelHistoryProps = FleetListProps<
  typeof listBuyFuels,
  'buy' | 'receipt' | 'again',
  'createdAt' | 'buyFuelId' | 'productCode' | 'creditPrice' | 'literVolume' | 'totalCreditAmount'
>

function History({ fleetId }: { fleetId: string }) {
  const t = useMessages(buyFuelHistoryMessages)
  const formats = useFormats()
  const { productNames } = useMessages(uiMessages)
  const columns = useMemo(() => boughtColumns(t, formats), [t, formats])
  const filters = useMemo(
    () => [
      {
        kind: 'choice' as const,
        name: 'productCode',
        label: t.product,
        choices: fuels.map((value) => ({ value, label: productNames[value] })),
        inline: true,
      },
      { kind: 'dates' as const, name: 'dates', start: 'startDate', end: 'endDate', label: t.dates },
    ],
    [t, productNames],
  )
  const actions = useMemo<RowAction<BoughtFuel>[]>(
    () => [
      { key: 'receipt', label: t.receipt, icon: ReceiptText, opens: 'receipt' },
      {
        key: 'again',
        label: t.buyAgain,
        icon: RotateCcw,
        requires: buyFuel,
        to: ({ productCode, literVolume }) => ({
          area: 'buy-fuel',
          search: { product: productCode, litres: decimalText(literVolume, 3) },
        }),
      },
    ],
    [t],
  )
  const dialogs = useMemo(
    () => ({
      receipt: ({ item, close }: ListDialog<BoughtFuel>) =>
        item && <PurchaseReceiptDialog purchase={item} fleetId={fleetId} onClose={close} />,
    }),
    [fleetId],
  )
  const toolbar = usePageAction('buy-fuel', { key: 'buy', label: t.back, icon: Plus, requires: buyFuel })
  return (
    <ListScreen
      title={t.title}
      endpoint={listBuyFuels}
      fleetId={fleetId}
      nameOf={({ productCode, literVolume, createdAt }) =>
        [productNames[productCode], formats.formatLitres(literVolume), formats.formatInstant(createdAt)].join(
          ', ',
        )
      }
      columns={columns}
      filters={filters}
      searchHint={t.search}
      actions={actions}
      dialogs={dialogs}
      toolbar={toolbar}
      emptyDetail={t.empty}
      emptyNext={t.emptyNext}
      summary={(items, _access, isAll) => <BoughtTotals items={items} isAll={isAll} />}
    />
  )
}

/**
 * Lists the fuel purchases of a fleet, with filters and an export.
 *
 * @example
 * <FleetBuyFuelHistory fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetBuyFuelHistory = forwardRef<WidgetHandle, FleetBuyFuelHistoryProps>(
  function FleetBuyFuelHistory({ fleetId, ...widget }, handle) {
    return (
      <AreaWidget area="buy-fuel-history" fleetId={fleetId} handle={handle} {...widget}>
        <History fleetId={fleetId} />
      </AreaWidget>
    )
  },
)
