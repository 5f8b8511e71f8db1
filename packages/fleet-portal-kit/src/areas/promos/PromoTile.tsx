import { ExternalLink, Gift } from 'lucide'
import { styled } from 'styled-components'
import { useExternalUrl } from '../../foundation/outside/useExternalUrl.ts'
import { Icon } from '../../foundation/ui/Icon.tsx'
import {
  Card,
  fingerHeight,
  focusRing,
  InlineText,
  HStack,
  Paragraph,
  reset,
  Subtitle,
} from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Tag } from '../../foundation/ui/Tag.tsx'
import { ContentBoundary } from '../../foundation/widget/ContentBoundary.tsx'
import { promosMessages } from '../../locales/en/promos.ts'
import { radius, space, token } from '../../provider/appearance.ts'
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

const Anchor = styled.a`
  ${reset}
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${token('color-accent')};
  font-weight: ${token('weight-medium')};
  border-radius: ${radius(0.5)};
  cursor: pointer;
  ${fingerHeight}
  &:hover {
    text-decoration: underline;
  }
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

/** Leads straight to the page of the promo. Renders nothing if its URL is not safe to open. */
function OutsideLink({ label, url }: NonNullable<PromoCard['button']>) {
  const t = useMessages(promosMessages)
  const href = useExternalUrl()(url)
  return (
    href && (
      <Amount>
        <Anchor href={href} target="_blank" rel="noopener noreferrer" aria-label={t.outside(label)}>
          {label}
          <Icon of={ExternalLink} />
        </Anchor>
      </Amount>
    )
  )
}

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
  const { key, title, subtitle, image, cashin, button, isIntroductory } = card
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
        {isIntroductory && (
          <HStack>
            <Tag tone="scheduled" icon={Gift}>
              {t.introductory}
            </Tag>
          </HStack>
        )}
        {cashin !== undefined && (
          <Amount>
            <InlineText>
              <InlineText $muted>{t.cashinAmount} </InlineText>
              <InlineText $strong>{formatPesos(cashin)}</InlineText>
            </InlineText>
            {canCashIn && <Link to={{ area: 'cash-in' }}>{t.cashIn}</Link>}
          </Amount>
        )}
        {button && (
          <ContentBoundary content={button.url}>
            <OutsideLink {...button} />
          </ContentBoundary>
        )}
      </TileText>
    </Tile>
  )
}
