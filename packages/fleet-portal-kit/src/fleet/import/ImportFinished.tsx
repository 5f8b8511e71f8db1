import { Download } from 'lucide'
import { importMessages } from '../../locales/en/imports.ts'
import { DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { useDialogClose } from '../../foundation/overlay/dialogContext.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { downloadRows } from './downloadRows.ts'
import { ErrorList } from './ErrorList.tsx'
import type { ImportState } from './importFlow.ts'
import type { ImportPlan } from './importPlan.ts'
import { RestartButton } from './RestartButton.tsx'
import type { ImportControl } from './useImport.ts'
import { listRejections } from './sheetErrors.ts'
import type { ImportSheet } from './importSheet.ts'
import { formatRanges } from './importSummary.ts'

interface ImportFinishedProps {
  plan: ImportPlan
  state: Extract<ImportState, { status: 'finished' }>
  control: ImportControl
}

/** The titles and the rows that were not applied. */
function unappliedRows(plan: ImportPlan, sheet: ImportSheet): (readonly string[])[] {
  const indexes = (['rejected', 'excluded', 'waiting'] as const)
    .flatMap((status) => sheet.rowsWithStatus(status))
    .toSorted((a, b) => a - b)
  return [plan.columns.map(({ title }) => title), ...indexes.map((index) => sheet.cellsOf(index))]
}

/** The result of an upload: all rows, some rows or no row applied. */
export function ImportFinished({ plan, state, control }: ImportFinishedProps) {
  const t = useMessages(importMessages)
  const close = useDialogClose()
  const { sheet, summary } = state
  const { kind, applied, total, excluded, unsent } = summary
  const rejected = sheet.rowsWithStatus('rejected')
  const appliedRows = sheet.rowsWithStatus('applied').map(sheet.rowNumberOf)
  const download = () => downloadRows(t.rejectedName(sheet.name), unappliedRows(plan, sheet))
  return (
    <>
      {kind === 'applied' && (
        <Banner tone="success">
          {(excluded > 0 ? t.successWithoutExcluded : t.success)(plan.countLabel(applied))}
        </Banner>
      )}
      {kind === 'partial' && <Banner tone="warning">{t.partial}</Banner>}
      {kind === 'failed' && <Banner tone="danger">{t.failedEditable}</Banner>}
      {kind === 'partial' && (
        <Paragraph>
          {appliedRows.length === applied
            ? t.appliedRows(applied, total, formatRanges(appliedRows))
            : t.applied(applied, total)}
        </Paragraph>
      )}
      {unsent > 0 && <Paragraph>{t.unsentRows(unsent)}</Paragraph>}
      {excluded > 0 && <Paragraph>{t.excludedRows(excluded)}</Paragraph>}
      <ErrorList groups={control.groupErrors(listRejections(sheet, plan.columns))} />
      {rejected.length + unsent + excluded > 0 && (
        <HStack>
          <Button variant="quiet" icon={Download} onClick={download}>
            {t.downloadRejected}
          </Button>
        </HStack>
      )}
      <DialogActions>
        {kind !== 'applied' && <RestartButton control={control} />}
        {unsent > 0 && rejected.length === 0 && <Button onClick={control.upload}>{t.uploadRest}</Button>}
        {rejected.length > 0 && <Button onClick={control.openEditor}>{t.fixHere}</Button>}
        <Button variant="primary" autoFocus onClick={close}>
          {t.done}
        </Button>
      </DialogActions>
    </>
  )
}
