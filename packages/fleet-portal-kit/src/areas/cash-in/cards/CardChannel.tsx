import { listCards, type SavedCard } from 'fleet-portal-api-client/contract/cashin'
import { amountErrorOf, cardTerms } from 'fleet-portal-api-client/contract/cashinTerms'
import { useRef, useState } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { FormStep } from '../../../foundation/form/summaryLayout.ts'
import { Box } from '../../../foundation/ui/layout.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { cardMessages } from '../../../locales/en/cards.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { detectBrand, removeSpaces, emptyCard, type CardInput } from './card.ts'
import { cardForm, newCard } from './CardFields.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { CardFormContent } from './CardFormContent.tsx'
import type { ChannelProps } from '../channels/channelProps.ts'
import { useAmountProblem } from '../amountProblem.ts'
import { createInstrumentSource } from '../instrument.ts'
import { useCardName } from './SavedCards.tsx'
import { OverlayBoundary } from '../../../foundation/overlay/OverlayBoundary.tsx'

const AddCard = lazyWithRetry(() => import('./AddCard.tsx'), 'AddCard')
const RemoveCard = lazyWithRetry(() => import('./RemoveCard.tsx'), 'RemoveCard')

const noCards: readonly SavedCard[] = []
const { Form } = cardForm

/** Pays with a saved card or a new card. A gateway that receives raw card data accepts only new cards. */
export function CardChannel(props: ChannelProps) {
  const { fleetId, fleet, control, draft, controls } = props
  const { amount } = draft
  const fixedProblem = useAmountProblem()(controls.isFixed('amount') ? amount : undefined, cardTerms)
  const reason = props.reason ?? fixedProblem?.text
  const cardTexts = useMessages(cardMessages)
  const cardTokenization = usePortal().payments?.cardTokenization
  const nameOf = useCardName()
  const isRawCardGateway = fleet.paymentGateway === 'cybersource'
  const read = useRead(listCards, { fleetId }, { enabled: !isRawCardGateway, keepPrevious: false })
  const [isSubmitted, setSubmitted] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<SavedCard>()
  const amountInput = useRef<HTMLInputElement>(null)
  if (!isRawCardGateway && !read.data) {
    if (!read.error) return <CardSkeleton />
    return (
      <FormStep>
        <FailedSection error={read.error} retry={() => read.refetch()} />
      </FormStep>
    )
  }
  const cards = isRawCardGateway ? noCards : (read.data?.fleetCards ?? noCards)
  const prepare = async (typed: CardInput & { selectedId: string }) => {
    if (reason || control.state.status !== 'idle') return false
    if (amount === undefined || amountErrorOf(cardTerms, amount)) {
      amountInput.current?.focus()
      return false
    }
    const saved = cards.find(({ fleetCardId }) => fleetCardId === typed.selectedId)
    const brand = detectBrand(typed.number)
    const paidWith = saved
      ? nameOf(saved)
      : cardTexts.ending(brand ? cardTexts.brands[brand] : '', removeSpaces(typed.number).slice(-4))
    const source = createInstrumentSource({ saved, typed, isRawCardGateway, tokenization: cardTokenization })
    control.prepare({ method: 'card', amount, fee: cardTerms.fee, paidWith }, source)
    // Nothing was sent yet, so the form keeps its values.
    return false
  }
  return (
    <>
      <Box onSubmitCapture={() => setSubmitted(true)}>
        <Form
          defaultValues={{ selectedId: cards[0]?.fleetCardId ?? newCard, ...emptyCard }}
          onSubmit={prepare}
        >
          <CardFormContent
            {...props}
            reason={reason}
            cards={cards}
            isRawCardGateway={isRawCardGateway}
            isSubmitted={isSubmitted}
            amountInput={amountInput}
            onAdd={() => setAdding(true)}
            onRemove={setRemoving}
          />
        </Form>
      </Box>
      <OverlayBoundary
        onClose={() => {
          setAdding(false)
          setRemoving(undefined)
        }}
      >
        {isAdding && cardTokenization && (
          <AddCard fleetId={fleetId} tokenization={cardTokenization} onClose={() => setAdding(false)} />
        )}
        {removing && <RemoveCard fleetId={fleetId} card={removing} onClose={() => setRemoving(undefined)} />}
      </OverlayBoundary>
    </>
  )
}
