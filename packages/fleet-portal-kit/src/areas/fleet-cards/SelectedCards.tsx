import { updateFleetCard, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { CircleCheck, CircleOff, Gauge } from 'lucide'
import { useState } from 'react'
import type { BulkAction, SelectedItemsProps } from '../../fleet/list/bulk/bulkActions.ts'
import { SelectionBar } from '../../fleet/list/bulk/SelectionBar.tsx'
import { useFleetCardActions } from '../../headless/fleetCards.ts'
import { bulkMessages } from '../../locales/en/bulk.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { lazyWithRetry } from '../../foundation/widget/lazyWithRetry.ts'
import { useMessages } from '../../provider/messages.ts'
import { OverlayBoundary } from '../../foundation/overlay/OverlayBoundary.tsx'

const ChangeLimits = lazyWithRetry(() => import('./ChangeLimits.tsx'), 'ChangeLimits')

/** The bar of the selected cards: changes their limits, deactivates and activates them. */
export function SelectedCards(props: SelectedItemsProps<FleetCard>) {
  const t = useMessages(fleetCardsMessages)
  const bulk = useMessages(bulkMessages)
  const { activate, deactivate } = useFleetCardActions()
  const { items, others, deactivateBody, activateBody } = t.several
  const [changed, setChanged] = useState<readonly FleetCard[]>()
  const actions: BulkAction<FleetCard>[] = [
    {
      key: 'limits',
      icon: Gauge,
      requires: updateFleetCard,
      // Only the details of active cards can change.
      when: ({ status }) => status === 'active',
      messages: { label: t.several.changeLimits },
      open: setChanged,
    },
    {
      key: 'deactivate',
      icon: CircleOff,
      requires: updateFleetCard,
      when: ({ status }) => status === 'active',
      run: ({ fuelCardId }, options) => deactivate(fuelCardId, options),
      undo: ({ fuelCardId }, options) => activate(fuelCardId, options),
      messages: {
        label: (count) => bulk.deactivate(items(count)),
        body: deactivateBody,
        items,
        others,
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
        label: (count) => bulk.activate(items(count)),
        body: activateBody,
        items,
        others,
        done: t.statuses.active,
        result: (done, total) => bulk.activated(done, items(total)),
      },
    },
  ]
  return (
    <>
      <SelectionBar {...props} actions={actions} />
      {changed && (
        <OverlayBoundary onClose={() => setChanged(undefined)}>
          <ChangeLimits
            fleetId={props.fleetId}
            cards={changed}
            nameOf={props.nameOf}
            onDone={(id) => props.selection.remove([id])}
            onClose={() => setChanged(undefined)}
          />
        </OverlayBoundary>
      )}
    </>
  )
}
