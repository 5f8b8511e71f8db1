import { styled } from 'styled-components'
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
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { PromoCard } from './promoCards.ts'
import { PromoImage } from './PromoImage.tsx'

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

const TileText = styled.div`
  ${reset}
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(1)};
  padding: ${space(4)};
  overflow-wrap: anywhere;
`

// The click target covers the whole card.
const CardButton = styled.button`
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
  /** Whether the user can open cash-in. */
  canCashIn: boolean
}

/** The tile of a promo. A click anywhere opens it. */
export function PromoTile({ card, onOpen, canCashIn }: PromoTileProps) {
  const t = useMessages(promosMessages)
  const { formatPesos } = useFormats()
  const { key, title, subtitle, image, cashin } = card
  return (
    <Tile as="article" className="fpk-promo">
      <PromoImage title={title} image={image} />
      <TileText>
        <Subtitle>
          <CardButton type="button" data-promo={key} aria-haspopup="dialog" onClick={() => onOpen(key)}>
            {title}
          </CardButton>
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
      </TileText>
    </Tile>
  )
}
