import { paymentAccess } from 'fleet-portal-api-client/contract/activityAccess'
import {
  listFleetCards,
  updateFleetCard,
  type FleetCard,
  type FleetCardStatus,
} from 'fleet-portal-api-client/contract/fleetCards'
import { CircleCheck, CircleOff, CircleQuestionMark, Pencil, ReceiptText, Trash2 } from 'lucide'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import { searchOfCard } from '../../pieces/cells/linkedFilters.ts'
import type { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import type { FleetPortalDestination } from '../../provider/navigation.ts'

type Messages = typeof fleetCardsMessages.defaults

const hasStatus = (status: FleetCardStatus) => (card: FleetCard) => card.status === status

/** The row actions by status: active cards can be edited, deactivated and terminated, deactivated cards can be activated. */
export const fleetCardActions = (
  t: Messages,
  editDestinationOf: (card: FleetCard) => FleetPortalDestination,
): RowAction<FleetCard>[] => [
  {
    key: 'edit',
    label: t.edit,
    icon: Pencil,
    requires: updateFleetCard,
    when: hasStatus('active'),
    to: editDestinationOf,
  },
  {
    key: 'check',
    label: t.check,
    icon: CircleQuestionMark,
    requires: listFleetCards,
    opens: 'check',
  },
  {
    key: 'redemptions',
    label: t.viewRedemptions,
    icon: ReceiptText,
    requires: { access: paymentAccess },
    to: (card) => ({ area: 'fleet-card-redemptions', search: searchOfCard(card) }),
  },
  {
    key: 'deactivate',
    label: t.deactivate,
    icon: CircleOff,
    requires: updateFleetCard,
    when: hasStatus('active'),
    opens: 'deactivate',
  },
  {
    key: 'activate',
    label: t.activate,
    icon: CircleCheck,
    requires: updateFleetCard,
    when: hasStatus('deactivated'),
    opens: 'activate',
  },
  {
    key: 'terminate',
    label: t.terminate,
    icon: Trash2,
    requires: updateFleetCard,
    when: hasStatus('active'),
    opens: 'terminate',
    danger: true,
  },
]
