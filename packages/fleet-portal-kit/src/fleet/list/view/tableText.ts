import { readList, type ListEndpoint } from 'fleet-portal-api-client'
import { plainCell } from 'fleet-portal-api-client/contract/csvText'
import type { Fleet } from 'fleet-portal-api-client/contract/fleets'
import * as z from 'zod/mini'

export type Rows = readonly (readonly string[])[]

interface ExportedRows {
  endpoint: ListEndpoint
  fleet: Pick<Fleet, 'plbType' | 'isVip'> | undefined
  /** The ids of the columns. */
  ids: readonly string[]
  /** The answer of the call. */
  answer: unknown
}

/** The titles and rows that an export would have, with numbers as spreadsheets read them. Undefined for lists without one. */
export async function exportedRows({
  endpoint,
  fleet,
  ids,
  answer,
}: ExportedRows): Promise<Rows | undefined> {
  if (!endpoint.report || !fleet) return undefined
  const { exportColumns, exportedColumns } = await import('fleet-portal-api-client/contract/exportColumns')
  const listExport = exportColumns[endpoint.report.type]
  if (!listExport) return undefined
  const wire = z.encode(endpoint.output as z.ZodMiniType, answer)
  const columns = ids.flatMap((id) => {
    const exported = listExport.columns[id]
    if (!exported) return []
    return exportedColumns(
      { ...listExport, columns: { [id]: exported } },
      { type: fleet.plbType, isVip: fleet.isVip === true },
    )
  })
  const { items } = readList(endpoint, wire as never)
  return [
    columns.map(([title]) => title),
    ...items.map((item) => columns.map(([, cell]) => String(cell(item as never) ?? ''))),
  ]
}

/** The text of a cell as a person reads it: without decoration, and one line for all its lines. */
function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element
  for (const decoration of copy.querySelectorAll('[aria-hidden], svg, [data-part="none"]'))
    decoration.remove()
  const lines = [...copy.querySelectorAll('span')].filter((one) => one.children.length === 0)
  const parts = lines.length > 0 ? lines.map((line) => line.textContent) : [copy.textContent]
  return parts
    .map((part) => part?.trim() ?? '')
    .filter(Boolean)
    .join(' ')
}

/** The headers and rows of the table in a list, without checkboxes and menus. */
export function rowsOnScreen(list: Element | null): Rows {
  return rowsOf(list?.querySelectorAll('.fpk-table tr:not([aria-hidden])') ?? [])
}

/** The texts of table rows, without checkboxes and menus. */
export const rowsOf = (rows: Iterable<Element>): Rows =>
  [...rows].map((row) =>
    [...row.querySelectorAll('th, td')]
      .filter((cell) => !['select', 'menu'].includes(cell.getAttribute('data-part') ?? ''))
      .map(textOf),
  )

/** A spreadsheet reads a cell that begins with a quotation mark up to the next one, through the cells and rows after it. */
const quoted = (cell: string): string => (cell.startsWith('"') ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Rows for the clipboard. A cell stays one cell, and no spreadsheet runs it as a formula. */
export const tabSeparated = (rows: Rows): string =>
  rows
    .map((cells) =>
      cells.map((cell, at) => quoted(plainCell(cell.replaceAll(/\s+/g, ' '), at === 0))).join('\t'),
    )
    .join('\n')
