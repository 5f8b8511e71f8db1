import type { FleetCard } from 'api-client/contract/fleetCards'
import type { PersonStatus } from 'api-client/contract/activeStatus'
import { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { last4 } from '../../pieces/cells/cardText.ts'
import { StatusDialog } from '../../pieces/forms/StatusDialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useCardStatus } from './useCardStatus.ts'

interface CardStatusDialogProps {
  card: FleetCard
  to: PersonStatus
  onClose: () => void
}

/** Stops a card for a while, or brings it back, after asking. The notice offers the way back. */
export function CardStatusDialog({ card, to, onClose }: CardStatusDialogProps) {
  const t = useMessages(fleetCardsMessages)
  const { ending } = useMessages(cardNumberMessages)
  const change = useCardStatus(card)
  const words = {
    ...t,
    reactivateTitle: t.activateTitle,
    reactivateBody: t.activateBody,
    reactivateConfirm: t.activateConfirm,
    reactivated: t.activated,
  }
  return (
    <StatusDialog
      to={to}
      id={card.fuelCardId}
      name={ending(last4(card.cardNumber))}
      words={words}
      change={(status) => change(status === 'active' ? 'active' : 'deactivated')}
      onClose={onClose}
    />
  )
}
