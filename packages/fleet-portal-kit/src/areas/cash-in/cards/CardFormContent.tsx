import { addCard, removeCard, type SavedCard } from 'fleet-portal-api-client/contract/cashin'
import { amountErrorOf, cardTerms } from 'fleet-portal-api-client/contract/cashinTerms'
import { Plus } from 'lucide'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
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
import { detectBrand, emptyCard } from './card.ts'
import { CardFields, cardForm, newCard } from './CardFields.tsx'
import { CashInSummary } from '../CashInSummary.tsx'
import type { ChannelProps } from '../channels/channelProps.ts'
import { SavedCards, useCardName } from './SavedCards.tsx'
import { useCardErrors } from './useCardErrors.ts'

const { useFields } = cardForm

interface CardFormContentProps extends ChannelProps {
  cards: readonly SavedCard[]
  isRawCardGateway: boolean
  isSubmitted: boolean
  amountInput: RefObject<HTMLInputElement | null>
  onAdd: () => void
  onRemove: (card: SavedCard) => void
}

/** The content of the card form: the amount, the card and the summary. */
export function CardFormContent(props: CardFormContentProps) {
  const {
    fleetId,
    control,
    cards,
    isRawCardGateway,
    draft,
    controls,
    onDraft,
    isSubmitted,
    amountError,
    isReadOnly,
    reason,
    amountInput,
  } = props
  const { onAdd, onRemove } = props
  const { amount } = draft
  const t = useMessages(cashInMessages)
  const cardTexts = useMessages(cardMessages)
  const { cardTokenization, allowRawCardData = false } = usePortal().payments ?? {}
  const { can, blocked } = useAccess(fleetId)
  const { watch, setValue, clearErrors } = useFields()
  const selectedId = watch('selectedId')
  const nameOf = useCardName()
  const groupName = useId()
  useCardErrors(control)
  const allowsNewCard = isRawCardGateway ? allowRawCardData : cardTokenization !== undefined
  const saved = cards.find(({ fleetCardId }) => fleetCardId === selectedId)
  const first = cards[0]?.fleetCardId ?? newCard
  const savedName = saved && nameOf(saved)
  const lastSavedName = useRef(savedName)
  useEffect(() => {
    if (savedName) lastSavedName.current = savedName
  }, [savedName])
  const [removedName, setRemovedName] = useState<string>()
  // The selected card was removed, perhaps by another user, or does not exist.
  const isSelectionInvalid = selectedId !== newCard && !saved
  useEffect(() => {
    if (!isSelectionInvalid) return
    setRemovedName(lastSavedName.current)
    setValue('selectedId', first)
  }, [isSelectionInvalid, first, setValue])
  const isNewCardEmpty = selectedId === newCard && watch('number') === '' && watch('name') === ''
  const hadNoCards = useRef(cards.length === 0)
  useEffect(() => {
    // Selects the first saved card, unless the user has started to enter a new card.
    if (hadNoCards.current && cards.length > 0 && isNewCardEmpty) setValue('selectedId', first)
    hadNoCards.current = cards.length === 0
  }, [cards.length, isNewCardEmpty, first, setValue])

  const brand = detectBrand(watch('number'))
  const cardName = savedName ?? (brand ? cardTexts.brands[brand] : '—')
  const isPayable = amount !== undefined && !amountErrorOf(cardTerms, amount)
  const canPay = allowsNewCard || saved !== undefined
  return (
    <SummaryLayout as="div">
      <VStack $gap={5}>
        {!controls.isHidden('amount') && (
          <FormStep>
            <AmountField
              value={amount}
              onChange={(next) => onDraft({ amount: next })}
              limits={cardTerms}
              isSubmitted={isSubmitted && control.state.status === 'idle'}
              serverError={amountError}
              isReadOnly={isReadOnly}
              isLocked={controls.isLocked('amount')}
              inputRef={amountInput}
            />
          </FormStep>
        )}
        <FormStep>
          <VStack $gap={4}>
            <HStack $justify="space-between" $wrap>
              <Subtitle>{cardTexts.choose}</Subtitle>
              {!isRawCardGateway && cardTokenization && can(addCard) && (
                <Button icon={Plus} disabledReason={blocked(addCard)} onClick={onAdd}>
                  {cardTexts.add}
                </Button>
              )}
            </HStack>
            {removedName && (
              <Banner tone="info">
                {cardTexts.removed(removedName)} {savedName && cardTexts.selectedInstead(savedName)}
              </Banner>
            )}
            {cards.length > 0 && (
              <SavedCards
                name={groupName}
                cards={cards}
                value={selectedId}
                onChange={(next) => {
                  clearErrors()
                  setRemovedName(undefined)
                  // Clears the new card when the user selects another card.
                  for (const [name, empty] of Object.entries(emptyCard)) {
                    setValue(name as keyof typeof emptyCard, empty)
                  }
                  setValue('selectedId', next)
                }}
                onRemove={can(removeCard) ? onRemove : undefined}
                blocked={blocked(removeCard)}
                allowsNewCard={allowsNewCard}
                isDisabled={isReadOnly}
              />
            )}
            {!allowsNewCard && (
              <Banner tone="info">{cards.length === 0 ? cardTexts.notAvailable : cardTexts.onlySaved}</Banner>
            )}
            {allowsNewCard && selectedId === newCard && <CardFields isReadOnly={isReadOnly} />}
          </VStack>
        </FormStep>
      </VStack>
      <CashInSummary
        paymentMethod={{ name: cardTexts.choose, value: cardName }}
        amount={isPayable && canPay ? amount : undefined}
        fee={canPay ? cardTerms.fee : undefined}
        expected={canPay ? t.atOnce : '—'}
        reason={reason ?? (canPay ? undefined : cardTexts.notAvailable)}
      />
    </SummaryLayout>
  )
}
