import fc from 'fast-check'
import type { ImportError } from '../fleet/import/sheetErrors.ts'

/** A driver file with planted, so known, errors. */
export interface PlantedSheet {
  content: BlobPart
  errors: ImportError[]
}

const titles = ['first_name', 'last_name', 'driver_id', 'mobile_number']
type Kind =
  | 'good'
  | 'lostZero'
  | 'badName'
  | 'formula'
  | 'longCell'
  | 'badId'
  | 'badMobile'
  | 'blankCell'
  | 'blankRow'
  | 'extraCells'
  | 'shortRow'
  | 'repeated'

const kinds: fc.Arbitrary<Kind> = fc.oneof(
  { weight: 400, arbitrary: fc.constant<Kind>('good') },
  {
    weight: 600,
    arbitrary: fc.constantFrom<Kind>(
      'lostZero',
      'badName',
      'formula',
      'badId',
      'badMobile',
      'blankCell',
      'blankRow',
      'extraCells',
      'shortRow',
      'repeated',
    ),
  },
  { weight: 1, arbitrary: fc.constant<Kind>('longCell') },
)
const anyRow = fc.record({
  kind: kinds,
  name: fc.constantFrom('Ana', 'Niño', "D'Souza", 'Cruz, Jr.', 'Ma. Theresa', 'José'),
  wrong: fc.constantFrom('J@n', 'A;B', 'a\tb', 'Ana\nCruz', 'x'.repeat(76), '"Ana"', 'Ana/Bo'),
  formula: fc.constantFrom('=1+1', '+cmd|x', '@SUM(A1)', '=HYPERLINK("http://x.test")'),
  isQuoted: fc.boolean(),
  at: fc.nat({ max: 3 }),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
})

const anyForm = fc.record({
  separator: fc.constantFrom(',', ';', '\t'),
  encoding: fc.constantFrom('utf-8', 'marked', 'windows-1252', 'utf-16'),
  tail: fc.array(fc.constantFrom('\r\n', '\n', ' \n', '""\n'), { maxLength: 3 }),
  damage: fc.oneof(
    { weight: 30, arbitrary: fc.constant('none' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom('wrongTitle', 'missingTitle', 'quote', 'binary', 'noRows', 'blankColumn'),
    },
  ),
})

type Row = typeof anyRow extends fc.Arbitrary<infer One> ? One : never
type Form = typeof anyForm extends fc.Arbitrary<infer One> ? One : never

function encoded(text: string, encoding: string): BlobPart {
  if (encoding === 'utf-8') return text
  if (encoding === 'marked') return `\uFEFF${text}`
  if (encoding === 'windows-1252') return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const units = Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0))
  return new Uint8Array(units.buffer)
}

const idOf = (index: number) => `N${String(index).padStart(10, '0')}`

/** The cells of a row and what is wrong with it; `first` is the index of the first row that holds an id. */
function plant(row: Row, index: number, first: number) {
  const number = index + 2
  const good = [row.name, 'Cruz', idOf(index), '09171234567']
  const cell = (columnIndex: number, isBlank = false): ImportError => ({
    kind: 'cell',
    row: number,
    columnIndex,
    isBlank,
  })
  const at = row.at
  switch (row.kind) {
    case 'good':
      return { cells: good, errors: [] }
    case 'lostZero':
      return { cells: good.with(3, '9171234567'), errors: [] }
    case 'badName':
      return { cells: good.with(at % 2, row.wrong), errors: [cell(at % 2)] }
    case 'formula':
      return { cells: good.with(at, row.formula), errors: [cell(at)] }
    case 'longCell':
      return { cells: good.with(at, 'y'.repeat(1_000_000)), errors: [cell(at)] }
    case 'badId':
      return { cells: good.with(2, row.isQuoted ? 'N01' : 'N12345-7890'), errors: [cell(2)] }
    case 'badMobile':
      return { cells: good.with(3, row.isQuoted ? '9.17E+09' : '08171234567'), errors: [cell(3)] }
    case 'blankCell':
      return { cells: good.with(at, row.isQuoted ? ' ' : ''), errors: [cell(at, true)] }
    case 'blankRow':
      return {
        cells: row.isQuoted ? ['', ' ', ''] : [''],
        errors: [{ kind: 'blankRow', row: number } as const],
      }
    case 'extraCells':
      return { cells: [...good, 'x'], errors: [{ kind: 'extraCells', row: number } as const] }
    case 'shortRow':
      return { cells: good.slice(0, 3), errors: [cell(3, true)] }
    case 'repeated': {
      const isFirst = first < 0
      const duplicate = {
        kind: 'duplicate',
        row: number,
        title: 'driver_id',
        duplicateOf: first + 2,
      } as const
      return {
        cells: good.with(2, isFirst ? 'R0000000000' : 'r0000000000'),
        errors: isFirst ? [] : [duplicate],
      }
    }
  }
}

function planted(rows: readonly Row[], { separator, encoding, tail, damage }: Form): PlantedSheet {
  const quoted = (cell: string, isWanted: boolean) =>
    isWanted || /["\r\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
  let first = -1
  const made = rows.map((row, index) => {
    const one = plant(row, index, first)
    if (row.kind === 'repeated' && first < 0) first = index
    return one
  })
  // Blank rows at the end are no error, wherever they come from.
  const end = made.findLastIndex(({ cells }) => cells.some((cell) => cell.trim() !== '')) + 1
  const errors = made.slice(0, end).flatMap((one): ImportError[] => one.errors)
  const body = rows.map(
    ({ isQuoted, lineEnd, kind }, index) =>
      (made[index]?.cells ?? [])
        .map((cell) => quoted(cell, isQuoted && kind !== 'blankRow'))
        .join(separator) +
      // A lone line feed behind a carriage return would be one line break with it.
      (kind === 'blankRow' ? '\r\n' : lineEnd),
  )
  const header = titles.join(separator)
  const as = (head: string, lines: readonly string[], wrong: ImportError[]) => ({
    content: encoded(`${head}\r\n${lines.join('')}${tail.join('')}`, encoding),
    errors: wrong,
  })
  const noRows: ImportError[] = [{ kind: 'file', reason: 'noRows' }]
  const orNone = (wrong: ImportError[]) => (end === 0 ? noRows : wrong)
  switch (damage) {
    case 'none':
      return as(header, body, orNone(errors))
    case 'wrongTitle':
      return as(
        titles.with(1, 'surname').join(separator),
        body,
        orNone([{ kind: 'title', column: 2, title: 'last_name' }]),
      )
    case 'missingTitle':
      return as(
        titles.slice(0, 3).join(separator),
        body,
        orNone([{ kind: 'title', column: 4, title: 'mobile_number' }]),
      )
    case 'blankColumn': {
      const isWide = made.some(({ cells }) => cells.length > 4)
      const kind = isWide ? 'extraColumn' : 'blankColumn'
      return as(header + separator, body, orNone([{ kind, column: 5 }]))
    }
    case 'quote':
      return as(header, [...body, '"Ana'], [{ kind: 'file', reason: `quotes:${body.length + 2}` }])
    case 'binary':
      return as(header, [...body, 'PK\u0003\u0004\0\0'], [{ kind: 'file', reason: 'notText' }])
    case 'noRows':
      return as(header, [], noRows)
  }
}

/** Files of every form that spreadsheets write, valid, invalid and broken. */
export const plantedSheet: fc.Arbitrary<PlantedSheet> = fc
  .tuple(fc.array(anyRow, { maxLength: 12 }), anyForm)
  .map(([rows, form]) => planted(rows, form))
