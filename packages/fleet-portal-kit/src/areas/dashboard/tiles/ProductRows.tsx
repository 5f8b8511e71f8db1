import type { Product } from 'fleet-portal-api-client/contract/products'
import { fuels } from 'fleet-portal-api-client/contract/products'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { VStack, InlineText, HStack, fingerOr } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { uiMessages } from '../../../locales/en/ui.ts'
import { ProductChip } from '../../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import type { FleetPortalDestination } from '../../../provider/navigation.ts'

export interface ProductRow {
  product: Product
  value: ReactNode
  /** The link of the value; undefined if the user cannot open the area. */
  to?: FleetPortalDestination | undefined
}

const rowHeight = ({ $hasLinks }: { $hasLinks?: boolean | undefined }) =>
  $hasLinks ? fingerOr('28px') : '28px'

const Row = styled(HStack)<{ $hasLinks?: boolean | undefined }>`
  min-height: ${rowHeight};
  white-space: nowrap;
`

const Value = styled(InlineText)`
  display: inline-flex;
  font-weight: ${token('weight-strong')};
  text-align: end;
  & > a {
    min-width: ${fingerOr('0')};
  }
`

const List = styled(VStack)<{ $hasLinks?: boolean | undefined }>`
  padding-top: ${space(1)};
  /* The height of one row per fuel, also while loading. */
  min-height: calc(${rowHeight} * ${fuels.length} + ${space(1)});
`

/** A list with one value per product. */
export function ProductRows({ rows }: { rows: readonly ProductRow[] }) {
  const { noData, productNames } = useMessages(uiMessages)
  if (rows.length === 0) {
    return (
      <List>
        <InlineText $muted>{noData}</InlineText>
      </List>
    )
  }
  const hasLinks = rows.some(({ to }) => to)
  return (
    <List as="ul" $gap={0} $hasLinks={hasLinks}>
      {rows.map(({ product, value, to }) => (
        <Row key={product} as="li" $justify="space-between" $gap={3} $hasLinks={hasLinks}>
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

/** The loading state of `ProductRows`. `hasLinks`: the values will be links. */
export function ProductRowsSkeleton({ hasLinks }: { hasLinks?: boolean }) {
  return (
    <List $gap={0} aria-busy $hasLinks={hasLinks}>
      {fuels.map((fuel) => (
        <Row key={fuel} $justify="space-between" $gap={3} $hasLinks={hasLinks}>
          <ProductChip product={fuel} />
          <Skeleton $width="72px" />
        </Row>
      ))}
    </List>
  )
}
