import { useMemo, useState } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { DialogActions } from '../../foundation/overlay/Dialog.tsx'
import { Button } from '../../foundation/ui/Button.tsx'
import { HStack, Paragraph } from '../../foundation/ui/layout.ts'
import type { ImportPlan } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'
import { NotesBanner } from './NotesBanner.tsx'
import { SheetGrid } from './SheetGrid.tsx'
import { sheetNotes } from './sheetNotes.ts'
import { RestartButton } from './RestartButton.tsx'
import type { ImportControl } from './useImport.ts'
import { columnsWithErrors, filledColumns } from './usedColumns.ts'
import { useSheetVersion } from './useSheetVersion.ts'

interface SheetEditorViewProps {
  plan: ImportPlan
  sheet: ImportSheet
  control: ImportControl
}

/** The step where the user corrects or excludes rows before the upload. */
export function SheetEditorView({ plan, sheet, control }: SheetEditorViewProps) {
  const t = useMessages(importMessages)
  const version = useSheetVersion(sheet)
  const { invalid, waiting } = useMemo(
    () => ({ invalid: sheet.invalidRows(), waiting: sheet.rowsWithStatus('waiting').length }),
    // oxlint-disable-next-line exhaustive-deps -- the sheet changes with its version
    [sheet, version],
  )
  const allRows = useMemo(() => Array.from({ length: sheet.report.count }, (_, index) => index), [sheet])
  // A corrected row stays in the list, so that rows do not move during an edit. Newly invalid rows join the list.
  const [listed, setListed] = useState<readonly number[]>(invalid)
  const listedSet = useMemo(() => new Set(listed), [listed])
  if (!invalid.every((index) => listedSet.has(index))) {
    setListed([...new Set([...listed, ...invalid])].toSorted((a, b) => a - b))
  }
  const [showsAll, setShowsAll] = useState(invalid.length === 0)
  // The button or field of the step before is gone. Without this the focus would be lost.
  const [focusTarget, setFocusTarget] = useState<{ index: number } | undefined>(
    invalid[0] === undefined ? undefined : { index: invalid[0] },
  )
  // The columns that were empty when the editor opened: an emptied column does not disappear during an edit.
  const [filled] = useState(() => filledColumns(sheet, plan.columns))
  const [showsEmpty, setShowsEmpty] = useState(false)
  const showsAllColumns = showsEmpty || filled.size === plan.columns.length
  const withErrors = useMemo(
    // Large files have many rows with errors, so they are read only if a column can be hidden.
    () => (showsAllColumns ? new Set<number>() : columnsWithErrors(sheet, plan.columns, listed)),
    // oxlint-disable-next-line exhaustive-deps -- the sheet changes with its version
    [sheet, plan.columns, listed, version, showsAllColumns],
  )
  // A corrected column stays.
  const [faulty, setFaulty] = useState(withErrors)
  if (![...withErrors].every((column) => faulty.has(column))) setFaulty(new Set([...faulty, ...withErrors]))
  const shownColumns = useMemo(
    () =>
      [...plan.columns.keys()].filter(
        (column) => showsAllColumns || filled.has(column) || faulty.has(column),
      ),
    [plan.columns, showsAllColumns, filled, faulty],
  )
  const hiddenCount = plan.columns.length - shownColumns.length

  const goToNextError = () => {
    const index = invalid.find((row) => focusTarget === undefined || row > focusTarget.index) ?? invalid[0]
    if (index !== undefined) setFocusTarget({ index })
  }
  const disabledReason =
    invalid.length > 0 ? t.errorsLeft(invalid.length) : waiting === 0 ? t.nothingToSend : undefined
  return (
    <>
      <NotesBanner notes={sheetNotes(sheet, plan.columns, t)} />
      <HStack $justify="space-between" $wrap>
        <Paragraph role="status">
          {invalid.length > 0
            ? t.invalidRows(invalid.length, sheet.report.count)
            : (plan.adding?.submit(waiting) ?? t.allValid(plan.countLabel(waiting)))}
        </Paragraph>
        <HStack $gap={1} $wrap>
          {invalid.length > 0 && (
            <Button variant="quiet" onClick={goToNextError}>
              {t.nextError}
            </Button>
          )}
          {invalid.length > 0 && (
            <Button variant="quiet" onClick={() => sheet.exclude(invalid)}>
              {t.excludeRows(invalid.length)}
            </Button>
          )}
          {hiddenCount > 0 && (
            <Button variant="quiet" onClick={() => setShowsEmpty(true)}>
              {t.showEmptyColumns(hiddenCount)}
            </Button>
          )}
          {!(showsAll && invalid.length === 0) && (
            <Button
              variant="quiet"
              onClick={() => {
                setListed(invalid)
                setShowsAll(!showsAll)
              }}
            >
              {showsAll ? t.showInvalid : t.showAll}
            </Button>
          )}
        </HStack>
      </HStack>
      <SheetGrid
        sheet={sheet}
        columns={plan.columns}
        shownColumns={shownColumns}
        shown={showsAll ? allRows : listed}
        onWidePaste={() => setShowsEmpty(true)}
        errorMessageOf={control.errorMessageOf}
        focusTarget={focusTarget}
      />
      <DialogActions>
        <RestartButton control={control} />
        <Button variant="primary" disabledReason={disabledReason} onClick={control.upload}>
          {plan.adding?.submit(waiting) ?? t.upload}
        </Button>
      </DialogActions>
    </>
  )
}
