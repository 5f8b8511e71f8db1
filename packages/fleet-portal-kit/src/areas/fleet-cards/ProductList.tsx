import type { FleetCard } from 'api-client/contract/fleetCards'
import { products } from 'api-client/contract/products'
import { styled } from 'styled-components'
import { InlineText, HStack } from '../../foundation/ui/layout.ts'
import { fleetCardsMessages } from '../../locales/en/fleetCards.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { space } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

// Two lines of them fit the height of a row.
const Chips = styled(HStack)`
  gap: 0 ${space(3)};
  line-height: 18px;
`

/** What can be paid with a card. */
export function ProductList({ card }: { card: FleetCard }) {
  const t = useMessages(fleetCardsMessages)
  const sold = products.filter((product) => card[product])
  if (sold.length === products.length) return <InlineText>{t.allProducts}</InlineText>
  return (
    <Chips as="span" $wrap>
      {sold.map((product) => (
        <ProductChip key={product} product={product} />
      ))}
    </Chips>
  )
}
