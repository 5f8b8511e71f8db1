import { Download } from 'lucide-react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Column, Line, Paragraph } from '../ui/layout.ts'
import { csvForSpreadsheets } from './csvText.ts'
import { FaultList } from './FaultList.tsx'
import type { FaultGroup } from './faultGroups.ts'
import type { ImportUpload } from './prepareImport.ts'
import { saveFile } from './saveFile.ts'
import { rangesOf, type Outcome } from './verdict.ts'

interface ImportOutcomeProps {
  upload: ImportUpload
  outcome: Outcome
  groups: readonly FaultGroup[]
  counted: (count: number) => string
}

/** What became of a file that was sent: all of it, a part of it, or nothing. */
export function ImportOutcome({ upload, outcome, groups, counted }: ImportOutcomeProps) {
  const t = useMessages(importMessages)
  const { kind, applied, rejectedRows } = outcome
  const [titles = [], ...body] = upload.rows
  const total = body.length
  if (kind === 'applied') return <Banner tone="success">{t.success(counted(total))}</Banner>

  const isRejected = new Set(rejectedRows)
  const appliedRows = body.map((_, index) => index + 2).filter((row) => !isRejected.has(row))
  const save = () =>
    saveFile(
      t.rejectedName(upload.file.name),
      csvForSpreadsheets([titles, ...body.filter((_, index) => isRejected.has(index + 2))]),
    )
  return (
    <Column $gap={3}>
      {kind === 'partial' ? (
        <Banner tone="warning">{t.partial}</Banner>
      ) : (
        <Banner tone="danger">{t.failedDetail}</Banner>
      )}
      {kind === 'partial' && applied !== undefined && (
        <Paragraph>
          {appliedRows.length === applied
            ? t.appliedRows(applied, total, rangesOf(appliedRows))
            : t.applied(applied, total)}
        </Paragraph>
      )}
      <FaultList groups={groups} />
      {rejectedRows.length > 0 && (
        <Line>
          <Button variant="quiet" icon={Download} onClick={save}>
            {t.downloadRejected}
          </Button>
        </Line>
      )}
    </Column>
  )
}
