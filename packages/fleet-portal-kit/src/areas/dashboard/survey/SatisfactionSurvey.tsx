import { getLastFeedback } from 'api-client/contract/feedback'
import { Suspense, useState } from 'react'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import type { FleetWidgetProps } from '../../../fleet/FleetWidgetProps.ts'
import { Widget } from '../../../foundation/widget/Widget.tsx'
import { usePortal } from '../../../provider/portal.ts'
import { isSurveyDue } from './surveyDue.ts'

const SurveyCard = lazyWithRetry(() => import('./SurveyCard.tsx'), 'SurveyCard')

/**
 * Reasons that users can select in the survey. They replace the kit's own. `Other` is always offered.
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
  const { data: last } = useRead(getLastFeedback, { fleetId }, { enabled: access.can(getLastFeedback) })
  const userId = access.user?.userId
  const quietKey = `survey:${fleetId}:${userId}`
  const [isOpen, setOpen] = useState(false)
  const [now] = useState(Date.now)
  const isQuiet = () => {
    const until = deviceStorage.read(quietKey)
    return typeof until === 'number' && until > now
  }
  // Once open, the survey stays until the user answers or closes it, whatever a refetch returns.
  if (!isOpen && userId && last !== undefined && isSurveyDue(last, now) && !isQuiet()) setOpen(true)
  if (!isOpen || !userId) return null
  return (
    <Suspense>
      <SurveyCard
        fleetId={fleetId}
        userId={userId}
        reasons={reasons}
        onAnswered={(pause) => deviceStorage.write(quietKey, Date.now() + pause)}
      />
    </Suspense>
  )
}

const ownReasons: SurveyReasons = {}

/**
 * Asks how satisfied the user is, if nobody of the fleet has answered recently. Otherwise it renders nothing. It is
 * never shown over other content.
 *
 * @example
 * <SatisfactionSurvey fleetId={fleetId} />
 *
 * @since 0.1.0
 */
export function SatisfactionSurvey({ fleetId, reasons = ownReasons, ...widget }: SatisfactionSurveyProps) {
  return (
    <Widget name="satisfaction-survey" {...widget}>
      <Survey key={fleetId} fleetId={fleetId} reasons={reasons} />
    </Widget>
  )
}
