import { X } from 'lucide'
import { useId } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { IconButton } from '../../foundation/ui/Button.tsx'
import type { ImportColumn } from './importPlan.ts'
import { hasExtraCells, isCellInvalid, type ImportSheet } from './importSheet.ts'
import { SheetCell } from './SheetCell.tsx'
import { columnIndexOf, listRowErrors, type ImportError } from './sheetErrors.ts'
import { rowErrorBit } from './sheetShape.ts'
import { CardLabel, Cell, ErrorCell, ErrorLine, ErrorText, GridRow, RowNumber } from './sheetStyles.ts'

interface SheetRowProps {
  sheet: ImportSheet
  index: number
  columns: readonly ImportColumn[]
  /** The indexes of the shown columns, in order. */
  shownColumns: readonly number[]
  errorMessageOf: (error: ImportError) => string
  /** Moves the focus to the cell of this column, `rows` below this row. 0 is the cell in this row. */
  onMove: (columnIndex: number, rows: number) => void
  onPasteCells: (columnIndex: number, cells: string[][]) => void
}

/** One row of a sheet: its number, its cells and its errors. */
export function SheetRow({
  sheet,
  index,
  columns,
  shownColumns,
  errorMessageOf,
  onMove,
  onPasteCells,
}: SheetRowProps) {
  const t = useMessages(importMessages)
  const errorId = useId()
  const number = sheet.rowNumberOf(index)
  const cells = sheet.cellsOf(index)
  const errorBits = sheet.errorBitsOf(index)
  const status = sheet.statusOf(index)
  const isReadOnly = status === 'applied' || status === 'unconfirmed'
  const errors = listRowErrors(sheet, index, columns)
    .map((error) => ({ error, columnIndex: columnIndexOf(error, columns) }))
    .toSorted((one, other) => (one.columnIndex ?? -1) - (other.columnIndex ?? -1))
  const isInvalid = (columnIndex: number) =>
    isCellInvalid(errorBits, columnIndex) ||
    ((errorBits & (rowErrorBit.duplicate | rowErrorBit.existing)) !== 0 &&
      columns[columnIndex]?.isUnique === true) ||
    sheet.rejectionsOf(index).some((rejection) => rejection.columnIndex === columnIndex)
  // The first cell shows the row number: the messages need not repeat it.
  const shownErrors = errors.map(({ error, columnIndex }) => {
    const message = errorMessageOf(error).replace(t.row(number, ''), '')
    const column = columnIndex === undefined ? undefined : columns[columnIndex]
    const namesColumn =
      error.kind === 'duplicate' || error.kind === 'existing' || (error.kind === 'cell' && column?.name)
    return {
      columnIndex,
      text:
        column && !namesColumn ? t.inColumn(column.name ?? column.label ?? column.title, message) : message,
    }
  })
  const hasErrors = shownErrors.length > 0
  const statusText = {
    waiting: undefined,
    rejected: undefined,
    excluded: t.rowExcluded,
    applied: t.rowApplied,
    unconfirmed: t.rowUnconfirmed,
  }[status]
  return (
    <GridRow role="row" $columns={shownColumns.length} data-status={status} aria-rowindex={index + 2}>
      <RowNumber role="rowheader">
        <CardLabel>{t.rowNumber}</CardLabel>
        {number}
      </RowNumber>
      {shownColumns.map((columnIndex) => {
        const { title = '', label = title } = columns[columnIndex] ?? {}
        return (
          <Cell key={title} role="cell" data-column={columnIndex}>
            <CardLabel aria-hidden>{label}</CardLabel>
            <SheetCell
              value={cells[columnIndex] ?? ''}
              label={t.cell(number, label)}
              isInvalid={status !== 'excluded' && isInvalid(columnIndex)}
              isReadOnly={isReadOnly}
              describedBy={hasErrors ? errorId : undefined}
              onWrite={(value) => void sheet.edit(index, columnIndex, value)}
              onMove={(rows) => onMove(columnIndex, rows)}
              onPasteCells={(pasted) => onPasteCells(columnIndex, pasted)}
            />
          </Cell>
        )
      })}
      <ErrorCell role="cell">
        <ErrorText id={errorId} data-tone={hasErrors && status !== 'excluded' ? 'danger' : 'muted'}>
          {statusText ??
            shownErrors.map(({ columnIndex, text }) =>
              columnIndex === undefined ? (
                <ErrorLine key={text}>{text}</ErrorLine>
              ) : (
                <ErrorLine key={text} as="button" type="button" onClick={() => onMove(columnIndex, 0)}>
                  {text}
                </ErrorLine>
              ),
            )}
        </ErrorText>
        {!isReadOnly && status !== 'excluded' && hasErrors && (
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
