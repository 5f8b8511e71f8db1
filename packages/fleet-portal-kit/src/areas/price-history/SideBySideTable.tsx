import { unitPrice } from 'fleet-portal-api-client/money'
import { styled } from 'styled-components'
import { TwoLineCell } from '../../foundation/list/TwoLineCell.tsx'
import { focusRing, InlineText, reset } from '../../foundation/ui/layout.ts'
import { PlainTable } from '../../foundation/ui/PlainTable.ts'
import { priceHistoryMessages } from '../../locales/en/priceHistory.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { PriceRow } from './priceRow.ts'
import { groupByTime, priceBefore, productsOf } from './sideBySide.ts'

const Scroller = styled.div`
  ${reset}
  display: block;
  max-height: 56vh;
  overflow: auto;
  border: 1px solid ${token('color-border')};
  border-radius: ${token('radius')};
  ${focusRing}
`

const Grid = styled(PlainTable)`
  & th,
  & td {
    padding: ${space(2)} ${space(4)};
    text-align: end;
    white-space: nowrap;
  }
  & tr > :first-child {
    text-align: start;
    font-weight: ${token('weight-medium')};
  }
  & tbody > tr:last-child > * {
    border-bottom: 0;
  }
  & thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    background: ${token('color-surface')};
    font-weight: ${token('weight-strong')};
    color: ${token('color-muted')};
  }
`

interface CellProps {
  row: PriceRow | undefined
  /** The row of the price before. Undefined if it is not known. */
  before: PriceRow | undefined
}

function PriceCell({ row, before }: CellProps) {
  const t = useMessages(priceHistoryMessages)
  const { formatMovement, formatPrice } = useFormats()
  const valid = row ?? before
  if (!valid?.creditPrice) return <InlineText $muted>—</InlineText>
  const movement = row && before && unitPrice(row.creditPrice - before.creditPrice)
  return (
    <TwoLineCell detail={movement ? formatMovement(movement) : before && t.noChange}>
      <InlineText $muted={!row}>{formatPrice(valid.creditPrice)}/L</InlineText>
    </TwoLineCell>
  )
}

interface SideBySideTableProps {
  rows: readonly PriceRow[]
  /** Rows before those of the table. Undefined if the prices before a row cannot be known: then only new prices are shown. */
  earlier: readonly PriceRow[] | undefined
}

/** A table with one row per effective time and one column per product: the valid credit price and its movement. */
export function SideBySideTable({ rows, earlier }: SideBySideTableProps) {
  const t = useMessages(priceHistoryMessages)
  const { formatInstant } = useFormats()
  const products = productsOf(rows)
  const known = earlier && [...rows, ...earlier]
  return (
    <Scroller role="region" aria-label={t.sideTitle} tabIndex={0}>
      <Grid>
        <thead>
          <tr>
            <th scope="col">{t.effectiveDate}</th>
            {products.map((product) => (
              <th key={product} scope="col">
                <ProductChip product={product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groupByTime(rows).map(({ effectiveAt, rows: rowsByProduct }) => (
            <tr key={effectiveAt}>
              <th scope="row">{formatInstant(effectiveAt)}</th>
              {products.map((product) => (
                <td key={product}>
                  <PriceCell
                    row={rowsByProduct[product]}
                    before={known && priceBefore(known, product, effectiveAt)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  )
}
