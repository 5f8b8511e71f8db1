import { Download } from 'lucide'
import { importMessages } from '../../locales/en/imports.ts'
import { DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { useMessages } from '../../provider/messages.ts'
import { Banner } from '../../foundation/ui/Banner.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import { FaultList } from './FaultList.tsx'
import type { ImportState } from './importFlow.ts'
import type { ImportPlan } from './importPlan.ts'
import { saveRows } from './saveRows.ts'
import type { ImportControl } from './useImport.ts'
import { rejectedFaults } from './sheetFaults.ts'
import type { ImportSheet } from './importSheet.ts'
import { rangesOf } from './outcome.ts'

interface ImportOutcomeProps {
  plan: ImportPlan
  state: Extract<ImportState, { status: 'answered' }>
  control: ImportControl
  close: () => void
}

/** The rows that were not applied, under their titles. */
function openRows(plan: ImportPlan, sheet: ImportSheet): (readonly string[])[] {
  const indexes = (['rejected', 'leftOut', 'waiting'] as const)
    .flatMap((fate) => sheet.rowsOf(fate))
    .toSorted((one, other) => one - other)
  return [plan.columns.map(({ title }) => title), ...indexes.map((index) => sheet.cellsOf(index))]
}

/** What became of a file that was sent: all of it, a part of it, or nothing. */
export function ImportOutcome({ plan, state, control, close }: ImportOutcomeProps) {
  const t = useMessages(importMessages)
  const { sheet, outcome } = state
  const { kind, applied, total, leftOut, unsent } = outcome
  const rejected = sheet.rowsOf('rejected')
  const numbers = sheet.rowsOf('applied').map(sheet.numberOf)
  const save = () => saveRows(t.rejectedName(sheet.name), openRows(plan, sheet))
  return (
    <>
      {kind === 'applied' && (
        <Banner tone="success">{(leftOut > 0 ? t.successOfRest : t.success)(plan.counted(applied))}</Banner>
      )}
      {kind === 'partial' && <Banner tone="warning">{t.partial}</Banner>}
      {kind === 'failed' && <Banner tone="danger">{t.failedFixable}</Banner>}
      {kind === 'partial' && (
        <Paragraph>
          {numbers.length === applied
            ? t.appliedRows(applied, total, rangesOf(numbers))
            : t.applied(applied, total)}
        </Paragraph>
      )}
      {unsent > 0 && <Paragraph>{t.unsentRows(unsent)}</Paragraph>}
      {leftOut > 0 && <Paragraph>{t.leftOutRows(leftOut)}</Paragraph>}
      <FaultList groups={control.groupsOf(rejectedFaults(sheet, plan.columns))} />
      {rejected.length + unsent + leftOut > 0 && (
        <HStack>
          <Button variant="quiet" icon={Download} onClick={save}>
            {t.downloadRejected}
          </Button>
        </HStack>
      )}
      <DialogActions>
        {kind !== 'applied' && <Button onClick={control.restart}>{t.chooseAnother}</Button>}
        {unsent > 0 && rejected.length === 0 && <Button onClick={control.upload}>{t.uploadRest}</Button>}
        {rejected.length > 0 && <Button onClick={control.fix}>{t.fixHere}</Button>}
        <Button variant="primary" autoFocus onClick={close}>
          {t.done}
        </Button>
      </DialogActions>
    </>
  )
}
