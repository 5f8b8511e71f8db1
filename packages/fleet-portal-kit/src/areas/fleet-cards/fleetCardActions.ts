import { paymentAccess } from 'api-client/contract/activityAccess'
import { updateFleetCard, type FleetCard, type FleetCardStatus } from 'api-client/contract/fleetCards'
import { CircleCheck, CircleOff, Pencil, ReceiptText, Trash2 } from 'lucide'
import type { RowAction } from '../../fleet/list/rowActions.ts'
import type { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import type { FleetPortalDestination } from '../../provider/navigation.ts'

type Messages = typeof fleetCardsMessages.defaults

const isNow = (wanted: FleetCardStatus) => (card: FleetCard) => card.status === wanted

/** What can be done with a card: edited and stopped while it is active, brought back while it is deactivated. */
export const fleetCardActions = (
  t: Messages,
  editPlaceOf: (card: FleetCard) => FleetPortalDestination,
): RowAction<FleetCard>[] => [
  {
    key: 'edit',
    label: t.edit,
    icon: Pencil,
    requires: updateFleetCard,
    when: isNow('active'),
    to: editPlaceOf,
  },
  {
    key: 'redemptions',
    label: t.viewRedemptions,
    icon: ReceiptText,
    requires: { access: paymentAccess },
    to: ({ cardNumber }) => ({ area: 'fleet-card-redemptions', search: { searchKey: cardNumber } }),
  },
  {
    key: 'deactivate',
    label: t.deactivate,
    icon: CircleOff,
    requires: updateFleetCard,
    when: isNow('active'),
    opens: 'deactivate',
  },
  {
    key: 'activate',
    label: t.activate,
    icon: CircleCheck,
    requires: updateFleetCard,
    when: isNow('deactivated'),
    opens: 'activate',
  },
  {
    key: 'terminate',
    label: t.terminate,
    icon: Trash2,
    requires: updateFleetCard,
    when: isNow('active'),
    opens: 'terminate',
    danger: true,
  },
]
