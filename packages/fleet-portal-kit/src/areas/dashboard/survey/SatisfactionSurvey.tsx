import { getLastFeedback } from 'api-client/contract/feedback'
import { Suspense, useState } from 'react'
import { useAccess } from '../../../fleet/access/useAccess.ts'
import { useRead } from '../../../foundation/data/useRead.ts'
import { lazyWithRetry } from '../../../foundation/widget/lazyWithRetry.ts'
import { Widget, type WidgetProps } from '../../../foundation/widget/Widget.tsx'
import { usePortal } from '../../../provider/portal.ts'
import { isSurveyDue } from './surveyDue.ts'

const SurveyCard = lazyWithRetry(() => import('./SurveyCard.tsx'), 'SurveyCard')

/** What can be ticked after a low and after a high rating, in place of the kit's own lists. `Other` is always there. */
export interface SurveyReasons {
  unsatisfied?: readonly string[]
  great?: readonly string[]
}

export interface SatisfactionSurveyProps extends WidgetProps {
  fleetId: string
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
  // Once open it stays until it is answered or closed, whatever is read anew meanwhile.
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
 * Asks now and then how satisfied a person is: where nobody of the fleet answered before, or long enough ago. Nothing
 * otherwise. It stands in its place on the page and never over anything.
 */
export function SatisfactionSurvey({ fleetId, reasons = ownReasons, ...widget }: SatisfactionSurveyProps) {
  return (
    <Widget name="satisfaction-survey" {...widget}>
      <Survey key={fleetId} fleetId={fleetId} reasons={reasons} />
    </Widget>
  )
}
