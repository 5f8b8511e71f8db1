import type { UnitPrice } from 'fleet-portal-api-client/money'
import type { Formats } from '../../format/formats.ts'
import type { ListColumn } from '../../foundation/list/column.ts'
import { InlineText } from '../../foundation/ui/layout.ts'
import type { priceHistoryMessages } from '../../locales/en/priceHistory.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import type { PriceRow } from './priceRow.ts'

type Messages = typeof priceHistoryMessages.defaults

/** The label of a movement type; an unknown type is shown as it is. */
const movementLabel = (type: string, t: Messages): string =>
  (t.movements as Record<string, string | undefined>)[type] ?? type

export const priceColumns = (t: Messages, formats: Formats): ListColumn<PriceRow>[] => {
  /** Undefined for zero, which stands for an unknown price or no discount. */
  const perLitre = (price: UnitPrice) => (price ? `${formats.formatPrice(price)}/L` : undefined)
  return [
    {
      id: 'effectiveAt',
      header: t.effectiveDate,
      isTitle: true,
      isUnbroken: true,
      cell: ({ effectiveAt }) => formats.formatInstant(effectiveAt),
    },
    {
      id: 'productCode',
      header: t.product,
      cell: ({ productCode }) => <ProductChip product={productCode} />,
    },
    { id: 'pumpPrice', header: t.pumpPrice, align: 'end', cell: ({ pumpPrice }) => perLitre(pumpPrice) },
    {
      id: 'priceMovement',
      header: t.movement,
      align: 'end',
      // A new discount does not move the pump price.
      cell: ({ priceMovement, movementType }) =>
        movementType === 'discount' && priceMovement === 0 ? undefined : (
          <InlineText $muted={priceMovement === 0}>{formats.formatMovement(priceMovement)}</InlineText>
        ),
    },
    { id: 'discount', header: t.discount, align: 'end', cell: ({ discount }) => perLitre(discount) },
    {
      id: 'creditPrice',
      header: t.creditPrice,
      align: 'end',
      cell: ({ creditPrice }) =>
        creditPrice ? <InlineText $strong>{perLitre(creditPrice)}</InlineText> : undefined,
    },
    {
      id: 'movementType',
      header: t.movementType,
      cell: ({ movementType }) => movementLabel(movementType, t),
    },
  ]
}
