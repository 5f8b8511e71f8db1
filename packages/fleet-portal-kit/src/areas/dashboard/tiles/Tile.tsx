import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card, VStack, InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { space, token } from '../../../provider/appearance.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'

const Frame = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  container-type: inline-size;
  padding: ${space(4)} ${space(5)};
  &:has(> div > h2 > a:hover) {
    border-color: ${token('color-accent')};
  }
`

const Label = styled(HStack)`
  font-size: ${token('text-table')};
  font-weight: ${token('weight-medium')};
  color: ${token('color-muted')};
  min-height: 20px;
`

/** A link that covers the whole tile. Buttons inside the tile must have a higher z-index. */
const TileLink = styled(Link)`
  position: static;
  color: inherit;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius')};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${token('color-accent')};
    outline-offset: 2px;
  }
`

/** The main value of a tile. The font size depends on the width of the tile. */
export const TileValue = styled(InlineText)`
  display: block;
  min-height: 36px;
  font-size: clamp(20px, 11.5cqi, ${token('text-display')});
  font-weight: ${token('weight-title')};
  line-height: 36px;
  letter-spacing: -0.01em;
  white-space: nowrap;
`

/** The height of one line of a footer in pixels. */
export const footerLine = 18

/** The small text below the value. It takes no space while it is empty. */
export const TileFooter = styled(VStack)`
  gap: ${space(1)};
  font-size: ${token('text-label')};
  line-height: ${footerLine}px;
  color: ${token('color-muted')};
`

interface TileProps {
  label: ReactNode
  /** The link of the tile; undefined if the user cannot open the area. */
  to?: FleetPortalDestination | undefined
  /** Whether the tile is a tool with inputs, which prints leave out. */
  isTool?: boolean
  children: ReactNode
}

/** A framed section of the dashboard with a label. */
export function Tile({ label, to, isTool = false, children }: TileProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id} className="fpk-tile" data-tool={isTool ? '' : undefined}>
      <VStack $gap={1}>
        <Label as="h2" id={id}>
          {to ? <TileLink to={to}>{label}</TileLink> : label}
        </Label>
        {children}
      </VStack>
    </Frame>
  )
}
