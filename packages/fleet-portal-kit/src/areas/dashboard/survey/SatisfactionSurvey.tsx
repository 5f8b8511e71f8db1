import { getLastFeedback } from 'fleet-portal-api-client/contract/feedback'
import { forwardRef, Suspense, useState } from 'react'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../../foundation/widget/Widget.tsx'
import type { WidgetHandle } from '../../../foundation/widget/useWidgetHandle.ts'
import { usePortal } from '../../../provider/portal.ts'
import { isSurveyDue } from './surveyDue.ts'

const SurveyCard = lazyWithRetry(() => import('./SurveyCard.tsx'), 'SurveyCard')

/**
 * Reasons that users can select in the survey. They replace the kit's own reasons. `Other` is always included.
 *
 * @since 0.1.0
 */
export interface SurveyReasons {
  /** The reasons after a low rating. */
  unsatisfied?: readonly string[]
  /** The reasons after a high rating. */
  great?: readonly string[]
}

/** Props of `SatisfactionSurvey`. @since 0.1.0 */
export interface SatisfactionSurveyProps extends FleetWidgetProps {
  /** Your own reasons. Default: the kit's. */
  reasons?: SurveyReasons
}

function Survey({ fleetId, reasons }: { fleetId: string; reasons: SurveyReasons }) {
  const access = useAccess(fleetId)
  const { deviceStorage } = usePortal()
  const { data: lastFeedback } = useRead(
    getLastFeedback,
    { fleetId },
    { enabled: access.can(getLastFeedback) },
  )
  const userId = access.user?.userId
  const pauseKey = `survey:${fleetId}:${userId}`
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(Date.now)
  const isPaused = () => {
    const until = deviceStorage.read(pauseKey)
    return typeof until === 'number' && until > now
  }
  // Once open, the survey stays until the user answers or closes it, even if a refetch returns a recent answer.
  if (!isOpen && userId && lastFeedback !== undefined && isSurveyDue(lastFeedback, now) && !isPaused())
    setOpen(true)
  if (!isOpen || !userId) return null
  return (
    <Suspense>
      <SurveyCard
        fleetId={fleetId}
        userId={userId}
        reasons={reasons}
        onAnswered={(pause) => deviceStorage.write(pauseKey, Date.now() + pause)}
      />
    </Suspense>
  )
}

const defaultReasons: SurveyReasons = {}

/**
 * A survey about the user's satisfaction. It renders nothing if a user of the fleet has answered recently. It never covers
 * other content.
 *
 * @example
 * <SatisfactionSurvey fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export const SatisfactionSurvey = forwardRef<WidgetHandle, SatisfactionSurveyProps>(
  function SatisfactionSurvey({ fleetId, reasons = defaultReasons, ...widget }, handle) {
    return (
      <Widget name="satisfaction-survey" placeholderHeight={210} handle={handle} {...widget}>
        <Survey key={fleetId} fleetId={fleetId} reasons={reasons} />
      </Widget>
    )
  },
)
