import { listFuelBalances } from 'fleet-portal-api-client/contract/fuelBalances'
import { listFuelCodes } from 'fleet-portal-api-client/contract/fuelCodes'
import { getWallet } from 'fleet-portal-api-client/contract/wallet'
import { useState } from 'react'
import { styled } from 'styled-components'
import { RefusedState } from '../../fleet/access/RefusedState.tsx'
import { useAccess, type FleetAccess } from '../../fleet/access/useAccess.ts'
import { FailedState } from '../../foundation/errors/FailedState.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { Card, HStack, Paragraph, Title, VStack } from '../../foundation/ui/layout.ts'
import { Progress } from '../../foundation/ui/Progress.tsx'
import { StateView } from '../../foundation/ui/StateView.tsx'
import { reconciliationMessages } from '../../locales/en/reconciliation.ts'
import { useCanOpen } from '../../pieces/session/useViewer.ts'
import { space } from '../../provider/appearance.ts'
import { useNumberFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'
import { MonthSwitch, useMonth } from './MonthSwitch.tsx'
import { historyEndpoints, mostRows, type HistoryName, type ReadProgress } from './readHistory.ts'
import { StatementView } from './StatementView.tsx'
import { useReconciliation } from './useReconciliation.ts'

const Page = styled(VStack)`
  padding: ${space(5)} ${space(6)} ${space(8)};
  @container (max-width: 640px) {
    padding: ${space(4)} ${space(3)};
  }
  /* The paper has its own margins, and the header of the print begins there. */
  @media print {
    padding: 0;
  }
`

const Reading = styled(Card)`
  padding: ${space(5)};
`

const litresEndpoints = [listFuelBalances, listFuelCodes]

/** The histories that the type of the fleet has. */
const namesOf = (access: FleetAccess) =>
  (Object.keys(historyEndpoints) as HistoryName[]).filter(
    (name) => !access.isMissingForFleetType(historyEndpoints[name]),
  )

/** The first call of a reconciliation that the role may not make. Undefined if it may make all. */
function missingAccess(access: FleetAccess, names: readonly HistoryName[], hasLitres: boolean) {
  const calls = [
    getWallet,
    ...names.map((name) => historyEndpoints[name]),
    ...(hasLitres ? litresEndpoints : []),
  ]
  return calls.find((call) => !access.can(call))
}

function ReadingState({
  progress,
  onCancel,
}: {
  progress: ReadProgress | undefined
  onCancel: (() => void) | undefined
}) {
  const t = useMessages(reconciliationMessages)
  const { formatCount } = useNumberFormats()
  const text = progress
    ? t.progress(formatCount(progress.read), formatCount(progress.total))
    : t.readingBalances
  return (
    <Reading>
      <VStack $gap={3}>
        <Paragraph>{text}</Paragraph>
        <Progress
          label={t.reading}
          valueText={text}
          value={progress && progress.total > 0 ? progress.read / progress.total : undefined}
        />
        {onCancel && (
          <HStack>
            <Button onClick={onCancel}>{t.cancel}</Button>
          </HStack>
        )}
      </VStack>
    </Reading>
  )
}

/** The reconciliation of a fleet for a month. It reads every entry, and calculates nothing from a part of them. */
export function ReconciliationPage({ fleetId }: { fleetId: string }) {
  const t = useMessages(reconciliationMessages)
  const { formatCount } = useNumberFormats()
  const access = useAccess(fleetId)
  const canOpen = useCanOpen(access)
  const [month, setMonth] = useMonth()
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null)
  const names = namesOf(access)
  const hasLitres = access.isReady && !access.isMissingForFleetType(listFuelBalances)
  const refused = access.isReady ? missingAccess(access, names, hasLitres) : undefined
  const { state, cancel, readAgain } = useReconciliation({
    fleetId,
    month,
    hasLitres,
    names: access.isReady && !refused ? names : undefined,
  })
  if (access.error) return <FailedState error={access.error} retry={access.retry} />
  if (refused) return <RefusedState area={t.title} endpoint={refused} access={access} />
  const content = () => {
    switch (state.status) {
      case 'reading':
        return <ReadingState progress={state.progress} onCancel={cancel} />
      case 'cancelled':
        return (
          <Card>
            <StateView
              tone="empty"
              title={t.cancelled}
              detail={t.cancelledDetail}
              action={{ label: t.start, run: readAgain }}
            />
          </Card>
        )
      case 'failed':
        return (
          <Card>
            <FailedState error={state.error} retry={readAgain} />
          </Card>
        )
      case 'too-many':
        return (
          <Card>
            <StateView
              tone="empty"
              title={t.tooMany}
              detail={t.tooManyDetail(formatCount(state.total), formatCount(mostRows))}
            />
          </Card>
        )
      case 'read':
        return (
          <StatementView
            month={month}
            fleet={access.fleet?.businessName}
            canOpen={canOpen}
            records={state.records}
            readAgain={readAgain}
            toolbar={toolbar}
          />
        )
    }
  }
  return (
    <Page $gap={4}>
      <HStack $justify="space-between" $align="start" $wrap>
        <VStack $gap={1}>
          <Title>{t.title}</Title>
          <Paragraph $muted>{t.intro}</Paragraph>
        </VStack>
        <HStack ref={setToolbar} $wrap />
      </HStack>
      <MonthSwitch month={month} onChange={setMonth} />
      {content()}
    </Page>
  )
}
