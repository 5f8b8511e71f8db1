import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { products } from 'fleet-portal-api-client/contract/products'
import { styled } from 'styled-components'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

// Two lines of chips fit the height of a table row.
const Chips = styled(HStack)`
  gap: 0 ${space(3)};
  line-height: 18px;
`

/** The products that a card pays for. */
export function ProductList({ card }: { card: FleetCard }) {
  const t = useMessages(fleetCardsMessages)
  const accepted = products.filter((product) => card[product])
  if (accepted.length === products.length) return <InlineText>{t.allProducts}</InlineText>
  return (
    <Chips as="span" $wrap>
      {accepted.map((product) => (
        <ProductChip key={product} product={product} />
      ))}
    </Chips>
  )
}
