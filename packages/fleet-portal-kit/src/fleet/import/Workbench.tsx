import { useMemo, useState } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { useUnsavedInDialog } from '../../foundation/overlay/dialogContext.ts'
import { DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import type { ImportPlan } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'
import { NotesBanner } from './NotesBanner.tsx'
import { SheetGrid } from './SheetGrid.tsx'
import { sheetNotes } from './sheetNotes.ts'
import type { ImportControl } from './useImport.ts'
import { useSheet } from './useSheet.ts'

interface WorkbenchProps {
  plan: ImportPlan
  sheet: ImportSheet
  control: ImportControl
}

/** Where the rows of a file are put right or left out before they are sent. */
export function Workbench({ plan, sheet, control }: WorkbenchProps) {
  const t = useMessages(importMessages)
  const version = useSheet(sheet)
  const { bad, waiting } = useMemo(
    () => ({ bad: sheet.badRows(), waiting: sheet.rowsOf('waiting').length }),
    // oxlint-disable-next-line exhaustive-deps -- the sheet changes with its version
    [sheet, version],
  )
  const all = useMemo(() => Array.from({ length: sheet.report.count }, (_, index) => index), [sheet])
  // Rows stay where they are while they are put right; those whose fault shows later join them.
  const [faulty, setFaulty] = useState<readonly number[]>(bad)
  const known = useMemo(() => new Set(faulty), [faulty])
  if (!bad.every((index) => known.has(index))) {
    setFaulty([...new Set([...faulty, ...bad])].toSorted((one, other) => one - other))
  }
  const [isAll, setIsAll] = useState(bad.length === 0)
  const [wanted, setWanted] = useState<{ index: number }>()
  useUnsavedInDialog(sheet.isEdited())

  const next = () => {
    const index = bad.find((one) => wanted === undefined || one > wanted.index) ?? bad[0]
    if (index !== undefined) setWanted({ index })
  }
  const reason = bad.length > 0 ? t.stillFaulty(bad.length) : waiting === 0 ? t.nothingToSend : undefined
  return (
    <>
      <NotesBanner notes={sheetNotes(sheet, plan.columns, t)} />
      <HStack $justify="space-between" $wrap>
        <Paragraph role="status">
          {bad.length > 0 ? t.faultyRows(bad.length, sheet.report.count) : t.allGood(plan.counted(waiting))}
        </Paragraph>
        <HStack $gap={1} $wrap>
          {bad.length > 0 && (
            <Button variant="quiet" onClick={next}>
              {t.nextFault}
            </Button>
          )}
          {bad.length > 0 && (
            <Button variant="quiet" onClick={() => sheet.leaveOut(bad)}>
              {t.leaveOut(bad.length)}
            </Button>
          )}
          {!(isAll && bad.length === 0) && (
            <Button
              variant="quiet"
              onClick={() => {
                setFaulty(bad)
                setIsAll(!isAll)
              }}
            >
              {isAll ? t.showFaulty : t.showAll}
            </Button>
          )}
        </HStack>
      </HStack>
      <SheetGrid
        sheet={sheet}
        columns={plan.columns}
        shown={isAll ? all : faulty}
        wordsOf={control.wordsOf}
        wanted={wanted}
      />
      <DialogActions>
        <Button onClick={control.restart}>{t.chooseAnother}</Button>
        <Button variant="primary" disabledReason={reason} onClick={control.upload}>
          {t.upload}
        </Button>
      </DialogActions>
    </>
  )
}
