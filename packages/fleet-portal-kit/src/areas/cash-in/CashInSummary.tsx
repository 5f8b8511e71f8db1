import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import type { ReactNode } from 'react'
import { Rule, FormSummary, Total, SubmitBar } from '../../foundation/form/Summary.tsx'
import { DescriptionList, type DescriptionItem } from '../../foundation/ui/DescriptionList.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'

interface CashInSummaryProps {
  paymentMethod: DescriptionItem
  /** Undefined while the amount is missing or outside the limits. */
  amount: Centavos | undefined
  fee: Centavos | undefined
  /** When the wallet is credited. */
  expected: ReactNode
  /** Why Continue is disabled. */
  reason: string | undefined
  /** Whether the user redeems points. Then there is no amount to pay. */
  isPoints?: boolean
}

const placeholder = '—'

/** The amounts of a cash-in and the Continue button. */
export function CashInSummary({
  paymentMethod,
  amount,
  fee,
  expected,
  reason,
  isPoints,
}: CashInSummaryProps) {
  const t = useMessages(cashInMessages)
  const { formatPesos } = useFormats()
  const total = amount !== undefined && fee !== undefined ? centavos(amount + fee) : undefined
  return (
    <FormSummary title={t.summary}>
      <DescriptionList
        items={[
          paymentMethod,
          ...(isPoints
            ? []
            : [{ name: t.amount, value: amount === undefined ? placeholder : formatPesos(amount) }]),
          { name: t.fee, value: fee === undefined ? placeholder : formatPesos(fee) },
        ]}
      />
      <Rule />
      {!isPoints && (
        <>
          <Total label={t.toPay} pesos={total} />
          <Rule />
        </>
      )}
      <DescriptionList
        items={[
          {
            name: t.credited,
            value: amount === undefined ? placeholder : formatPesos(amount),
            isStrong: true,
          },
          { name: t.expected, value: expected },
        ]}
      />
      <SubmitBar label={t.continue} total={isPoints ? undefined : total} reason={reason} />
    </FormSummary>
  )
}
