import { isWalletFleet } from 'fleet-portal-api-client/contract/access'
import { listFleetCards, updateFleetCard, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { forwardRef, useCallback, useMemo } from 'react'
import { useAccess } from '../../fleet/access/useAccess.ts'
import type { ListDialog } from '../../fleet/list/ListDialogs.tsx'
import { ListScreen } from '../../fleet/list/ListScreen.tsx'
import { Box, InlineText } from '../../foundation/ui/layout.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import type { FleetListProps } from '../../fleet/list/FleetListProps.ts'
import { AreaWidget } from '../../fleet/AreaWidget.tsx'
import type { WidgetHandle } from '../../foundation/widget/useWidgetHandle.ts'
import { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import { codeMessages } from '../../locales/en/codes.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { cardKeyOf, last4 } from '../../pieces/cells/cardText.ts'
import { useItemPages } from '../../pieces/cells/useItemPages.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { FleetPortalDestination } from '../../provider/navigation.ts'
import { useNavigation } from '../../provider/widgetContext.ts'
import { fleetCardActions } from './fleetCardActions.ts'
import { fleetCardColumns } from './fleetCardColumns.tsx'
import { everyFleetCard } from '../../headless/defaultInputs.ts'
import { fleetCardFilters } from './fleetCardFilters.ts'
import { editCardDestination } from './cardNavigation.ts'

const CheckCard = lazyWithRetry(() => import('./CheckCard.tsx'), 'CheckCard')
const CardStatusDialog = lazyWithRetry(() => import('./CardStatusDialog.tsx'), 'CardStatusDialog')
const TerminateCard = lazyWithRetry(() => import('./TerminateCard.tsx'), 'TerminateCard')

const SelectedCards = lazyWithRetry(() => import('./SelectedCards.tsx'), 'SelectedCards')

const bulkActions = {
  keys: ['limits', 'deactivate', 'activate'],
  requires: updateFleetCard,
  // Terminated cards stay as they are.
  canSelect: ({ status }: FleetCard) => status === 'active' || status === 'deactivated',
  Bar: SelectedCards,
}

/** Props of `FleetCards`. @since 0.1.0 */
export type FleetCardsProps = FleetListProps<
  typeof listFleetCards,
  'edit' | 'check' | 'redemptions' | 'deactivate' | 'activate' | 'terminate' | 'limits',
  'cardNumber' | 'driver' | 'vehicle' | 'money' | 'transactions' | 'products' | 'status'
>

type DialogProps = ListDialog<FleetCard>

const cardDialogs = (fleetId: string, editPageOf: (card: FleetCard) => FleetPortalDestination) => ({
  check: ({ item, access, close }: DialogProps) =>
    item && (
      <CheckCard card={item} fleetId={fleetId} access={access} editPage={editPageOf(item)} onClose={close} />
    ),
  deactivate: ({ item, close }: DialogProps) =>
    item && <CardStatusDialog to="inactive" card={item} onClose={close} />,
  activate: ({ item, close }: DialogProps) =>
    item && <CardStatusDialog to="active" card={item} onClose={close} />,
  terminate: ({ item, close }: DialogProps) => item && <TerminateCard card={item} onClose={close} />,
})

/** The message of the export while its file is generated. */
function ExportMessage() {
  const t = useMessages(fleetCardsMessages)
  return (
    <Box>
      <Box>
        <InlineText $strong>{t.reportTitle}</InlineText>
      </Box>
      {t.reportText}
    </Box>
  )
}

function Cards({ fleetId }: { fleetId: string }) {
  const t = useMessages(fleetCardsMessages)
  const codes = useMessages(codeMessages)
  const formats = useFormats()
  const ui = useMessages(uiMessages)
  const { ending } = useMessages(cardNumberMessages)
  const navigation = useNavigation()
  const access = useAccess(fleetId)
  const reason = access.blocked(updateFleetCard)
  // The menu of such a fleet has no fleet cards, so a link has led here.
  const isHedging = access.fleet !== undefined && !isWalletFleet(access.fleet.plbType)
  const canOpen = useCanOpen(access)
  const pages = useItemPages(access)
  const columns = useMemo(() => fleetCardColumns({ t, codes, formats, pages }), [t, codes, formats, pages])
  const filters = useMemo(() => fleetCardFilters({ t, codes, ui }), [t, codes, ui])
  const editPageOf = useCallback(
    (card: FleetCard) => {
      // The list opens no dialog again after the card was edited.
      const query = new URLSearchParams(navigation.search())
      query.delete('dialog')
      return editCardDestination(card, fleetId, query.toString())
    },
    [fleetId, navigation],
  )
  const actions = useMemo(() => fleetCardActions(t, editPageOf), [t, editPageOf])
  const dialogs = useMemo(() => cardDialogs(fleetId, editPageOf), [fleetId, editPageOf])
  return (
    <ListScreen
      title={t.title}
      description={reason && <Banner tone="warning">{reason}</Banner>}
      endpoint={listFleetCards}
      fleetId={fleetId}
      defaultInput={everyFleetCard}
      nameOf={({ cardNumber }) => ending(last4(cardNumber))}
      columns={columns}
      filters={filters}
      searchHint={t.search}
      normalizeSearch={cardKeyOf}
      actions={actions}
      dialogs={dialogs}
      bulkActions={bulkActions}
      emptyDetail={isHedging ? t.emptyOfHedging : t.empty}
      emptyAction={
        isHedging && canOpen('fuel-codes')
          ? { label: t.toFuelCodes, run: () => navigation.navigate({ area: 'fuel-codes' }) }
          : undefined
      }
      exportAnnouncement={<ExportMessage />}
    />
  )
}

/**
 * Lists the fleet cards of a fleet. Users edit, deactivate, reactivate and terminate cards.
 *
 * @example
 * <FleetCards fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const FleetCards = forwardRef<WidgetHandle, FleetCardsProps>(function FleetCards(
  { fleetId, ...widget },
  handle,
) {
  return (
    <AreaWidget area="fleet-cards" fleetId={fleetId} handle={handle} {...widget}>
      <Cards fleetId={fleetId} />
    </AreaWidget>
  )
})
