import { isBlank, type SheetShape } from './sheetShape.ts'

/** What is wrong with a file as a whole. Columns are counted from 1. */
export type TitleFault =
  | { kind: 'title'; column: number; title: string }
  | { kind: 'extraColumn'; column: number }
  | { kind: 'blankColumn'; column: number }

export interface Titles {
  faults: TitleFault[]
  /** Where each expected column stands in the file. */
  places: number[]
  /** Cells from here on belong to no column. */
  width: number
  /** No title at all is known: the first row may be a row like the others. */
  isStrange: boolean
}

const loose = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')

/** Compares the header with the titles expected, and finds the columns where it is wrong. */
export function readTitles(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
  { columns, hasLooseTitles }: SheetShape,
): Titles {
  const read = hasLooseTitles ? loose : (title: string) => title.trim()
  const faults: TitleFault[] = columns.flatMap(({ title }, at) =>
    read(titles[at] ?? '') === title ? [] : [{ kind: 'title', column: at + 1, title }],
  )
  for (let at = columns.length; at < titles.length; at++) {
    const isEmpty = isBlank(titles[at]) && rows.every((cells) => isBlank(cells[at]))
    faults.push({ kind: isEmpty ? 'blankColumn' : 'extraColumn', column: at + 1 })
  }
  const known = titles.map(loose)
  const found = columns.map(({ title }) => known.indexOf(title))
  const inOrder = columns.map((_, at) => at)
  return {
    faults,
    places: found.includes(-1) ? inOrder : found,
    width: faults.length > 0 ? Math.max(titles.length, columns.length) : columns.length,
    isStrange: found.every((at) => at < 0),
  }
}
