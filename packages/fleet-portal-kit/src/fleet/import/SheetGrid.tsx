import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { Box } from '../../foundation/ui/layout.ts'
import type { ImportColumn } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'
import type { ImportError } from './sheetErrors.ts'
import { SheetRow } from './SheetRow.tsx'
import {
  estimateHeight,
  HeaderCell,
  headerHeight,
  HeaderRow,
  rowHeight,
  ScrollContainer,
  Table,
} from './sheetStyles.ts'
import { useSheetVersion } from './useSheetVersion.ts'

interface SheetGridProps {
  sheet: ImportSheet
  columns: readonly ImportColumn[]
  /** The indexes of the shown columns, in order. */
  shownColumns: readonly number[]
  /** The indexes of the shown rows, in order. */
  shown: readonly number[]
  /** Called before several cells of a row are pasted. Shows all columns. */
  onWidePaste: () => void
  errorMessageOf: (error: ImportError) => string
  /** The row to scroll to: its first invalid cell gets the focus. A new object scrolls again. */
  focusTarget: { index: number } | undefined
}

/** An editable grid of the rows of a sheet. Only the rows in view are in the DOM, so that long files stay fast. */
export function SheetGrid({
  sheet,
  columns,
  shownColumns,
  shown,
  onWidePaste,
  errorMessageOf,
  focusTarget,
}: SheetGridProps) {
  const t = useMessages(importMessages)
  useSheetVersion(sheet)
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- no memoised component receives it
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateHeight(scroller.current?.clientWidth ?? 0, shownColumns.length),
    // Measured rows change the height of the grid. In the same frame, browsers report a ResizeObserver loop.
    useAnimationFrameWithResizeObserver: true,
    // Without layout, as in a page that renders in process, no row has a height.
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight,
    initialRect: { width: 900, height: 420 },
    overscan: 6,
    // The sticky header covers this part of the height.
    scrollPaddingEnd: headerHeight,
  })
  const focus = useCallback(
    (position: number, selector: string) => {
      const root = scroller.current?.getRootNode() as Document | ShadowRoot | undefined
      const find = () => {
        const row = scroller.current?.querySelector(`[data-index="${position}"]`)
        return row?.querySelector<HTMLElement>(selector) ?? row?.querySelector<HTMLElement>('input')
      }
      virtualizer.scrollToIndex(position)
      const rendered = find()
      if (rendered) return rendered.focus()
      // A row out of view is rendered after the scroll. If the user moves the focus before that, it stays there.
      const focusedBefore = root?.activeElement
      requestAnimationFrame(() =>
        requestAnimationFrame(() => root?.activeElement === focusedBefore && find()?.focus()),
      )
    },
    [virtualizer],
  )
  const focusedTarget = useRef<typeof focusTarget>(undefined)
  useEffect(() => {
    // Each target is focused once, not again when the list of rows changes.
    if (!focusTarget || focusedTarget.current === focusTarget) return
    focusedTarget.current = focusTarget
    focus(Math.max(0, shown.indexOf(focusTarget.index)), '[aria-invalid="true"]')
  }, [focusTarget, shown, focus])

  const paste = (position: number, columnIndex: number, rows: string[][]) => {
    // A row of a spreadsheet has all columns, also those that are hidden here.
    if (rows.some((cells) => cells.length > 1)) onWidePaste()
    for (const [rowOffset, cells] of rows.entries()) {
      const index = shown[position + rowOffset]
      if (index === undefined) return
      const status = sheet.statusOf(index)
      if (status === 'applied' || status === 'unconfirmed') continue
      for (const [columnOffset, value] of cells.entries()) {
        const column = columnIndex + columnOffset
        if (column < columns.length) void sheet.edit(index, column, value)
      }
    }
  }
  const move = (position: number, columnIndex: number) => {
    if (position >= 0 && position < shown.length) focus(position, `[data-column="${columnIndex}"] input`)
  }
  return (
    <ScrollContainer ref={scroller} role="region" aria-label={t.sheet} tabIndex={0}>
      <Table role="table" aria-label={t.sheet} aria-rowcount={sheet.report.count + 1}>
        <Box role="rowgroup" style={{ position: 'sticky', top: 0, zIndex: 1 }}>
          <HeaderRow role="row" $columns={shownColumns.length} aria-rowindex={1}>
            <HeaderCell role="columnheader">{t.rowNumber}</HeaderCell>
            {shownColumns.map((columnIndex) => (
              <HeaderCell key={columnIndex} role="columnheader">
                {columns[columnIndex]?.label ?? columns[columnIndex]?.title}
              </HeaderCell>
            ))}
            <HeaderCell role="columnheader">{t.error}</HeaderCell>
          </HeaderRow>
        </Box>
        <Box role="rowgroup" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index: position, start }) => {
            const index = shown[position]
            return index === undefined ? null : (
              <Box
                key={index}
                ref={virtualizer.measureElement}
                role="presentation"
                data-index={position}
                style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
              >
                <SheetRow
                  sheet={sheet}
                  index={index}
                  columns={columns}
                  shownColumns={shownColumns}
                  errorMessageOf={errorMessageOf}
                  onMove={(columnIndex, rows) => move(position + rows, columnIndex)}
                  onPasteCells={(columnIndex, rows) => paste(position, columnIndex, rows)}
                />
              </Box>
            )
          })}
        </Box>
      </Table>
    </ScrollContainer>
  )
}
