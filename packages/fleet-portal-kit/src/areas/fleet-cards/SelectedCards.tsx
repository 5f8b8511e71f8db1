import { updateFleetCard, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { CircleCheck, CircleOff } from 'lucide'
import { useMemo } from 'react'
import type { BulkAction, SelectionProps } from '../../fleet/list/bulk/BulkAction.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useFleetCardActions } from '../../headless/fleetCards.ts'
import { bulkMessages } from '../../locales/en/bulk.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { useMessages } from '../../provider/messages.ts'

/** The bar of the selected cards: deactivates and activates them. */
export function SelectedCards(props: SelectionProps<FleetCard>) {
  const t = useMessages(fleetCardsMessages)
  const bulk = useMessages(bulkMessages)
  const { activate, deactivate } = useFleetCardActions()
  const actions = useMemo<BulkAction<FleetCard>[]>(() => {
    const { items, deactivateBody, activateBody } = t.several
    return [
      {
        key: 'deactivate',
        icon: CircleOff,
        requires: updateFleetCard,
        when: ({ status }) => status === 'active',
        run: ({ fuelCardId }, options) => deactivate(fuelCardId, options),
        undo: ({ fuelCardId }, options) => activate(fuelCardId, options),
        messages: {
          open: (count) => bulk.deactivate(items(count)),
          body: deactivateBody,
          done: t.statuses.deactivated,
          result: (done, total) => bulk.deactivated(done, items(total)),
        },
      },
      {
        key: 'activate',
        icon: CircleCheck,
        requires: updateFleetCard,
        when: ({ status }) => status === 'deactivated',
        run: ({ fuelCardId }, options) => activate(fuelCardId, options),
        undo: ({ fuelCardId }, options) => deactivate(fuelCardId, options),
        messages: {
          open: (count) => bulk.activate(items(count)),
          body: activateBody,
          done: t.statuses.active,
          result: (done, total) => bulk.activated(done, items(total)),
        },
      },
    ]
  }, [t, bulk, activate, deactivate])
  return <SelectionBar {...props} actions={actions} />
}
