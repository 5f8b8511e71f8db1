import { styled } from 'styled-components'
import { formatPesos } from '../../format/amounts.ts'
import {
  Card,
  focusRing,
  InlineText,
  HStack,
  Paragraph,
  reset,
  Subtitle,
} from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { promosMessages } from '../../locales/en/promos.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { PromoCard } from './promoCards.ts'
import { PromoPicture } from './PromoPicture.tsx'

const Tile = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  transition: border-color ${token('duration')};
  &:hover {
    border-color: ${token('color-accent')};
  }
`

const Words = styled.div`
  ${reset}
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(4)};
  overflow-wrap: anywhere;
`

// The whole card is pressed: what is pressed reaches over it.
const Press = styled.button`
  ${reset}
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius')};
  }
  &:focus-visible::after {
    outline: 2px solid ${token('color-accent')};
    outline-offset: -2px;
  }
`

const LineClamp = styled(Paragraph)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`

const Amount = styled(HStack)`
  margin-top: auto;
  padding-top: ${space(2)};
  justify-content: space-between;
  flex-wrap: wrap;
  & > a {
    position: relative;
    z-index: 1;
    ${focusRing}
  }
`

interface PromoTileProps {
  card: PromoCard
  onOpen: (key: string) => void
  /** Whether a link to cash-in leads there. */
  canCashIn: boolean
}

/** One promo of the grid. A press anywhere opens it. */
export function PromoTile({ card, onOpen, canCashIn }: PromoTileProps) {
  const t = useMessages(promosMessages)
  const { key, title, subtitle, image, cashin } = card
  return (
    <Tile as="article" className="fpk-promo">
      <PromoPicture title={title} image={image} />
      <Words>
        <Subtitle>
          <Press type="button" data-promo={key} aria-haspopup="dialog" onClick={() => onOpen(key)}>
            {title}
          </Press>
        </Subtitle>
        {subtitle && <LineClamp $muted>{subtitle}</LineClamp>}
        {cashin !== undefined && (
          <Amount>
            <InlineText>
              <InlineText $muted>{t.cashinAmount} </InlineText>
              <InlineText $strong>{formatPesos(cashin)}</InlineText>
            </InlineText>
            {canCashIn && <Link to={{ area: 'cash-in' }}>{t.cashIn}</Link>}
          </Amount>
        )}
      </Words>
    </Tile>
  )
}
