import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { listRedemptions, type Redemption } from 'fleet-portal-api-client/contract/redemptions'
import { Flag } from 'lucide'
import { forwardRef, useCallback } from 'react'
import { useAccess, type FleetAccess } from '../../fleet/access/useAccess.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { isNewestFirst } from '../../foundation/list/sorting.ts'
import { useListState } from '../../foundation/list/useListState.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { redemptionsMessages } from '../../locales/en/redemptions.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { normalizeSearch } from '../../pieces/cells/codeText.ts'
import { useItemPages } from '../../pieces/cells/useItemPages.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { FoundTotals } from './FoundTotals.tsx'
import { redemptionColumns } from './redemptionColumns.tsx'
import { redemptionFilterFields } from './redemptionFilters.tsx'

const RedFlagsDialog = lazyWithRetry(() => import('./flags/RedFlagsDialog.tsx'), 'RedFlagsDialog')

/** Props of `FleetRedemptions`. @since 0.1.0 */
export type FleetRedemptionsProps = FleetListProps<
  typeof listRedemptions,
  'flags',
  | 'redeemedAt'
  | 'station'
  | 'driver'
  | 'dispensedTo'
  | 'fuelCode'
  | 'productCode'
  | 'literVolume'
  | 'orNumber'
  | 'status'
>

const isWallet = ({ fleet }: FleetAccess) => fleet !== undefined && isWalletFleet(fleet.plbType)

function Redemptions({ fleetId }: { fleetId: string }) {
  const t = useMessages(redemptionsMessages)
  const formats = useFormats()
  const { formatDay } = formats
  const ui = useMessages(uiMessages)
  const state = useListState(listRedemptions, { fleetId })
  const { setFilters, filters: activeFilters } = state
  const { orderBy: _orderBy, order: _order, ...found } = activeFilters
  const access = useAccess(fleetId)
  const pages = useItemPages(access)
  const columns = useCallback(
    (of: FleetAccess) => redemptionColumns(t, formats, { isWallet: isWallet(of), pages, setFilters }),
    [t, formats, pages, setFilters],
  )
  const filters = useCallback((items: readonly Redemption[]) => redemptionFilterFields(t, ui, items), [t, ui])
  const navigation = useNavigation()
  const canOpen = useCanOpen(access)
  const hasCards = isWallet(access) && canOpen('fleet-card-redemptions')
  const { startDate, endDate, searchKey } = activeFilters
  const period = startDate && endDate ? t.between(formatDay(startDate), formatDay(endDate)) : t.allDates
  return (
    <ListScreen
      title={t.title}
      description={isNewestFirst('redeemedAt', activeFilters) ? `${period} ${t.newestFirst}` : period}
      endpoint={listRedemptions}
      fleetId={fleetId}
      state={state}
      nameOf={redemptionName}
      columns={columns}
      filters={filters}
      searchHint={t.search}
      normalizeSearch={normalizeSearch}
      emptyDetail={hasCards ? t.emptyWithCards : t.empty}
      emptyAction={
        hasCards
          ? {
              label: t.toCardRedemptions,
              run: () =>
                navigation.navigate({
                  area: 'fleet-card-redemptions',
                  ...(searchKey && { search: { searchKey } }),
                }),
            }
          : undefined
      }
      showNew={t.showNew}
      toolbar={isWallet(access) ? [] : [{ key: 'flags', label: t.redFlags, icon: Flag, opens: 'flags' }]}
      dialogs={{
        flags: ({ close }: ListDialog<Redemption>) => (
          <RedFlagsDialog fleetId={fleetId} filters={found} onClose={close} />
        ),
      }}
      summary={(items, access, isAll, answer) => (
        <FoundTotals items={items} totals={answer?.totals} isAll={isAll} isWallet={isWallet(access)} />
      )}
    />
  )
}

const redemptionName = ({ orNumber, redemptionId }: Redemption) => orNumber ?? redemptionId

/**
 * Lists the redemptions of fuel codes, with filters and an export.
 * The query parameter `searchKey` fills in the search.
 *
 * @example
 * <FleetRedemptions fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetRedemptions = forwardRef<WidgetHandle, FleetRedemptionsProps>(function FleetRedemptions(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="redemptions" fleetId={fleetId} handle={handle} {...widget}>
      <Redemptions fleetId={fleetId} />
    </AreaWidget>
  )
})
