import { getPoints } from 'fleet-portal-api-client/contract/loyalty'
import { minimumPoints } from 'fleet-portal-api-client/contract/cashinTerms'
import { centavos } from 'fleet-portal-api-client/money'
import { useId, useRef, useState, type FormEvent } from 'react'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { FailedSection } from '../../../foundation/errors/FailedSection.tsx'
import { CountInput } from '../../../foundation/form/DecimalInput.tsx'
import { joinIds } from '../../../foundation/form/joinIds.ts'
import { Lockable } from '../../../foundation/form/Lockable.tsx'
import { FieldFrame } from '../../../foundation/form/FieldFrame.tsx'
import { FormStep, SummaryLayout } from '../../../foundation/form/summaryLayout.ts'
import { Banner } from '../../../foundation/ui/Banner.tsx'
import { Button } from '../../../foundation/ui/Button.tsx'
import { VStack, InlineText, HStack, Paragraph } from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import {
  amountPerPoint,
  pointsOrder,
  redeemablePoints,
  validatePoints,
  valueOfPoints,
} from '../../../headless/cash-in/points.ts'
import { cashInChannelsMessages } from '../../../locales/en/cashInChannels.ts'
import { cashInMessages } from '../../../locales/en/cashIn.ts'
import { depositMessages } from '../../../locales/en/deposits.ts'
import { useFormats } from '../../../provider/formats.ts'
import { useMessages } from '../../../provider/messages.ts'
import { useCanOpen } from '../../../pieces/session/useViewer.ts'
import { usePortal } from '../../../provider/portal.ts'
import { CashInSummary } from '../CashInSummary.tsx'
import type { ChannelProps } from './channelProps.ts'
import { formatPoints } from './points.ts'

/** The form that redeems loyalty points. */
export function PointsChannel({
  fleetId,
  control,
  draft,
  controls,
  onDraft,
  amountError,
  isReadOnly,
  reason,
}: ChannelProps) {
  const t = useMessages(depositMessages)
  const { formatPesos } = useFormats()
  const cashInTexts = useMessages(cashInMessages)
  const { names } = useMessages(cashInChannelsMessages)
  const rate = usePortal().payments?.pointValueInCentavos ?? amountPerPoint
  const canOpen = useCanOpen(useAccess(fleetId))
  const read = useRead(getPoints, { fleetId })
  const id = useId()
  const pointsInput = useRef<HTMLInputElement>(null)
  const { points } = draft
  const [isSubmitted, setSubmitted] = useState(false)
  if (read.error && !read.data) {
    return (
      <FormStep>
        {read.error.code === 'L1002' ? (
          <VStack $gap={2} $align="start">
            <Paragraph>{t.notLinked}</Paragraph>
            {canOpen('dashboard') && <Link to={{ area: 'dashboard' }}>{t.dashboard}</Link>}
          </VStack>
        ) : (
          <FailedSection error={read.error} retry={() => read.refetch()} />
        )}
      </FormStep>
    )
  }
  if (!read.data) return <Skeleton $height="220px" />

  const available = redeemablePoints(read.data.points)
  const problem = validatePoints(points, available)
  const missingPoints = minimumPoints - Math.min(available, minimumPoints)
  const hasTooFewPoints = available < minimumPoints
  const errorMessage = () => {
    if (amountError) return amountError
    if (problem === 'tooMany') return t.most(available)
    if (problem === 'required') return isSubmitted ? cashInTexts.amountRequired : undefined
    return problem && points !== undefined ? t.missing(minimumPoints, minimumPoints - points) : undefined
  }
  const error = errorMessage()
  const change = (next: number | undefined) => onDraft({ points: next })
  const isLocked = controls.isLocked('points')
  /** The user cannot correct points of the page. */
  const fixedReason = controls.isFixed('points') ? error : undefined
  const blocked = reason ?? (hasTooFewPoints ? t.tooFew(missingPoints) : fixedReason)
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (blocked || control.state.status !== 'idle') return
    setSubmitted(true)
    if (points === undefined || problem) return pointsInput.current?.focus()
    control.prepare(pointsOrder(points, rate, names['vip-locqpay']))
  }
  const validPoints = problem ? undefined : points
  return (
    <SummaryLayout noValidate onSubmit={proceed}>
      <FormStep>
        <VStack $gap={4}>
          <HStack $justify="space-between" $wrap>
            <InlineText $muted>{t.available}</InlineText>
            <InlineText $strong>{t.worth(available, formatPesos(valueOfPoints(available, rate)))}</InlineText>
          </HStack>
          {!controls.isHidden('points') && (
            <FieldFrame id={id} label={t.points} hint={t.least(minimumPoints)} error={error} isRequired>
              <Lockable isLocked={isLocked}>
                {(noteId) => (
                  <HStack $align="start">
                    <CountInput
                      id={id}
                      ref={pointsInput}
                      name="points"
                      value={points}
                      readOnly={isReadOnly || isLocked}
                      aria-disabled={isLocked || undefined}
                      aria-required
                      aria-invalid={error ? true : undefined}
                      aria-describedby={joinIds(`${id}-hint`, noteId, error && `${id}-error`)}
                      onChange={change}
                    />
                    {!isReadOnly && !isLocked && !hasTooFewPoints && (
                      <Button onClick={() => change(available)}>{t.useAll}</Button>
                    )}
                  </HStack>
                )}
              </Lockable>
            </FieldFrame>
          )}
          <Banner tone="info">{t.byHand}</Banner>
        </VStack>
      </FormStep>
      <CashInSummary
        paymentMethod={{
          name: t.points,
          value: validPoints === undefined ? '—' : formatPoints(validPoints),
        }}
        amount={validPoints === undefined ? undefined : valueOfPoints(validPoints, rate)}
        fee={centavos(0)}
        expected={t.weeks}
        reason={blocked}
        isPoints
      />
    </SummaryLayout>
  )
}
