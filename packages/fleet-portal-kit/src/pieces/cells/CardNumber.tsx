import { Eye, EyeOff } from 'lucide'
import { useState, type ReactNode } from 'react'
import { Tooltip } from '../../foundation/overlay/Tooltip.tsx'
import { CopyButton } from '../../foundation/ui/CopyButton.tsx'
import { InlineIconButton } from '../../foundation/ui/InlineIconButton.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { InlineText, HStack, VisuallyHidden } from '../../foundation/ui/layout.ts'
import { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import { useMessages } from '../../provider/messages.ts'
import { last4, maskedCard } from './cardText.ts'
import { inGroups } from './codeText.ts'
import { MonoText } from './MonoText.tsx'

interface CardNumberProps {
  number: string
  /** What stands for the number until it is shown. Default as wide as the whole of it. */
  mask?: string
  /** Draws the text otherwise than as letters of one width. */
  children?: (text: string) => ReactNode
}

/**
 * The number of a fleet card: its last four digits, the whole of it while somebody asks to see it, and a button that
 * copies it. Give it the card's id as `key`, so that no other card is shown in its place.
 */
export function CardNumber({ number, mask = maskedCard(number), children }: CardNumberProps) {
  const t = useMessages(cardNumberMessages)
  const [isShown, setShown] = useState(false)
  const text = isShown ? inGroups(number) : mask
  const name = t.ending(last4(number))
  const label = isShown ? t.hide : t.show
  return (
    <HStack as="span" $gap={0.5}>
      {children ? (
        children(text)
      ) : (
        <>
          <InlineText aria-hidden={!isShown}>
            <MonoText isUnbroken>{text}</MonoText>
          </InlineText>
          {!isShown && <VisuallyHidden>{name}</VisuallyHidden>}
        </>
      )}
      <Tooltip text={label}>
        <InlineIconButton aria-label={`${label}: ${name}`} onClick={() => setShown((before) => !before)}>
          <Icon of={isShown ? EyeOff : Eye} />
        </InlineIconButton>
      </Tooltip>
      <CopyButton text={number} name={name} />
    </HStack>
  )
}
