import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { csvText } from 'api-client/contract/csvText'
import fc from 'fast-check'
import papa from 'papaparse'
import { readCsv } from 'sandbox/testing'
import { describe, expect, test } from 'vitest'
import { sheetRead } from '../../testing/rowsRead.ts'
import { libraryCases } from '../../testing/csvCases.ts'

/* The page and the server read a file with one reader each. Whatever the bytes are, both find the same in them. */

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))
const bytesOf = (text: string) => new TextEncoder().encode(text)
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Rows, or why there are none. Of the end of a file neither reader counts blank rows. */
async function onPage(bytes: Uint8Array): Promise<unknown> {
  const read = await sheetRead(bytes as Uint8Array<ArrayBuffer>)
  if (typeof read === 'string') return read
  return read.rows.slice(0, read.rows.findLastIndex((cells) => !isBlank(cells)) + 1)
}
function onServer(bytes: Uint8Array): unknown {
  const read = readCsv(bytes)
  if (Array.isArray(read)) return (read[0]?.length ?? 0) > 256 ? 'tooWide' : read
  return read.code === 'quotes' ? `quotes:${read.row}` : 'notText'
}
async function both(bytes: Uint8Array): Promise<unknown> {
  const page = await onPage(bytes)
  expect(onServer(bytes)).toEqual(page)
  return page
}

interface PapaCase {
  description: string
  input: unknown
  config?: object
  expected: { data: unknown; errors: readonly unknown[] }
}

/** The cases by which the library tests itself, which come with it. */
function papaCases(): PapaCase[] {
  const source = readFileSync(join(folderOf('papaparse'), 'tests/test-cases.js'), 'utf8')
  // What the file of cases refers to, up to those that write CSV.
  const context = createContext({
    Papa: papa,
    describe: () => undefined,
    RECORD_SEP: '\u001e',
    UNIT_SEP: '\u001f',
    BASE_PATH: '',
    FILES_ENABLED: false,
    XHR_ENABLED: false,
  })
  runInContext(source.slice(source.indexOf('var CORE_'), source.indexOf('var UNPARSE_')), context)
  const names = ['CORE_PARSER_TESTS', 'PARSE_TESTS', 'PARSE_ASYNC_TESTS'] as const
  const found = context as Record<(typeof names)[number], PapaCase[]>
  return names.flatMap((name) => found[name]).filter(({ input }) => typeof input === 'string')
}

describe('both readers', () => {
  const papaTests = papaCases()

  test('are given every published case', () => {
    expect(papaTests.length).toBeGreaterThan(100)
    expect(libraryCases.length).toBeGreaterThan(40)
  })

  test.each(papaTests)('agree on the case “$description” of Papa Parse', async ({ input }) => {
    await both(bytesOf(input as string))
  })

  const plain = papaTests.filter(
    ({ input, config, expected }) =>
      !config &&
      expected.errors.length === 0 &&
      // Files whose lines end alike and whose cells are separated by commas: what a reader can tell by itself.
      !/[\p{Cc}|;]/u.test((input as string).replaceAll('\r\n', '').replaceAll('\n', '')),
  )
  test.each(plain)('read the case “$description” of Papa Parse as it says', async ({ input, expected }) => {
    const rows = (expected.data as string[][]).map((cells) =>
      cells.map((cell) => cell.replaceAll('\r\n', '\n')),
    )
    expect(await both(bytesOf(input as string))).toEqual(
      rows.slice(0, rows.findLastIndex((cells) => !isBlank(cells)) + 1),
    )
  })

  const spectrum = join(folderOf('csv-spectrum'), 'csvs')
  test.each(readdirSync(spectrum))('agree on the file %s of csv-spectrum', async (name) => {
    expect(await both(readFileSync(join(spectrum, name)))).toBeInstanceOf(Array)
  })

  test.each(libraryCases)('read %s', async (_, text, expected) => {
    const rows = typeof expected === 'string' ? expected : expected.map((cells) => cells.split('|'))
    expect(await both(bytesOf(text))).toEqual(rows)
  })

  const cell = fc.string({
    unit: fc.constantFrom(...Array.from('aé1 ,;|\t"\'=-\n.ñ/'), 'sep=', '\uFEFF'),
    maxLength: 12,
  })
  const row = fc.array(cell, { minLength: 1, maxLength: 5 }).filter((cells) => !isBlank(cells))
  const tables = fc.array(row, { minLength: 1, maxLength: 8 })

  test('read every table that is written for them cell by cell', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        expect(await both(bytesOf(csvText(table)))).toEqual(table)
      }),
      { numRuns: 1000 },
    )
  })

  const crumbs = ['"', '""', '"', ',', ';', '\t', '|', '\n', '\r\n', '\r', ' ', 'a', 'sep=;', 'é', '\u00a0']
  const soup = fc.oneof(
    fc.array(fc.constantFrom(...crumbs), { maxLength: 40 }).map((some) => bytesOf(some.join(''))),
    fc.uint8Array({ maxLength: 200 }),
    fc.array(fc.constantFrom(0x22, 0x2c, 0x0a, 0x0d, 0x20, 0x61, 0xff, 0xfe, 0xf1, 0xc3), { maxLength: 60 }),
  )

  test('agree on bytes of any kind', async () => {
    await fc.assert(
      fc.asyncProperty(
        soup.map((some) => Uint8Array.from(some)),
        async (bytes) => void (await both(bytes)),
      ),
      { numRuns: 3000 },
    )
  })

  test('agree on quotes wherever the page, which reads in parts, ends one part and begins the next', async () => {
    const part = 128 * 1024
    const quoted = fc
      .array(fc.constantFrom('"a" ,', '"a"', ' ', '""', ',', '\n', 'b', '"c\nd",'), { maxLength: 12 })
      .map((some) => some.join(''))
    await fc.assert(
      fc.asyncProperty(quoted, fc.nat({ max: 20 }), async (text, before) => {
        const first = `a,b\n${'x'.repeat(part - 5 - before)}\n`
        await both(bytesOf(`${first}${text}\ny,z\n`))
      }),
      { numRuns: 400 },
    )
  })
})
