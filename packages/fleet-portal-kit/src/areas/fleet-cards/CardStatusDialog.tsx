import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import type { ActiveStatus } from 'fleet-portal-api-client/contract/activeStatus'
import { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { last4 } from '../../pieces/cells/cardText.ts'
import { StatusDialog } from '../../pieces/forms/StatusDialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useCardStatus } from './useCardStatus.ts'

interface CardStatusDialogProps {
  card: FleetCard
  to: ActiveStatus
  onClose: () => void
}

/** Confirms that a card is deactivated or activated. The toast offers Undo. */
export function CardStatusDialog({ card, to, onClose }: CardStatusDialogProps) {
  const t = useMessages(fleetCardsMessages)
  const { ending } = useMessages(cardNumberMessages)
  const changeStatus = useCardStatus(card)
  const messages = {
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
      messages={messages}
      change={(status) => changeStatus(status === 'active' ? 'active' : 'deactivated')}
      onClose={onClose}
    />
  )
}
