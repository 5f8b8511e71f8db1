import type { SavedCard } from 'api-client/contract/cashin'
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
import { typedIn } from './CardFields.tsx'

const Choices = styled.fieldset`
  ${reset}
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`

const Beside = styled(HStack)`
  & > label {
    flex: 1;
    min-width: 0;
  }
`

const Note = styled(InlineText)`
  font-size: ${token('text-label')};
  color: ${token('color-muted')};
`

/** `Visa ending in 1111`. */
export function useCardName(): (card: SavedCard) => string {
  const t = useMessages(cardMessages)
  return ({ cardType, cardNumber }) => t.ending(cardBrand(cardType) ?? cardType, lastDigits(cardNumber))
}

interface SavedCardsProps {
  name: string
  cards: readonly SavedCard[]
  /** The id of a card, or `typedIn`. */
  value: string
  onChange: (value: string) => void
  /** Left out where cards cannot be removed. */
  onRemove: ((card: SavedCard) => void) | undefined
  /** Why none can be removed now. */
  blocked: string | undefined
  hasTypedIn: boolean
  isDisabled: boolean
}

/** The cards that can be paid with, each with a way to remove it, and one that is typed in for this time. */
export function SavedCards(props: SavedCardsProps) {
  const { name, cards, value, onChange, onRemove, blocked, hasTypedIn, isDisabled } = props
  const t = useMessages(cardMessages)
  const nameOf = useCardName()
  const radio = (own: string, label: string) => (
    <ChoiceRadio
      name={name}
      value={own}
      checked={value === own}
      disabled={isDisabled}
      aria-label={label}
      onChange={() => onChange(own)}
    />
  )
  return (
    <Choices role="radiogroup" aria-label={t.choose}>
      {cards.map((card) => (
        <Beside key={card.fleetCardId} $gap={1}>
          <ChoiceCard>
            {radio(card.fleetCardId, nameOf(card))}
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
        </Beside>
      ))}
      {hasTypedIn && (
        <ChoiceCard>
          {radio(typedIn, t.temporary)}
          <VStack $gap={0.5}>
            <InlineText $strong>{t.temporary}</InlineText>
            <Note>{t.temporaryNote}</Note>
          </VStack>
        </ChoiceCard>
      )}
    </Choices>
  )
}
