import type { SavedCard } from 'fleet-portal-api-client/contract/cashin'
import { CreditCard, Trash2 } from 'lucide'
import { styled } from 'styled-components'
import { ChoiceCard, ChoiceRadio } from '../../../foundation/form/choice.ts'
import { IconButton } from '../../../foundation/ui/Button.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import { VStack, InlineText, HStack, reset } from '../../../foundation/ui/layout.ts'
import { cardMessages } from '../../../locales/en/cards.ts'
import { cardBrand } from '../../../pieces/payments/cardBrand.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { lastDigits } from './card.ts'
import { newCard } from './CardFields.tsx'

const CardList = styled.fieldset`
  ${reset}
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`

const CardRow = styled(HStack)`
  & > label {
    flex: 1;
    min-width: 0;
  }
`

const Note = styled(InlineText)`
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

/** Returns a function that names a card, such as `Visa ending in 1111`. */
export function useCardName(): (card: SavedCard) => string {
  const t = useMessages(cardMessages)
  return ({ cardType, cardNumber }) => t.ending(cardBrand(cardType) ?? cardType, lastDigits(cardNumber))
}

interface SavedCardsProps {
  name: string
  cards: readonly SavedCard[]
  /** The id of a card, or `newCard`. */
  value: string
  onChange: (value: string) => void
  /** Undefined if the user cannot remove cards. */
  onRemove: ((card: SavedCard) => void) | undefined
  /** Why cards cannot be removed now. */
  blocked: string | undefined
  allowsNewCard: boolean
  isDisabled: boolean
}

/** The radio group of the saved cards, each with a remove button, and of a new card that is not saved. */
export function SavedCards(props: SavedCardsProps) {
  const { name, cards, value, onChange, onRemove, blocked, allowsNewCard, isDisabled } = props
  const t = useMessages(cardMessages)
  const nameOf = useCardName()
  const renderRadio = (optionId: string, label: string) => (
    <ChoiceRadio
      name={name}
      value={optionId}
      checked={value === optionId}
      disabled={isDisabled}
      aria-label={label}
      onChange={() => onChange(optionId)}
    />
  )
  return (
    <CardList role="radiogroup" aria-label={t.choose}>
      {cards.map((card) => (
        <CardRow key={card.fleetCardId} $gap={1}>
          <ChoiceCard>
            {renderRadio(card.fleetCardId, nameOf(card))}
            <HStack>
              <Icon of={CreditCard} />
              <InlineText $strong>{nameOf(card)}</InlineText>
            </HStack>
          </ChoiceCard>
          {onRemove && (
            <IconButton
              icon={Trash2}
              label={t.remove(nameOf(card))}
              disabledReason={blocked}
              onClick={() => onRemove(card)}
            />
          )}
        </CardRow>
      ))}
      {allowsNewCard && (
        <ChoiceCard>
          {renderRadio(newCard, t.temporary)}
          <VStack $gap={0.5}>
            <InlineText $strong>{t.temporary}</InlineText>
            <Note>{t.temporaryNote}</Note>
          </VStack>
        </ChoiceCard>
      )}
    </CardList>
  )
}
