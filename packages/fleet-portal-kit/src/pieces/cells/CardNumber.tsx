import { Eye, EyeOff } from 'lucide'
import { useState, type ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Tooltip } from '../../foundation/overlay/Tooltip.tsx'
import { CopyButton } from '../../foundation/ui/CopyButton.tsx'
import { InlineIconButton } from '../../foundation/ui/InlineIconButton.tsx'
import { Icon } from '../../foundation/ui/Icon.tsx'
import { fingerOr, InlineText, HStack, VisuallyHidden } from '../../foundation/ui/layout.ts'
import { cardNumberMessages } from '../../locales/en/cardNumber.ts'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import { last4, maskedCard } from './cardText.ts'
import { inGroups } from './codeText.ts'
import { MonoText } from './MonoText.tsx'

const wrapped = css`
  flex-wrap: wrap;
  row-gap: calc(${fingerOr('18px')} - 16px);
`

/**
 * On the narrowest phones the first groups of a hidden number are left out, and the buttons are below a shown number. If the text has
 * a button of its own, they are below it on every phone.
 */
const Frame = styled(HStack)`
  gap: ${space(0.5)};
  &:has(> :first-child > button) {
    @container (max-width: 640px) {
      ${wrapped}
    }
  }
  @container (max-width: 340px) {
    ${wrapped}
    & [data-part='groups'] {
      display: none;
    }
  }
`

/** The length of the last group and the one before it. */
const shortLength = 9

interface CardNumberProps {
  number: string
  /** The text shown while the number is hidden. Default: as wide as the full number. */
  mask?: string
  /** Renders the text instead of monospaced text. */
  children?: (text: string) => ReactNode
  /** Wraps the monospaced text in a link. */
  link?: (content: ReactNode) => ReactNode
}

/**
 * The number of a fleet card: the last four digits, a button that shows the full number, and a button that copies it.
 * Pass the card's ID as `key`, so that the number of the next card is hidden again.
 */
export function CardNumber({ number, mask = maskedCard(number), children, link }: CardNumberProps) {
  const t = useMessages(cardNumberMessages)
  const [isShown, setShown] = useState(false)
  const text = isShown ? inGroups(number) : mask
  const name = t.ending(last4(number))
  const label = isShown ? t.hide : t.show
  const monoText = (
    <>
      <InlineText aria-hidden={!isShown}>
        <MonoText isUnbroken>
          {!isShown && <span data-part="groups">{mask.slice(0, -shortLength)}</span>}
          {isShown ? text : mask.slice(-shortLength)}
        </MonoText>
      </InlineText>
      {!isShown && <VisuallyHidden>{name}</VisuallyHidden>}
    </>
  )
  return (
    <Frame as="span">
      {children ? children(text) : link ? link(monoText) : monoText}
      <HStack as="span" $gap={0.5}>
        <Tooltip text={label}>
          <InlineIconButton
            aria-label={`${label}: ${name}`}
            onClick={() => setShown((wasShown) => !wasShown)}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </InlineIconButton>
        </Tooltip>
        <CopyButton text={number} name={name} />
      </HStack>
    </Frame>
  )
}
