import type { ComponentProps } from 'react'
import { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import { verdictMessages } from '../../locales/en/verdict.ts'
import { last4 } from '../../pieces/cells/cardText.ts'
import { VerdictDialog } from '../../pieces/verdict/VerdictDialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { CardVerdict } from './CardVerdict.tsx'

type CheckCardProps = ComponentProps<typeof CardVerdict> & { onClose: () => void }

/** Whether a card works, from its row in the list. */
export function CheckCard({ onClose, ...props }: CheckCardProps) {
  const t = useMessages(verdictMessages)
  const { ending } = useMessages(cardNumberMessages)
  return (
    <VerdictDialog title={t.cardTitle} description={ending(last4(props.card.cardNumber))} onClose={onClose}>
      <CardVerdict {...props} />
    </VerdictDialog>
  )
}
