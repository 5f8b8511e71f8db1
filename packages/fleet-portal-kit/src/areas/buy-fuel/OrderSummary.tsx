import type { FuelQuote } from 'api-client/contract/fuel'
import type { Fuel } from 'api-client/contract/products'
import { centavos, type Centavos, type UnitPrice } from 'api-client/money'
import { styled } from 'styled-components'
import type { ReadState } from '../../foundation/data/readState.ts'
import { FailedValue } from '../../foundation/errors/TryAgain.tsx'
import { Rule, FormSummary, Total, SubmitBar } from '../../foundation/form/Summary.tsx'
import { formatLitres, formatPesos, formatPrice } from '../../format/amounts.ts'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'
import type { PurchaseDraft } from './order.ts'

const Note = styled(Paragraph)`
  font-size: ${token('text-label')};
`

interface OrderSummaryProps {
  draft: PurchaseDraft
  product: Fuel | undefined
  price: UnitPrice | undefined
  quote: FuelQuote | undefined
  wallet: ReadState<Centavos>
  /** Why Continue cannot be pressed. */
  reason: string | undefined
  isShort: boolean
}

const none = '—'

/** What the order comes to, what is left afterwards, and the way on. */
export function OrderSummary(props: OrderSummaryProps) {
  const { draft, product, price, quote, wallet, reason, isShort } = props
  const t = useMessages(buyFuelMessages)
  const ui = useMessages(uiMessages)
  const unused =
    quote && draft.unit === 'amount' && draft.value !== undefined ? draft.value - quote.charge : 0
  const left = quote && wallet.status === 'some' ? centavos(wallet.value - quote.charge) : undefined
  const missing =
    reason && isShort && left !== undefined
      ? t.missing(reason, formatPesos(centavos(Math.abs(left))))
      : undefined
  const after = () => {
    if (left !== undefined) return formatPesos(left)
    return quote && wallet.status === 'failed' ? ui.notKnown : none
  }
  const balance = () => {
    if (wallet.status === 'failed') return <FailedValue error={wallet.error} retry={wallet.retry} />
    return wallet.status === 'some' ? formatPesos(wallet.value) : <Skeleton $width="90px" />
  }
  return (
    <FormSummary title={t.summary}>
      <DescriptionList
        items={[
          { name: t.fuel, value: product ? <ProductChip product={product} /> : none },
          { name: t.creditPrice, value: price === undefined ? none : `${formatPrice(price)}/L` },
          { name: t.volume, value: quote ? formatLitres(quote.volume) : none },
        ]}
      />
      <Rule />
      <Total label={t.total} pesos={quote && formatPesos(quote.charge)}>
        {unused > 0 && <Note $muted>{t.unused(formatPesos(centavos(unused)))}</Note>}
      </Total>
      <Rule />
      <DescriptionList
        items={[
          { name: t.wallet, value: balance() },
          { name: t.after, value: after(), isStrong: true },
        ]}
      />
      <SubmitBar label={t.continue} reason={reason} reasonText={missing}>
        {isShort && <Link to={{ area: 'cash-in' }}>{t.cashIn}</Link>}
      </SubmitBar>
    </FormSummary>
  )
}
