import { X } from 'lucide'
import { useId } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { IconButton } from '../../foundation/ui/Button.tsx'
import type { ImportColumn } from './importPlan.ts'
import { hasExtraCells, isCellInvalid, type ImportSheet } from './importSheet.ts'
import { SheetCell } from './SheetCell.tsx'
import { listRowErrors, type ImportError } from './sheetErrors.ts'
import { rowErrorBit } from './sheetShape.ts'
import { CardLabel, Cell, ErrorCell, ErrorText, GridRow, RowNumber } from './sheetStyles.ts'

interface SheetRowProps {
  sheet: ImportSheet
  index: number
  columns: readonly ImportColumn[]
  errorMessageOf: (error: ImportError) => string
  onMove: (columnIndex: number, rows: number) => void
  onPasteCells: (columnIndex: number, cells: string[][]) => void
}

/** One row of a sheet: its number, its cells and its errors. */
export function SheetRow({ sheet, index, columns, errorMessageOf, onMove, onPasteCells }: SheetRowProps) {
  const t = useMessages(importMessages)
  const errorId = useId()
  const number = sheet.rowNumberOf(index)
  const cells = sheet.cellsOf(index)
  const errorBits = sheet.errorBitsOf(index)
  const status = sheet.statusOf(index)
  const isReadOnly = status === 'applied' || status === 'unconfirmed'
  const errors = listRowErrors(sheet, index, columns)
  const isInvalid = (columnIndex: number) =>
    isCellInvalid(errorBits, columnIndex) ||
    ((errorBits & (rowErrorBit.duplicate | rowErrorBit.existing)) !== 0 &&
      columns[columnIndex]?.isUnique === true) ||
    sheet.rejectionsOf(index).some((rejection) => rejection.columnIndex === columnIndex)
  // The first cell shows the row number: the messages need not repeat it.
  const errorText = errors.map((error) => errorMessageOf(error).replace(t.row(number, ''), '')).join('. ')
  const statusText = {
    waiting: errorText,
    rejected: errorText,
    excluded: t.rowExcluded,
    applied: t.rowApplied,
    unconfirmed: t.rowUnconfirmed,
  }
  return (
    <GridRow role="row" $columns={columns.length} data-status={status} aria-rowindex={index + 2}>
      <RowNumber role="rowheader">
        <CardLabel>{t.rowNumber}</CardLabel>
        {number}
      </RowNumber>
      {columns.map(({ title }, columnIndex) => (
        <Cell key={title} role="cell" data-column={columnIndex}>
          <CardLabel aria-hidden>{title}</CardLabel>
          <SheetCell
            value={cells[columnIndex] ?? ''}
            label={t.cell(number, title)}
            isInvalid={status !== 'excluded' && isInvalid(columnIndex)}
            isReadOnly={isReadOnly}
            describedBy={errorText ? errorId : undefined}
            onWrite={(value) => void sheet.edit(index, columnIndex, value)}
            onMove={(rows) => onMove(columnIndex, rows)}
            onPasteCells={(pasted) => onPasteCells(columnIndex, pasted)}
          />
        </Cell>
      ))}
      <ErrorCell role="cell">
        <ErrorText id={errorId} data-tone={errorText && status !== 'excluded' ? 'danger' : 'muted'}>
          {statusText[status]}
        </ErrorText>
        {!isReadOnly && status !== 'excluded' && errorText && (
          <IconButton
            icon={X}
            label={hasExtraCells(errorBits) ? t.removeExtraCells(number) : t.excludeRow(number)}
            onClick={() =>
              hasExtraCells(errorBits) ? void sheet.edit(index, columns.length, '') : sheet.exclude([index])
            }
          />
        )}
      </ErrorCell>
    </GridRow>
  )
}
