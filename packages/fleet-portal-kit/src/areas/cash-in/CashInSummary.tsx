import { centavos, type Centavos } from 'api-client/money'
import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatPesos } from '../../foundation/format/amounts.ts'
import { Button } from '../../foundation/ui/Button.tsx'
import { Facts, type Fact } from '../../foundation/ui/Facts.tsx'
import { Box, Card, Column, Inline, Paragraph, Subtitle } from '../../foundation/ui/layout.ts'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { space, token } from '../../provider/appearance.ts'
import { useMessages } from '../../provider/messages.ts'

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

interface CashInSummaryProps {
  /** What is paid with. */
  way: Fact
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
  const titleId = useId()
  const isKnown = amount !== undefined && fee !== undefined
  return (
    <Panel aria-labelledby={titleId}>
      <Column $gap={4}>
        <Subtitle id={titleId}>{t.summary}</Subtitle>
        <Facts
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
            <Column $gap={0.5} aria-live="polite">
              <Inline $muted>{t.toPay}</Inline>
              <Total className="fpk-total">{isKnown ? formatPesos(centavos(amount + fee)) : '₱0.00'}</Total>
            </Column>
            <Rule />
          </>
        )}
        <Facts
          items={[
            { name: t.credited, value: amount === undefined ? none : formatPesos(amount), isStrong: true },
            { name: t.expected, value: expected },
          ]}
        />
        <Column $gap={2}>
          <Button type="submit" variant="primary" disabledReason={reason}>
            {t.continue}
          </Button>
          {reason && <Reason>{reason}</Reason>}
        </Column>
      </Column>
    </Panel>
  )
}
