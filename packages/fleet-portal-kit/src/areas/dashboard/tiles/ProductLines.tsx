import type { Product } from 'api-client/contract/products'
import { fuels } from 'api-client/contract/products'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VStack, InlineText, HStack } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { uiMessages } from '../../../locales/en/ui.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'

export interface ProductLine {
  product: Product
  value: ReactNode
  /** Where the value leads; none where that place is not open to the person. */
  to?: FleetPortalDestination | undefined
}

const Row = styled(HStack)`
  min-height: 28px;
  white-space: nowrap;
`

const Value = styled(InlineText)`
  display: inline-flex;
  font-weight: 600;
`

const List = styled(VStack)`
  padding-top: ${space(1)};
  /* As high as the fuels there are, whether they are known or not. */
  min-height: calc(28px * ${fuels.length} + ${space(1)});
`

/** A value for each product, below each other. */
export function ProductLines({ lines }: { lines: readonly ProductLine[] }) {
  const { noData, productNames } = useMessages(uiMessages)
  if (lines.length === 0) {
    return (
      <List>
        <InlineText $muted>{noData}</InlineText>
      </List>
    )
  }
  return (
    <List as="ul" $gap={0}>
      {lines.map(({ product, value, to }) => (
        <Row key={product} as="li" $justify="space-between" $gap={3}>
          <ProductChip product={product} />
          <Value>
            {to ? (
              <Link to={to} label={`${productNames[product]}: ${String(value)}`}>
                {value}
              </Link>
            ) : (
              value
            )}
          </Value>
        </Row>
      ))}
    </List>
  )
}

/** The shape of the lines while they are on their way. */
export function LinesSkeleton() {
  return (
    <List $gap={0} aria-busy>
      {fuels.map((fuel) => (
        <Row key={fuel} $justify="space-between" $gap={3}>
          <ProductChip product={fuel} />
          <Skeleton $width="72px" />
        </Row>
      ))}
    </List>
  )
}
