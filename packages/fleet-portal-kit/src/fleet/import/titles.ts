import { isBlank, type SheetShape } from './sheetShape.ts'

/** The errors of a file as a whole. Columns are counted from 1. */
export type TitleFault =
  | { kind: 'title'; column: number; title: string }
  | { kind: 'extraColumn'; column: number }
  | { kind: 'blankColumn'; column: number }

const loose = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '_')

/** Compares the header with the titles expected: where each column stands, and where it is wrong. */
export function readTitles(titles: readonly string[], { columns, hasLooseTitles }: SheetShape) {
  const read = hasLooseTitles ? loose : (title: string) => title.trim()
  const wrong = columns.flatMap(({ title }, at): TitleFault[] =>
    read(titles[at] ?? '') === title ? [] : [{ kind: 'title', column: at + 1, title }],
  )
  const isRight = wrong.length === 0 && titles.length <= columns.length
  const known = titles.map(loose)
  const found = columns.map(({ title }) => known.indexOf(title))
  const inOrder = columns.map((_, at) => at)
  return {
    /** Where each expected column stands in the file. */
    places: found.includes(-1) ? inOrder : found,
    /** Cells from here on belong to no column. */
    width: isRight ? columns.length : Math.max(titles.length, columns.length),
    /** No title at all is known: the first row may be a row like the others. */
    isStrange: found.every((at) => at < 0),
    /** The error, once it is known which of the columns beyond the last one hold anything. */
    faults: (isFilled: (at: number) => boolean): TitleFault[] => [
      ...wrong,
      ...titles.slice(columns.length).map((title, beyond): TitleFault => {
        const at = columns.length + beyond
        return { kind: isBlank(title) && !isFilled(at) ? 'blankColumn' : 'extraColumn', column: at + 1 }
      }),
    ],
  }
}
