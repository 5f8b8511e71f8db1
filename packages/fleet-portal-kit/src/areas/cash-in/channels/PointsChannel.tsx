import { getPoints } from 'api-client/contract/loyalty'
import { minimumPoints } from 'api-client/contract/cashinTerms'
import { centavos } from 'api-client/money'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { FormattedInput } from '../../../foundation/form/FormattedInput.tsx'
import { FieldFrame } from '../../../foundation/form/FieldFrame.tsx'
import { FormStep, SummaryLayout } from '../../../foundation/form/summaryLayout.ts'
import { formatPesos } from '../../../format/amounts.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { VStack, InlineText, HStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { depositMessages } from '../../../locales/en/deposits.ts'
import { useMessages } from '../../../provider/messages.ts'
import { usePortal } from '../../../provider/portal.ts'
import { CashInSummary } from '../CashInSummary.tsx'
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
      <FormStep>
        {read.error.code === 'L1002' ? (
          <VStack $gap={2} $align="start">
            <Paragraph>{t.notLinked}</Paragraph>
            <Link to={{ area: 'dashboard' }}>{t.dashboard}</Link>
          </VStack>
        ) : (
          <FailedSection error={read.error} retry={() => read.refetch()} />
        )}
      </FormStep>
    )
  }
  if (!read.data) return <Skeleton $height="220px" />

  const available = Math.max(0, Math.floor(read.data.points))
  const fault = pointsFault(points, available)
  const missing = minimumPoints - Math.min(available, minimumPoints)
  const isShort = available < minimumPoints
  const sentence = () => {
    if (refusal) return refusal
    if (fault === 'tooMany') return t.most(available)
    if (fault === 'required') return isTried ? c.amountRequired : undefined
    return fault && points !== undefined ? t.missing(minimumPoints, minimumPoints - points) : undefined
  }
  const error = sentence()
  const change = (next: number | undefined) => onDraft({ points: next })
  const blocked = reason ?? (isShort ? t.tooFew(missing) : undefined)
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (blocked || control.state.status !== 'idle') return
    setTried(true)
    if (points === undefined || fault) return field.current?.focus()
    const worth = rate === 100 ? {} : { worth: worthOf(points, rate) }
    const paidWith = c.channels['vip-locqpay']
    control.prepare({
      method: 'vip-locqpay',
      amount: wirePoints(points),
      fee: centavos(0),
      paidWith,
      ...worth,
    })
  }
  const valid = fault ? undefined : points
  return (
    <SummaryLayout noValidate onSubmit={proceed}>
      <FormStep>
        <VStack $gap={4}>
          <HStack $justify="space-between" $wrap>
            <InlineText $muted>{t.available}</InlineText>
            <InlineText $strong>{t.worth(available, formatPesos(worthOf(available, rate)))}</InlineText>
          </HStack>
          <FieldFrame id={id} label={t.points} hint={t.least(minimumPoints)} error={error} isRequired>
            <HStack $align="start">
              <FormattedInput
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
            </HStack>
          </FieldFrame>
          <Banner tone="info">{t.byHand}</Banner>
        </VStack>
      </FormStep>
      <CashInSummary
        way={{ name: t.points, value: valid === undefined ? '—' : formatPoints(valid) }}
        amount={valid === undefined ? undefined : worthOf(valid, rate)}
        fee={centavos(0)}
        expected={t.weeks}
        reason={blocked}
        isOfPoints
      />
    </SummaryLayout>
  )
}
