import type { FuelQuote } from 'fleet-portal-api-client/contract/fuel'
import type { Fuel } from 'fleet-portal-api-client/contract/products'
import { centavos, type Centavos, type UnitPrice } from 'fleet-portal-api-client/money'
import { styled } from 'styled-components'
import type { ReadState } from '../../foundation/data/readState.ts'
import { FailedValue } from '../../foundation/errors/TryAgain.tsx'
import { Rule, FormSummary, Total, SubmitBar } from '../../foundation/form/Summary.tsx'
import { DescriptionList } from '../../foundation/ui/DescriptionList.tsx'
import { Paragraph } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { buyFuelMessages } from '../../locales/en/buyFuel.ts'
import { uiMessages } from '../../locales/en/ui.ts'
import { ProductChip } from '../../pieces/cells/ProductChip.tsx'
import { token } from '../../provider/appearance.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import type { PurchaseDraft } from '../../headless/purchase/fuelOrder.ts'

const Note = styled(Paragraph)`
  font-size: ${token('text-label')};
`

interface OrderSummaryProps {
  draft: PurchaseDraft
  product: Fuel | undefined
  price: UnitPrice | undefined
  quote: FuelQuote | undefined
  wallet: ReadState<Centavos>
  /** Why Continue is disabled. */
  reason: string | undefined
  isInsufficient: boolean
}

const placeholder = '—'

/** The total of the order, the wallet balance after it, and the Continue button. */
export function OrderSummary(props: OrderSummaryProps) {
  const { draft, product, price, quote, wallet, reason, isInsufficient } = props
  const t = useMessages(buyFuelMessages)
  const { formatLitres, formatPesos, formatPrice } = useFormats()
  const ui = useMessages(uiMessages)
  const unused =
    quote && draft.unit === 'amount' && draft.value !== undefined ? draft.value - quote.charge : 0
  const balanceAfter = quote && wallet.status === 'some' ? centavos(wallet.value - quote.charge) : undefined
  const missing = isInsufficient && balanceAfter !== undefined ? centavos(Math.abs(balanceAfter)) : undefined
  const missingAmount = reason && missing && t.missing(reason, formatPesos(missing))
  const renderBalanceAfter = () => {
    if (balanceAfter !== undefined) return formatPesos(balanceAfter)
    return quote && wallet.status === 'failed' ? ui.notKnown : placeholder
  }
  const renderBalance = () => {
    if (wallet.status === 'failed') return <FailedValue error={wallet.error} retry={wallet.retry} />
    return wallet.status === 'some' ? formatPesos(wallet.value) : <Skeleton $width="90px" />
  }
  return (
    <FormSummary title={t.summary}>
      <DescriptionList
        items={[
          { name: t.fuel, value: product ? <ProductChip product={product} /> : placeholder },
          { name: t.creditPrice, value: price === undefined ? placeholder : `${formatPrice(price)}/L` },
          { name: t.volume, value: quote ? formatLitres(quote.volume) : placeholder },
        ]}
      />
      <Rule />
      <Total label={t.total} pesos={quote?.charge}>
        {unused > 0 && <Note $muted>{t.unused(formatPesos(centavos(unused)))}</Note>}
      </Total>
      <Rule />
      <DescriptionList
        items={[
          { name: t.wallet, value: renderBalance() },
          { name: t.after, value: renderBalanceAfter(), isStrong: true },
        ]}
      />
      <SubmitBar label={t.continue} total={quote?.charge} reason={reason} reasonText={missingAmount}>
        {isInsufficient && (
          <Link to={{ area: 'cash-in', ...(missing && { state: { amount: String(missing) } }) }}>
            {t.cashIn}
          </Link>
        )}
      </SubmitBar>
    </FormSummary>
  )
}
