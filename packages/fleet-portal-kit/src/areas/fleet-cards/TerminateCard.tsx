import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { ConfirmDialog } from '../../foundation/overlay/ConfirmDialog.tsx'
import { VStack, Paragraph } from '../../foundation/ui/layout.ts'
import { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { last4 } from '../../pieces/cells/cardText.ts'
import { useMessages } from '../../provider/messages.ts'
import { useToast } from '../../provider/widgetContext.ts'
import { useCardStatus } from './useCardStatus.ts'

/** Confirms that a card is terminated. Termination is permanent. */
export function TerminateCard({ card, onClose }: { card: FleetCard; onClose: () => void }) {
  const t = useMessages(fleetCardsMessages)
  const { ending } = useMessages(cardNumberMessages)
  const showToast = useToast()
  const changeStatus = useCardStatus(card)
  const name = ending(last4(card.cardNumber))
  const terminate = async () => {
    await changeStatus('terminated')
    showToast({ tone: 'success', text: t.terminated(name) })
  }
  return (
    <ConfirmDialog
      title={t.terminateTitle}
      body={
        <VStack>
          <Paragraph>{t.terminateBody(name)}</Paragraph>
          <Paragraph $muted>{t.terminateInstead}</Paragraph>
        </VStack>
      }
      confirmLabel={t.terminateConfirm}
      danger
      onConfirm={terminate}
      onClose={onClose}
    />
  )
}
