import { listCards, type SavedCard } from 'api-client/contract/cashin'
import { amountErrorOf, cardTerms } from 'api-client/contract/cashinTerms'
import { Suspense, useRef, useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { FormStep } from '../../../foundation/form/summaryLayout.ts'
import { Box } from '../../../foundation/ui/layout.ts'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { cardMessages } from '../../../locales/en/cards.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { brandOf, digitsOf, emptyCard, type TypedCard } from './card.ts'
import { cardForm, typedIn } from './CardFields.tsx'
import { CardParts } from './CardParts.tsx'
import type { ChannelProps } from '../channels/channelProps.ts'
import { instrumentOf } from '../instrument.ts'
import { useCardName } from './SavedCards.tsx'

const AddCard = lazyWithRetry(() => import('./AddCard.tsx'), 'AddCard')
const RemoveCard = lazyWithRetry(() => import('./RemoveCard.tsx'), 'RemoveCard')

const noCards: readonly SavedCard[] = []
const { Form } = cardForm

/** Pays with a saved card or one that is typed in; with the card provider's gateway only with the latter. */
export function CardChannel(props: ChannelProps) {
  const { fleetId, fleet, control, draft, reason } = props
  const { amount } = draft
  const c = useMessages(cardMessages)
  const cardTokenization = usePortal().payments?.cardTokenization
  const nameOf = useCardName()
  const isRaw = fleet.paymentGateway === 'cybersource'
  const read = useRead(listCards, { fleetId }, { enabled: !isRaw, keepPrevious: false })
  const [isTried, setTried] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<SavedCard>()
  const field = useRef<HTMLInputElement>(null)
  if (!isRaw && !read.data) {
    return (
      <FormStep>
        {read.error ? (
          <FailedSection error={read.error} retry={() => read.refetch()} />
        ) : (
          <Skeleton $height="280px" />
        )}
      </FormStep>
    )
  }
  const cards = isRaw ? noCards : (read.data?.fleetCards ?? noCards)
  const ask = async (typed: TypedCard & { uses: string }) => {
    if (reason || control.state.status !== 'idle') return false
    if (amount === undefined || amountErrorOf(cardTerms, amount)) {
      field.current?.focus()
      return false
    }
    const saved = cards.find(({ fleetCardId }) => fleetCardId === typed.uses)
    const brand = brandOf(typed.number)
    const paidWith = saved
      ? nameOf(saved)
      : c.ending(brand ? c.brands[brand] : '', digitsOf(typed.number).slice(-4))
    const source = instrumentOf({ saved, typed, isRaw, how: cardTokenization })
    control.prepare({ method: 'card', amount, fee: cardTerms.fee, paidWith }, source)
    // Nothing was sent yet: what is typed stays as it is.
    return false
  }
  return (
    <>
      <Box onSubmitCapture={() => setTried(true)}>
        <Form defaultValues={{ uses: cards[0]?.fleetCardId ?? typedIn, ...emptyCard }} onSubmit={ask}>
          <CardParts
            {...props}
            cards={cards}
            isRaw={isRaw}
            isTried={isTried}
            field={field}
            onAdd={() => setAdding(true)}
            onRemove={setRemoving}
          />
        </Form>
      </Box>
      <Suspense>
        {isAdding && cardTokenization && (
          <AddCard fleetId={fleetId} how={cardTokenization} onClose={() => setAdding(false)} />
        )}
        {removing && <RemoveCard fleetId={fleetId} card={removing} onClose={() => setRemoving(undefined)} />}
      </Suspense>
    </>
  )
}
