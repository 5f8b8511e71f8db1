import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import { createDriver } from 'fleet-portal-api-client/contract/drivers'
import { Circle, CircleCheck, X } from 'lucide'
import { useEffect } from 'react'
import { styled } from 'styled-components'
import type { FleetAccess } from '../../../fleet/access/useAccess.ts'
import { IconButton } from '../../../foundation/ui/Button.tsx'
import { Icon } from '../../../foundation/ui/Icon.tsx'
import {
  Card,
  HStack,
  InlineText,
  Paragraph,
  Subtitle,
  VisuallyHidden,
  VStack,
} from '../../../foundation/ui/layout.ts'
import { Link } from '../../../foundation/ui/Link.tsx'
import { Skeleton } from '../../../foundation/ui/Skeleton.tsx'
import { firstStepsMessages } from '../../../locales/en/firstSteps.ts'
import { space, token } from '../../../provider/appearance.ts'
import { useMessages } from '../../../provider/messages.ts'
import { Tiles } from '../tiles/Tiles.ts'
import type { TileAccess } from '../tiles/useTileAccess.ts'
import { useFirstSteps, type FirstStep } from './useFirstSteps.ts'
import { useFirstStepsState } from './useFirstStepsState.ts'

const Frame = styled(Card)`
  padding: ${space(4)} ${space(5)} ${space(5)};
`

const Head = styled(HStack)`
  padding-bottom: ${space(2)};
`

const Step = styled(VStack)`
  align-items: flex-start;
  & > div > svg {
    color: ${token('color-border-input')};
  }
  &[data-done] > div > svg {
    color: ${token('color-success')};
  }
`

/** The texts of a step start below its name, not below its icon. */
const Indented = styled(VStack)`
  align-items: flex-start;
  padding-left: ${space(7)};
`

interface StepItemProps {
  step: FirstStep
  /** The first step that is left. Its link looks like a button. */
  isNext: boolean
}

function StepItem({ step: { key, isDone, to }, isNext }: StepItemProps) {
  const t = useMessages(firstStepsMessages)
  const { name, detail, action } = t.steps[key]
  return (
    <Step as="li" $gap={1} data-done={isDone ? '' : undefined} aria-current={isNext ? 'step' : undefined}>
      <HStack>
        <Icon of={isDone ? CircleCheck : Circle} size={20} />
        {isDone || isNext ? (
          <InlineText $strong={isNext} $muted={isDone}>
            {name}
          </InlineText>
        ) : (
          <Link to={to}>{name}</Link>
        )}
        {isDone && <VisuallyHidden>{t.done}</VisuallyHidden>}
      </HStack>
      {!isDone && (
        <Indented $gap={2}>
          <InlineText $muted>{detail}</InlineText>
          {isNext && (
            <Link to={to} isButton>
              {action}
            </Link>
          )}
        </Indented>
      )}
    </Step>
  )
}

interface FirstStepsProps {
  fleetId: string
  fleet: Fleet
  userId: string
  access: FleetAccess
  tiles: TileAccess
}

function OpenSteps({ fleetId, fleet, userId, access, tiles }: FirstStepsProps) {
  const t = useMessages(firstStepsMessages)
  const { state, setState } = useFirstStepsState(userId, fleetId)
  const steps = useFirstSteps(fleetId, fleet, access, tiles)
  const left = steps?.filter(({ isDone }) => !isDone)
  const next = steps && steps.length > 0 ? (left?.length ? 'open' : 'done') : undefined
  useEffect(() => {
    if (next && next !== state) setState(next)
  }, [next, state, setState])
  if (!steps || !left) {
    // The place is kept only where steps were left at the last visit, so that nothing moves for others.
    return state === 'open' ? (
      <Frame aria-busy>
        <Skeleton $height="116px" />
      </Frame>
    ) : null
  }
  if (left.length === 0) return null
  return (
    <Frame className="fpk-first-steps" aria-label={t.title}>
      <Head $justify="space-between">
        <VStack $gap={0}>
          <Subtitle>{t.title}</Subtitle>
          <Paragraph $muted>{t.progress(steps.length - left.length, steps.length)}</Paragraph>
        </VStack>
        <IconButton icon={X} label={t.hide} onClick={() => setState('hidden')} />
      </Head>
      <Tiles as="ul" $minWidth={200}>
        {steps.map((step) => (
          <StepItem key={step.key} step={step} isNext={step === left[0]} />
        ))}
      </Tiles>
    </Frame>
  )
}

/**
 * The steps of a new fleet that the user may do: cash in, buy fuel, add a driver or a vehicle, generate a code. What the fleet has
 * decides which are done. It is gone when all are done, or when the user has hidden it on this device.
 */
export function FirstSteps(props: FirstStepsProps) {
  const { state } = useFirstStepsState(props.userId, props.fleetId)
  if (state === 'hidden' || state === 'done' || props.access.blocked(createDriver)) return null
  return <OpenSteps {...props} />
}
