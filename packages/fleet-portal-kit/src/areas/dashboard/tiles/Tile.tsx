import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card, VStack, InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { space, token } from '../../../provider/appearance.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'

const Frame = styled(Card)`
  position: relative;
  container-type: inline-size;
  padding: ${space(4)} ${space(5)};
  &:has(> div > h2 > a:hover) {
    border-color: ${token('color-accent')};
  }
`

const Label = styled(HStack)`
  font-size: ${token('text-table')};
  font-weight: 550;
  color: ${token('color-muted')};
  min-height: 20px;
`

/** The whole tile can be pressed; what can be pressed in it lies above. */
const Whole = styled(Link)`
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

/** What a tile is there for, as large as its tile allows. */
export const Figure = styled(InlineText)`
  display: block;
  min-height: 36px;
  font-size: clamp(20px, 11.5cqi, ${token('text-display')});
  font-weight: 650;
  line-height: 36px;
  letter-spacing: -0.01em;
  white-space: nowrap;
`

/** Below a figure: small, and there from the beginning, so that nothing moves when it is known. */
export const Foot = styled(VStack)`
  gap: ${space(1)};
  min-height: 18px;
  font-size: ${token('text-label')};
  line-height: 18px;
  color: ${token('color-muted')};
`

interface TileProps {
  label: ReactNode
  /** Where the tile leads; none where that place is not open to the person. */
  to?: FleetPortalDestination | undefined
  children: ReactNode
}

/** One thing of the dashboard in its frame, with its name. */
export function Tile({ label, to, children }: TileProps) {
  const id = useId()
  return (
    <Frame aria-labelledby={id} className="fpk-tile">
      <VStack $gap={1}>
        <Label as="h2" id={id}>
          {to ? <Whole to={to}>{label}</Whole> : label}
        </Label>
        {children}
      </VStack>
    </Frame>
  )
}
