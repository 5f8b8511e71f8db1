import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useRef } from 'react'
import { importMessages } from '../../locales/en/imports.ts'
import { useMessages } from '../../provider/messages.ts'
import { Box } from '../../foundation/ui/layout.ts'
import type { ImportColumn } from './importPlan.ts'
import type { ImportSheet } from './importSheet.ts'
import type { ImportFault } from './sheetFaults.ts'
import { SheetLine } from './SheetLine.tsx'
import { Head, headHeight, HeadRow, rowHeight, SheetTable, Table } from './sheetStyles.ts'
import { useSheet } from './useSheet.ts'

interface SheetGridProps {
  sheet: ImportSheet
  columns: readonly ImportColumn[]
  /** The rows that are shown, in order. */
  shown: readonly number[]
  wordsOf: (fault: ImportFault) => string
  /** A row that the person asked for: it is brought into view and its first bad cell gets the focus. */
  wanted: { index: number } | undefined
}

/** The rows of a sheet, however many, edited in place. Only those in view are on the page. */
export function SheetGrid({ sheet, columns, shown, wordsOf, wanted }: SheetGridProps) {
  const t = useMessages(importMessages)
  useSheet(sheet)
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing of it is handed to a memoised part
  const lines = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    initialRect: { width: 900, height: 420 },
    overscan: 6,
    // The head takes its part of the height.
    scrollPaddingEnd: headHeight,
  })
  const focus = useCallback(
    (position: number, selector: string) => {
      const root = scroller.current?.getRootNode() as Document | ShadowRoot | undefined
      const find = () => {
        const line = scroller.current?.querySelector(`[data-position="${position}"]`)
        return line?.querySelector<HTMLElement>(selector) ?? line?.querySelector<HTMLElement>('input')
      }
      lines.scrollToIndex(position)
      const drawn = find()
      if (drawn) return drawn.focus()
      // A row out of sight is drawn after the scroll position has changed. Whoever went elsewhere by then stays there.
      const before = root?.activeElement
      requestAnimationFrame(() =>
        requestAnimationFrame(() => root?.activeElement === before && find()?.focus()),
      )
    },
    [lines],
  )
  const reached = useRef<typeof wanted>(undefined)
  useEffect(() => {
    // Once for every wish, whatever rows join later.
    if (!wanted || reached.current === wanted) return
    reached.current = wanted
    focus(Math.max(0, shown.indexOf(wanted.index)), '[aria-invalid="true"]')
  }, [wanted, shown, focus])

  const paste = (position: number, from: number, cells: string[][]) => {
    for (const [down, line] of cells.entries()) {
      const index = shown[position + down]
      if (index === undefined) return
      if (sheet.fateOf(index) === 'applied' || sheet.fateOf(index) === 'untold') continue
      for (const [right, value] of line.entries()) {
        if (from + right < columns.length) void sheet.edit(index, from + right, value)
      }
    }
  }
  const move = (position: number, at: number) => {
    if (position >= 0 && position < shown.length) focus(position, `[data-at="${at}"] input`)
  }
  return (
    <SheetTable ref={scroller} role="region" aria-label={t.sheet} tabIndex={0}>
      <Table role="table" aria-label={t.sheet} aria-rowcount={sheet.report.count + 1}>
        <Box role="rowgroup" style={{ position: 'sticky', top: 0, zIndex: 1 }}>
          <HeadRow role="row" $columns={columns.length} aria-rowindex={1}>
            <Head role="columnheader">{t.rowNumber}</Head>
            {columns.map(({ title }) => (
              <Head key={title} role="columnheader">
                {title}
              </Head>
            ))}
            <Head role="columnheader">{t.whatIsWrong}</Head>
          </HeadRow>
        </Box>
        <Box role="rowgroup" style={{ position: 'relative', height: lines.getTotalSize() }}>
          {lines.getVirtualItems().map(({ index: position, start }) => {
            const index = shown[position]
            return index === undefined ? null : (
              <Box
                key={index}
                role="presentation"
                data-position={position}
                style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${start}px)` }}
              >
                <SheetLine
                  sheet={sheet}
                  index={index}
                  columns={columns}
                  wordsOf={wordsOf}
                  onMove={(at, rows) => move(position + rows, at)}
                  onPasteCells={(at, cells) => paste(position, at, cells)}
                />
              </Box>
            )
          })}
        </Box>
      </Table>
    </SheetTable>
  )
}
