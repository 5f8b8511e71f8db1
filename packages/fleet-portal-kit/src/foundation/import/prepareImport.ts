import { checkRows, type ImportFault } from './checkRows.ts'
import { csvText } from './csvText.ts'
import type { ImportPlan } from './importPlan.ts'
import { readSheet } from './readSheet.ts'

/** A file that may be sent. */
export interface ImportUpload {
  /** The file as it is, or written anew where something in it was put right. */
  file: File
  /** Titles and rows as they are sent. */
  rows: readonly (readonly string[])[]
  /** How many cells of each column were put right. */
  repairs: readonly number[]
  /** Letters that are no UTF-8, or another separator than a comma: worth a word. */
  isTranscoded: boolean
  isSeparated: boolean
}

export type Prepared = { upload: ImportUpload } | { faults: readonly ImportFault[] }

const isSame = (before: readonly string[][], after: readonly string[][]) =>
  before.length === after.length &&
  after.every(
    (cells, row) =>
      cells.length === before[row]?.length && cells.every((cell, at) => cell === before[row]?.[at]),
  )

/** Reads and judges a file. The file is not kept open: what is sent later is what was judged now. */
export async function prepareImport(
  file: File,
  plan: Pick<ImportPlan, 'columns' | 'hasLooseTitles'>,
): Promise<Prepared> {
  const sheet = await readSheet(file)
  if (typeof sheet === 'string') return { faults: [{ kind: 'file', why: sheet }] }
  const { rows, faults, repairs } = checkRows(sheet.rows, plan)
  if (faults.length > 0) return { faults }
  const isTranscoded = sheet.encoding !== 'utf-8'
  const isSeparated = sheet.separator !== ','
  const isAsItIs = !isTranscoded && !isSeparated && !sheet.hasMark && isSame(sheet.rows, rows)
  const content = isAsItIs ? await file.arrayBuffer() : csvText(rows)
  return {
    upload: {
      file: new File([content], file.name, { type: 'text/csv' }),
      rows,
      repairs,
      isTranscoded,
      isSeparated,
    },
  }
}
