import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { listPriceHistory, movementTypes } from 'fleet-portal-api-client/contract/fuel'
import { products } from 'fleet-portal-api-client/contract/products'
import { ChartColumn, Columns3 } from 'lucide'
import { forwardRef, useMemo } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import type { Filter } from '../../foundation/list/filter.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import { useListState } from '../../foundation/list/useListState.ts'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { Link } from '../../foundation/ui/Link.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { priceHistoryMessages } from '../../locales/en/priceHistory.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
import { ProductToggles } from './ProductToggles.tsx'
import { priceColumns } from './priceColumns.tsx'
import { lastFourWeeks } from '../../headless/defaultInputs.ts'
import { priceId, type PriceRow } from './priceRow.ts'

const PricesSideBySide = lazyWithRetry(() => import('./PricesSideBySide.tsx'), 'PricesSideBySide')

/** Props of `FleetPriceHistory`. @since 0.1.0 */
export type FleetPriceHistoryProps = FleetListProps<
  typeof listPriceHistory,
  'compare',
  'effectiveAt' | 'productCode' | 'pumpPrice' | 'priceMovement' | 'discount' | 'creditPrice' | 'movementType'
>

function Prices({ fleetId }: { fleetId: string }) {
  const t = useMessages(priceHistoryMessages)
  const formats = useFormats()
  const { formatDay } = formats
  const access = useAccess(fleetId)
  const canOpen = useCanOpen(access)
  // The dashboard of a wallet fleet has no price chart.
  const hasChart = access.fleet !== undefined && !isWalletFleet(access.fleet.plbType) && canOpen('dashboard')
  const { productNames } = useMessages(uiMessages)
  const defaultInput = lastFourWeeks()
  const state = useListState(listPriceHistory, { fleetId }, defaultInput)
  const { input } = state
  const { startDate = defaultInput.startDate, endDate = defaultInput.endDate, productCodes } = input
  const columns = useMemo(() => priceColumns(t, formats), [t, formats])
  const filters = useMemo<Filter[]>(
    () => [
      {
        kind: 'choices',
        name: 'productCodes',
        label: t.products,
        choices: products.map((value) => ({ value, label: productNames[value] })),
        inline: true,
        renderControl: (control) => <ProductToggles {...control} />,
      },
      {
        kind: 'dates',
        name: 'dates',
        start: 'startDate',
        end: 'endDate',
        label: t.dates,
        defaultPreset: 'last4Weeks',
      },
      {
        kind: 'choice',
        name: 'movementType',
        label: t.movementType,
        choices: movementTypes.map((value) => ({ value, label: t.movements[value] })),
        inline: true,
      },
    ],
    [t, productNames],
  )
  const toolbar = useMemo(
    () => [
      { key: 'compare', label: t.compare, icon: Columns3, opens: 'compare', requires: listPriceHistory },
    ],
    [t],
  )
  const dialogs = useMemo(
    () => ({
      compare: ({ close }: ListDialog<PriceRow>) => <PricesSideBySide input={input} close={close} />,
    }),
    [input],
  )
  const chartSearch = {
    startDate,
    endDate,
    ...(productCodes?.length && { productCodes: productCodes.join(',') }),
  }
  return (
    <ListScreen
      title={t.title}
      description={t.between(formatDay(startDate), formatDay(endDate))}
      endpoint={listPriceHistory}
      fleetId={fleetId}
      defaultInput={defaultInput}
      state={state}
      nameOf={priceId}
      columns={columns}
      filters={filters}
      toolbar={toolbar}
      dialogs={dialogs}
      emptyDetail={t.empty}
      headerActions={
        <>
          {canOpen('buy-fuel') && (
            <Link isButton to={{ area: 'buy-fuel' }}>
              {t.back}
            </Link>
          )}
          {hasChart && (
            <Link isButton to={{ area: 'dashboard', search: chartSearch, state: { show: 'price-chart' } }}>
              <Icon of={ChartColumn} />
              {t.chart}
            </Link>
          )}
        </>
      }
    />
  )
}

/**
 * Lists how the prices of a fleet have changed, with filters and an export.
 *
 * @example
 * <FleetPriceHistory fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetPriceHistory = forwardRef<WidgetHandle, FleetPriceHistoryProps>(function FleetPriceHistory(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="price-history" fleetId={fleetId} handle={handle} {...widget}>
      <Prices fleetId={fleetId} />
    </AreaWidget>
  )
})
