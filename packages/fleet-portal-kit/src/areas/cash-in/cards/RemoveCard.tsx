import { removeCard, type SavedCard } from 'fleet-portal-api-client/contract/cashin'
import { useWrite } from '../../../foundation/data/useWrite.ts'
import { ConfirmDialog } from '../../../foundation/overlay/ConfirmDialog.tsx'
import { cardMessages } from '../../../locales/en/cards.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useEmit, useToast } from '../../../provider/widgetContext.ts'
import { useCardName } from './SavedCards.tsx'

interface RemoveCardProps {
  fleetId: string
  card: SavedCard
  onClose: () => void
}

/** Asks the user to confirm, and removes a saved card. The text identifies the card by its last digits. */
export function RemoveCard({ fleetId, card, onClose }: RemoveCardProps) {
  const t = useMessages(cardMessages)
  const { send } = useWrite(removeCard)
  const showToast = useToast()
  const emit = useEmit()
  const name = useCardName()(card)
  const cardId = card.fleetCardId
  return (
    <ConfirmDialog
      title={t.removeTitle}
      body={t.removeBody(name)}
      confirmLabel={t.removeConfirm}
      danger
      onClose={onClose}
      onConfirm={async () => {
        await send({ fleetId, cardId })
        emit('card.removed', { cardId })
        showToast({ tone: 'success', text: t.removed(name) })
      }}
    />
  )
}
