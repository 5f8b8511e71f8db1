import { X } from 'lucide'
import { useId } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { IconButton } from '../../foundation/ui/Button.tsx'
import type { ImportColumn } from './importPlan.ts'
import { hasExtraCells, isCellMarked, type ImportSheet } from './importSheet.ts'
import { SheetCell } from './SheetCell.tsx'
import { rowFaults, type ImportFault } from './sheetFaults.ts'
import { mark } from './sheetShape.ts'
import { Cell, Faults, FaultWords, RowNumber, SheetRow } from './sheetStyles.ts'

interface SheetLineProps {
  sheet: ImportSheet
  index: number
  columns: readonly ImportColumn[]
  wordsOf: (fault: ImportFault) => string
  onMove: (at: number, rows: number) => void
  onPasteCells: (at: number, cells: string[][]) => void
}

/** One row of a sheet: its number, its cells, and what is wrong with it. */
export function SheetLine({ sheet, index, columns, wordsOf, onMove, onPasteCells }: SheetLineProps) {
  const t = useMessages(importMessages)
  const faultId = useId()
  const number = sheet.numberOf(index)
  const cells = sheet.cellsOf(index)
  const bits = sheet.markOf(index)
  const fate = sheet.fateOf(index)
  const isClosed = fate === 'applied' || fate === 'untold'
  const faults = rowFaults(sheet, index, columns)
  const isBad = (at: number) =>
    isCellMarked(bits, at) ||
    ((bits & (mark.repeated | mark.held)) !== 0 && columns[at]?.isUnique === true) ||
    sheet.rejectionsOf(index).some((one) => one.at === at)
  // The row's number stands beside it, and is not said twice.
  const words = faults.map((fault) => wordsOf(fault).replace(t.row(number, ''), '')).join('. ')
  const said = { waiting: words, rejected: words, applied: t.fateApplied, untold: t.fateUntold }
  return (
    <SheetRow role="row" $columns={columns.length} data-fate={fate} aria-rowindex={index + 2}>
      <RowNumber role="rowheader">{number}</RowNumber>
      {columns.map(({ title }, at) => (
        <Cell key={title} role="cell" data-at={at}>
          <SheetCell
            value={cells[at] ?? ''}
            label={t.cell(number, title)}
            isBad={fate !== 'leftOut' && isBad(at)}
            isReadOnly={isClosed}
            describedBy={words ? faultId : undefined}
            onWrite={(value) => void sheet.edit(index, at, value)}
            onMove={(rows) => onMove(at, rows)}
            onPasteCells={(pasted) => onPasteCells(at, pasted)}
          />
        </Cell>
      ))}
      <Faults role="cell">
        <FaultWords id={faultId} data-tone={words && fate !== 'leftOut' ? 'danger' : 'muted'}>
          {fate === 'leftOut' ? t.fateLeftOut : said[fate]}
        </FaultWords>
        {!isClosed && fate !== 'leftOut' && words && (
          <IconButton
            icon={X}
            label={hasExtraCells(bits) ? t.cutRow(number) : t.leaveRowOut(number)}
            onClick={() =>
              hasExtraCells(bits) ? void sheet.edit(index, columns.length, '') : sheet.leaveOut([index])
            }
          />
        )}
      </Faults>
    </SheetRow>
  )
}
