import { addCard, removeCard, type SavedCard } from 'api-client/contract/cashin'
import { amountErrorOf, cardTerms } from 'api-client/contract/cashinTerms'
import { Plus } from 'lucide'
import { useEffect, useId, useRef, type RefObject } from 'react'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { FormStep, SummaryLayout } from '../../../foundation/form/summaryLayout.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { VStack, HStack, Subtitle } from '../../../foundation/ui/layout.ts'
import { cardMessages } from '../../../locales/en/cards.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { AmountField } from '../AmountField.tsx'
import { brandOf, emptyCard } from './card.ts'
import { CardFields, cardForm, typedIn } from './CardFields.tsx'
import { CashInSummary } from '../CashInSummary.tsx'
import type { ChannelProps } from '../channels/channelProps.ts'
import { SavedCards, useCardName } from './SavedCards.tsx'
import { useCardRefusal } from './useCardRefusal.ts'

const { useFields } = cardForm

interface CardPartsProps extends ChannelProps {
  cards: readonly SavedCard[]
  isRaw: boolean
  isTried: boolean
  field: RefObject<HTMLInputElement | null>
  onAdd: () => void
  onRemove: (card: SavedCard) => void
}

/** What stands in the form: the card, the amount, and what it comes to. */
export function CardParts(props: CardPartsProps) {
  const { fleetId, control, cards, isRaw, draft, onDraft, isTried, refusal, isReadOnly, reason, field } =
    props
  const { onAdd, onRemove } = props
  const { amount } = draft
  const t = useMessages(cashInMessages)
  const c = useMessages(cardMessages)
  const { cardTokenization, allowRawCardData = false } = usePortal().payments ?? {}
  const { can, blocked } = useAccess(fleetId)
  const { watch, setValue, clearErrors } = useFields()
  const uses = watch('uses')
  const nameOf = useCardName()
  const name = useId()
  useCardRefusal(control)
  const hasTypedIn = isRaw ? allowRawCardData : cardTokenization !== undefined
  const saved = cards.find(({ fleetCardId }) => fleetCardId === uses)
  const first = cards[0]?.fleetCardId ?? typedIn
  // The chosen card is gone, or was never there.
  const isLost = uses !== typedIn && !saved
  useEffect(() => {
    if (isLost) setValue('uses', first)
  }, [isLost, first, setValue])
  const isUntouched = uses === typedIn && watch('number') === '' && watch('name') === ''
  const hadNone = useRef(cards.length === 0)
  useEffect(() => {
    // The first card that is saved is the one to pay with, unless another one is being typed in.
    if (hadNone.current && cards.length > 0 && isUntouched) setValue('uses', first)
    hadNone.current = cards.length === 0
  }, [cards.length, isUntouched, first, setValue])

  const brand = brandOf(watch('number'))
  const way = saved ? nameOf(saved) : brand ? c.brands[brand] : '—'
  const isPayable = amount !== undefined && !amountErrorOf(cardTerms, amount)
  return (
    <SummaryLayout as="div">
      <VStack $gap={5}>
        <FormStep>
          <VStack $gap={4}>
            <HStack $justify="space-between" $wrap>
              <Subtitle>{c.choose}</Subtitle>
              {!isRaw && cardTokenization && can(addCard) && (
                <Button icon={Plus} disabledReason={blocked(addCard)} onClick={onAdd}>
                  {c.add}
                </Button>
              )}
            </HStack>
            {cards.length > 0 && (
              <SavedCards
                name={name}
                cards={cards}
                value={uses}
                onChange={(next) => {
                  clearErrors()
                  // Nothing of a card that does not pay stays behind.
                  for (const [field, empty] of Object.entries(emptyCard)) {
                    setValue(field as keyof typeof emptyCard, empty)
                  }
                  setValue('uses', next)
                }}
                onRemove={can(removeCard) ? onRemove : undefined}
                blocked={blocked(removeCard)}
                hasTypedIn={hasTypedIn}
                isDisabled={isReadOnly}
              />
            )}
            {!hasTypedIn && <Banner tone="info">{cards.length === 0 ? c.notAvailable : c.onlySaved}</Banner>}
            {hasTypedIn && uses === typedIn && <CardFields isReadOnly={isReadOnly} />}
          </VStack>
        </FormStep>
        <FormStep>
          <AmountField
            value={amount}
            onChange={(next) => onDraft({ amount: next })}
            terms={cardTerms}
            isTried={isTried && control.state.status === 'idle'}
            refusal={refusal}
            isReadOnly={isReadOnly}
            field={field}
          />
        </FormStep>
      </VStack>
      <CashInSummary
        way={{ name: c.choose, value: way }}
        amount={isPayable ? amount : undefined}
        fee={cardTerms.fee}
        expected={t.atOnce}
        reason={reason ?? (!hasTypedIn && !saved ? c.notAvailable : undefined)}
      />
    </SummaryLayout>
  )
}
