import type { ImportColumn, ImportPlan } from './importPlan.ts'
import type { Unreadable } from './readSheet.ts'

/** What is wrong with a file. Rows and columns are counted from 1, as a spreadsheet shows them; `at` is an index of the columns. */
export type ImportFault =
  | { kind: 'file'; why: Unreadable | 'noRows' }
  | { kind: 'title'; column: number; title: string }
  | { kind: 'extraColumn'; column: number }
  | { kind: 'blankColumn'; column: number; title?: string | undefined }
  | { kind: 'blankRow'; row: number }
  | { kind: 'extraCells'; row: number }
  | { kind: 'cell'; row: number; at: number; isBlank: boolean }
  | { kind: 'rejected'; row: number; at: number | undefined; code: string | undefined }

export interface CheckedRows {
  faults: ImportFault[]
  /** Titles and rows put right: what is sent where that differs from the file. */
  rows: string[][]
  /** How many cells each column's repair has changed. */
  repairs: number[]
}

type Shape = Pick<ImportPlan, 'columns' | 'hasLooseTitles'>

const isBlank = (cell: string | undefined) => cell === undefined || cell.trim() === ''
const loose = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')

function titleFaults(titles: readonly string[], rows: readonly string[][], plan: Shape): ImportFault[] {
  const { columns, hasLooseTitles } = plan
  const read = hasLooseTitles ? loose : (title: string) => title.trim()
  const faults: ImportFault[] = columns.flatMap(({ title }, at) =>
    read(titles[at] ?? '') === title ? [] : [{ kind: 'title', column: at + 1, title }],
  )
  for (let at = columns.length; at < titles.length; at++) {
    const isEmpty = isBlank(titles[at]) && rows.every((cells) => isBlank(cells[at]))
    faults.push({ kind: isEmpty ? 'blankColumn' : 'extraColumn', column: at + 1 })
  }
  return faults
}

/** Judges a file's rows, the header being the first. A wrong header is all that is said of a file that has one. */
export function checkRows([titles = [], ...body]: readonly string[][], plan: Shape): CheckedRows {
  const { columns } = plan
  const header = columns.map(({ title }) => title)
  const wrong = titleFaults(titles, body, plan)
  if (wrong.length > 0) return { faults: wrong, rows: [], repairs: [] }
  if (body.length === 0) return { faults: [{ kind: 'file', why: 'noRows' }], rows: [], repairs: [] }

  const filled = body.filter((cells) => !cells.every(isBlank))
  const isBlankColumn = ({ isOptional }: ImportColumn, at: number) =>
    !isOptional && filled.length > 1 && filled.every((cells) => isBlank(cells[at]))
  const blankColumns = new Set(columns.flatMap((column, at) => (isBlankColumn(column, at) ? [at] : [])))
  const faults: ImportFault[] = [...blankColumns].map((at) => ({
    kind: 'blankColumn',
    column: at + 1,
    title: columns[at]?.title,
  }))
  const repairs = columns.map(() => 0)
  const rows = [header]
  for (const [index, cells] of body.entries()) {
    const row = index + 2
    if (cells.every(isBlank)) {
      faults.push({ kind: 'blankRow', row })
      continue
    }
    if (!cells.slice(columns.length).every(isBlank)) faults.push({ kind: 'extraCells', row })
    rows.push(
      columns.map(({ repair, accepts, isOptional }, at) => {
        const cell = (cells[at] ?? '').trim()
        const value = repair?.apply(cell) ?? cell
        if (value !== cell) repairs[at] = (repairs[at] ?? 0) + 1
        if (cell === '') {
          if (!isOptional && !blankColumns.has(at)) faults.push({ kind: 'cell', row, at, isBlank: true })
        } else if (!accepts(value)) faults.push({ kind: 'cell', row, at, isBlank: false })
        return value
      }),
    )
  }
  return { faults, rows, repairs }
}
