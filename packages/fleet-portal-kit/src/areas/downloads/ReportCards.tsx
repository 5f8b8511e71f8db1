import type { Report } from 'api-client/contract/reports'
import { styled } from 'styled-components'
import { VStack, reset } from '../../foundation/ui/layout.ts'
import { Skeleton } from '../../foundation/ui/Skeleton.tsx'
import { token } from '../../provider/appearance.ts'
import { CardFrame, ReportCard } from './ReportCard.tsx'

const List = styled.ul`
  ${reset}
  display: block;
  border-bottom: 1px solid ${token('color-border')};
`

interface ReportCardsProps {
  label: string
  /** Undefined while they load. */
  reports: readonly Report[] | undefined
  /** How many are on a page. */
  perPage: number
  open: (report: Report) => Promise<void>
  /** Opens the question about one of them. */
  ask: (question: 'cancel' | 'delete', report: Report) => void
}

/** The reports of a page, each a card; in their place their shapes while they load. */
export function ReportCards({ label, reports, perPage, open, ask }: ReportCardsProps) {
  return (
    <List aria-label={label} aria-busy={!reports} className="fpk-reports">
      {reports?.map((report) => (
        <ReportCard
          key={report.reportId}
          report={report}
          open={open}
          askToCancel={() => ask('cancel', report)}
          askToDelete={() => ask('delete', report)}
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
