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
import { groupByTime, productsOf } from './sideBySide.ts'

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

/** A table with one row per effective time and one column per product: the new credit price and the movement of the pump price. */
export function SideBySideTable({ rows }: { rows: readonly PriceRow[] }) {
  const t = useMessages(priceHistoryMessages)
  const { formatInstant, formatMovement, formatPrice } = useFormats()
  const products = productsOf(rows)
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
              {products.map((product) => {
                const row = rowsByProduct[product]
                return (
                  <td key={product}>
                    {row ? (
                      <TwoLineCell detail={formatMovement(row.priceMovement)}>
                        {formatPrice(row.creditPrice)}/L
                      </TwoLineCell>
                    ) : (
                      <InlineText $muted>{t.noChange}</InlineText>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  )
}
