import { centavos, type Centavos } from 'api-client/money'
import type { ReactNode } from 'react'
import { Rule, FormSummary, Total, SubmitBar } from '../../foundation/form/Summary.tsx'
import { formatPesos } from '../../format/amounts.ts'
import { DescriptionList, type DescriptionItem } from '../../foundation/ui/DescriptionList.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useMessages } from '../../provider/messages.ts'

interface CashInSummaryProps {
  /** What is paid with. */
  way: DescriptionItem
  /** Undefined while it is no amount that can be paid. */
  amount: Centavos | undefined
  fee: Centavos | undefined
  /** When the wallet has it. */
  expected: ReactNode
  /** Why Continue cannot be pressed. */
  reason: string | undefined
  /** Points are given, no money. */
  isOfPoints?: boolean
}

const none = '—'

/** What a cash-in costs and brings, and the way on. */
export function CashInSummary({ way, amount, fee, expected, reason, isOfPoints }: CashInSummaryProps) {
  const t = useMessages(cashInMessages)
  const isKnown = amount !== undefined && fee !== undefined
  return (
    <FormSummary title={t.summary}>
      <DescriptionList
        items={[
          way,
          ...(isOfPoints
            ? []
            : [{ name: t.amount, value: amount === undefined ? none : formatPesos(amount) }]),
          { name: t.fee, value: fee === undefined ? none : fee === 0 ? t.noFee : formatPesos(fee) },
        ]}
      />
      <Rule />
      {!isOfPoints && (
        <>
          <Total label={t.toPay} pesos={isKnown ? formatPesos(centavos(amount + fee)) : undefined} />
          <Rule />
        </>
      )}
      <DescriptionList
        items={[
          { name: t.credited, value: amount === undefined ? none : formatPesos(amount), isStrong: true },
          { name: t.expected, value: expected },
        ]}
      />
      <SubmitBar label={t.continue} reason={reason} />
    </FormSummary>
  )
}
