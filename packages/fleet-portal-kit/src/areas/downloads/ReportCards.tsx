import type { Report } from 'fleet-portal-api-client/contract/reports'
import { styled } from 'styled-components'
import { VStack, reset } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { token } from '../../provider/appearance.ts'
import { CardFrame, ReportCard } from './ReportCard.tsx'
import type { AfterFailure } from './reportDetails.ts'

const List = styled.ul`
  ${reset}
  display: block;
  border-bottom: 1px solid ${token('color-border')};
`

interface ReportCardsProps {
  label: string
  /** Undefined while the reports load. */
  reports: readonly Report[] | undefined
  /** The number of reports on a page. */
  perPage: number
  open: (report: Report) => Promise<void>
  /** Requests the same export once more. Undefined for reports that cannot be requested again. */
  againOf: (report: Report) => (() => Promise<void>) | undefined
  /** What the user can do about a failed report that cannot be requested again. */
  afterFailureOf: (report: Report) => AfterFailure
  /** Opens the confirmation of an action. */
  onAction: (action: 'cancel' | 'delete', report: Report) => void
}

/** The reports of a page as cards, or placeholders while they load. */
export function ReportCards({
  label,
  reports,
  perPage,
  open,
  againOf,
  afterFailureOf,
  onAction,
}: ReportCardsProps) {
  return (
    <List aria-label={label} aria-busy={!reports} className="fpk-reports">
      {reports?.map((report) => (
        <ReportCard
          key={report.reportId}
          report={report}
          open={open}
          again={againOf(report)}
          afterFailure={afterFailureOf(report)}
          onCancel={() => onAction('cancel', report)}
          onDelete={() => onAction('delete', report)}
        />
      )) ??
        Array.from({ length: perPage }, (_, index) => (
          <CardFrame key={index} aria-hidden>
            <Skeleton $width="24px" $height="32px" />
            <VStack $gap={3} style={{ flex: 1 }}>
              <Skeleton $width="220px" />
              <Skeleton $width="320px" />
            </VStack>
          </CardFrame>
        ))}
    </List>
  )
}
