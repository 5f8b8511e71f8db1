import type { Fuel } from 'api-client/contract/products'
import { centavos, type Centavos, type UnitPrice } from 'api-client/money'
import { useId } from 'react'
import { styled } from 'styled-components'
import { formatLitres, formatPesos, formatPrice } from '../../foundation/format/amounts.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { Facts } from '../../foundation/ui/Facts.tsx'
import { Box, Card, Column, Inline, Paragraph, Subtitle } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { ProductChip } from '../../pieces/ProductChip.tsx'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { Draft, Quote } from './order.ts'

const Panel = styled(Card)`
  padding: ${space(5)};
`

const Rule = styled(Box)`
  height: 1px;
  background: ${token('color-border')};
`

const Total = styled(Inline)`
  font-size: ${token('text-figure')};
  font-weight: 650;
  line-height: 1.2;
  letter-spacing: -0.015em;
  overflow-wrap: anywhere;
`

const Reason = styled(Paragraph)`
  font-size: ${token('text-table')};
  color: ${token('color-danger')};
`

const Note = styled(Paragraph)`
  font-size: ${token('text-label')};
`

interface OrderSummaryProps {
  draft: Draft
  product: Fuel | undefined
  price: UnitPrice | undefined
  quote: Quote | undefined
  /** Undefined while it loads, null where it could not be read. */
  wallet: Centavos | undefined | null
  /** Why Continue cannot be pressed. */
  reason: string | undefined
  isShort: boolean
}

const none = '—'

/** What the order comes to, what is left afterwards, and the way on. */
export function OrderSummary({ draft, product, price, quote, wallet, reason, isShort }: OrderSummaryProps) {
  const t = useMessages(buyFuelMessages)
  const titleId = useId()
  const unused =
    quote && draft.unit === 'amount' && draft.value !== undefined ? draft.value - quote.charge : 0
  const left = quote && typeof wallet === 'number' ? centavos(wallet - quote.charge) : undefined
  const balance = () => {
    if (wallet === undefined) return <Skeleton $width="90px" />
    return wallet === null ? t.walletFailed : formatPesos(wallet)
  }
  return (
    <Panel aria-labelledby={titleId}>
      <Column $gap={4}>
        <Subtitle id={titleId}>{t.summary}</Subtitle>
        <Facts
          items={[
            { name: t.fuel, value: product ? <ProductChip product={product} /> : none },
            { name: t.creditPrice, value: price === undefined ? none : `${formatPrice(price)}/L` },
            { name: t.volume, value: quote ? formatLitres(quote.volume) : none },
          ]}
        />
        <Rule />
        <Column $gap={0.5} aria-live="polite">
          <Inline $muted>{t.total}</Inline>
          <Total className="fpk-total">{quote ? formatPesos(quote.charge) : '₱0.00'}</Total>
          {unused > 0 && <Note $muted>{t.unused(formatPesos(centavos(unused)))}</Note>}
        </Column>
        <Rule />
        <Facts
          items={[
            { name: t.wallet, value: balance() },
            { name: t.after, value: left === undefined ? none : formatPesos(left), isStrong: true },
          ]}
        />
        <Column $gap={2}>
          <Button type="submit" variant="primary" disabledReason={reason}>
            {t.continue}
          </Button>
          {reason && (
            <Reason>
              {isShort && left !== undefined
                ? t.missing(reason, formatPesos(centavos(Math.abs(left))))
                : reason}
            </Reason>
          )}
          {isShort && <Link to={{ area: 'cash-in' }}>{t.cashIn}</Link>}
        </Column>
      </Column>
    </Panel>
  )
}
