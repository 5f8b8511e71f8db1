import { getPoints } from 'api-client/contract/balances'
import { leastPoints } from 'api-client/contract/cashinTerms'
import { centavos } from 'api-client/money'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useRead } from '../../foundation/data/useRead.ts'
import { FailedPart } from '../../foundation/errors/FailedPart.tsx'
import { CaretInput } from '../../foundation/form/CaretInput.tsx'
import { FieldFrame } from '../../foundation/form/FieldFrame.tsx'
import { Step, WithSummary } from '../../foundation/form/withSummary.ts'
import { formatPesos } from '../../foundation/format/amounts.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Column, Inline, Line, Paragraph } from '../../foundation/ui/layout.ts'
import { Link } from '../../foundation/ui/Link.tsx'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { depositMessages } from '../../locales/en/deposits.ts'
import { useMessages } from '../../provider/messages.ts'
import { usePortal } from '../../provider/portal.ts'
import { CashInSummary } from './CashInSummary.tsx'
import type { ChannelProps } from './channelProps.ts'
import { formatPoints, pointsFault, pointsText, wirePoints, worthOf } from './points.ts'

/** Turns points into cash. */
export function PointsChannel({
  fleetId,
  control,
  draft,
  onDraft,
  refusal,
  isReadOnly,
  reason,
}: ChannelProps) {
  const t = useMessages(depositMessages)
  const c = useMessages(cashInMessages)
  const rate = usePortal().payments?.pointValueInCentavos ?? 100
  const read = useRead(getPoints, { fleetId })
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const { points } = draft
  const [isTried, setTried] = useState(false)
  if (read.error && !read.data) {
    return (
      <Step>
        {read.error.code === 'L1002' ? (
          <Column $gap={2} $align="start">
            <Paragraph>{t.notLinked}</Paragraph>
            <Link to={{ area: 'dashboard' }}>{t.dashboard}</Link>
          </Column>
        ) : (
          <FailedPart error={read.error} retry={() => read.refetch()} />
        )}
      </Step>
    )
  }
  if (!read.data) return <Skeleton $height="220px" />

  const available = Math.max(0, Math.floor(read.data.points))
  const fault = pointsFault(points, available)
  const missing = leastPoints - Math.min(available, leastPoints)
  const isShort = available < leastPoints
  const sentence = () => {
    if (refusal) return refusal
    if (fault === 'tooMany') return t.most(available)
    if (fault === 'required') return isTried ? c.amountRequired : undefined
    return fault && points !== undefined ? t.missing(leastPoints, leastPoints - points) : undefined
  }
  const error = sentence()
  const change = (next: number | undefined) => onDraft({ points: next })
  const blocked = reason ?? (isShort ? t.tooFew(missing) : undefined)
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (blocked || control.state.step !== 'none') return
    setTried(true)
    if (points === undefined || fault) return field.current?.focus()
    const worth = rate === 100 ? {} : { worth: worthOf(points, rate) }
    const paidWith = c.channels['vip-locqpay']
    control.ask({ method: 'vip-locqpay', amount: wirePoints(points), fee: centavos(0), paidWith, ...worth })
  }
  const valid = fault ? undefined : points
  return (
    <WithSummary noValidate onSubmit={proceed}>
      <Step>
        <Column $gap={4}>
          <Line $justify="space-between" $wrap>
            <Inline $muted>{t.available}</Inline>
            <Inline $strong>{t.worth(available, formatPesos(worthOf(available, rate)))}</Inline>
          </Line>
          <FieldFrame id={id} label={t.points} hint={t.least(leastPoints)} error={error} isRequired>
            <Line $align="start">
              <CaretInput
                id={id}
                ref={field}
                name="points"
                value={points === undefined ? '' : formatPoints(points)}
                clean={pointsText}
                inputMode="numeric"
                autoComplete="off"
                readOnly={isReadOnly}
                aria-required
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
                onChange={(text) => change(text === '' ? undefined : Number(text.replaceAll(',', '')))}
              />
              {!isReadOnly && !isShort && <Button onClick={() => change(available)}>{t.useAll}</Button>}
            </Line>
          </FieldFrame>
          <Banner tone="info">{t.byHand}</Banner>
        </Column>
      </Step>
      <CashInSummary
        way={{ name: t.points, value: valid === undefined ? '—' : formatPoints(valid) }}
        amount={valid === undefined ? undefined : worthOf(valid, rate)}
        fee={centavos(0)}
        expected={t.weeks}
        reason={blocked}
        isOfPoints
      />
    </WithSummary>
  )
}
