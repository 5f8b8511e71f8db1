import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { csvText } from 'fleet-portal-api-client/contract/csvText'
import fc from 'fast-check'
import papa from 'papaparse'
import { readCsv } from 'sandbox/testing'
import { describe, expect, test } from 'vitest'
import { sheetRead } from '../../testing/rowsRead.ts'
import { libraryCases } from '../../testing/csvCases.ts'

/* The page and the server have their own CSV readers. Both must read the same rows from any bytes. */

const require = createRequire(import.meta.url)
const folderOf = (name: string) => dirname(require.resolve(`${name}/package.json`))
const bytesOf = (text: string) => new TextEncoder().encode(text)
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** The rows, or the reason a file cannot be read. Neither reader counts blank rows at the end of a file. */
async function readOnPage(bytes: Uint8Array): Promise<unknown> {
  const read = await sheetRead(bytes as Uint8Array<ArrayBuffer>)
  if (typeof read === 'string') return read
  return read.rows.slice(0, read.rows.findLastIndex((cells) => !isBlank(cells)) + 1)
}
function readOnServer(bytes: Uint8Array): unknown {
  const read = readCsv(bytes)
  if (Array.isArray(read)) return (read[0]?.length ?? 0) > 256 ? 'tooWide' : read
  return read.code === 'quotes' ? `quotes:${read.row}` : 'notText'
}
async function readWithBoth(bytes: Uint8Array): Promise<unknown> {
  const page = await readOnPage(bytes)
  expect(readOnServer(bytes)).toEqual(page)
  return page
}

interface PapaCase {
  description: string
  input: unknown
  config?: object
  expected: { data: unknown; errors: readonly unknown[] }
}

/** The test cases of the library, from its package. */
function papaCases(): PapaCase[] {
  const source = readFileSync(join(folderOf('papaparse'), 'tests/test-cases.js'), 'utf8')
  // The names that the file of cases needs, up to the cases that write CSV.
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

describe('both CSV readers', () => {
  const papaTests = papaCases()

  test('run on every published case', () => {
    expect(papaTests.length).toBeGreaterThan(100)
    expect(libraryCases.length).toBeGreaterThan(40)
  })

  test.each(papaTests)('agree on the case “$description” of Papa Parse', async ({ input }) => {
    await readWithBoth(bytesOf(input as string))
  })

  const plain = papaTests.filter(
    ({ input, config, expected }) =>
      !config &&
      expected.errors.length === 0 &&
      // Only files with commas and one kind of line break: a reader detects both without configuration.
      !/[\p{Cc}|;]/u.test((input as string).replaceAll('\r\n', '').replaceAll('\n', '')),
  )
  test.each(plain)(
    'read the case “$description” of Papa Parse as its package expects',
    async ({ input, expected }) => {
      const rows = (expected.data as string[][]).map((cells) =>
        cells.map((cell) => cell.replaceAll('\r\n', '\n')),
      )
      expect(await readWithBoth(bytesOf(input as string))).toEqual(
        rows.slice(0, rows.findLastIndex((cells) => !isBlank(cells)) + 1),
      )
    },
  )

  const spectrum = join(folderOf('csv-spectrum'), 'csvs')
  test.each(readdirSync(spectrum))('agree on the file %s of csv-spectrum', async (name) => {
    expect(await readWithBoth(readFileSync(join(spectrum, name)))).toBeInstanceOf(Array)
  })

  test.each(libraryCases)('read %s', async (_, text, expected) => {
    const rows = typeof expected === 'string' ? expected : expected.map((cells) => cells.split('|'))
    expect(await readWithBoth(bytesOf(text))).toEqual(rows)
  })

  const cell = fc.string({
    unit: fc.constantFrom(...Array.from('aé1 ,;|\t"\'=-\n.ñ/'), 'sep=', '\uFEFF'),
    maxLength: 12,
  })
  const row = fc.array(cell, { minLength: 1, maxLength: 5 }).filter((cells) => !isBlank(cells))
  const tables = fc.array(row, { minLength: 1, maxLength: 8 })

  test('read back every table that was written as CSV', async () => {
    await fc.assert(
      fc.asyncProperty(tables, async (table) => {
        expect(await readWithBoth(bytesOf(csvText(table)))).toEqual(table)
      }),
      { numRuns: 1000 },
    )
  })

  const fragments = [
    '"',
    '""',
    '"',
    ',',
    ';',
    '\t',
    '|',
    '\n',
    '\r\n',
    '\r',
    ' ',
    'a',
    'sep=;',
    'é',
    '\u00a0',
  ]
  const anyBytes = fc.oneof(
    fc.array(fc.constantFrom(...fragments), { maxLength: 40 }).map((parts) => bytesOf(parts.join(''))),
    fc.uint8Array({ maxLength: 200 }),
    fc.array(fc.constantFrom(0x22, 0x2c, 0x0a, 0x0d, 0x20, 0x61, 0xff, 0xfe, 0xf1, 0xc3), { maxLength: 60 }),
  )

  test('agree on any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyBytes.map((parts) => Uint8Array.from(parts)),
        async (bytes) => void (await readWithBoth(bytes)),
      ),
      { numRuns: 3000 },
    )
  })

  test('agree on quotes at any position around the end of a chunk of the page', async () => {
    const chunkSize = 128 * 1024
    const quoted = fc
      .array(fc.constantFrom('"a" ,', '"a"', ' ', '""', ',', '\n', 'b', '"c\nd",'), { maxLength: 12 })
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(quoted, fc.nat({ max: 20 }), async (text, before) => {
        const first = `a,b\n${'x'.repeat(chunkSize - 5 - before)}\n`
        await readWithBoth(bytesOf(`${first}${text}\ny,z\n`))
      }),
      { numRuns: 400 },
    )
  })
})
