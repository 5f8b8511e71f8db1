import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sheetRead } from '../../testing/rowsRead.ts'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('csv-spectrum/package.json'))
const cases = readdirSync(join(folder, 'csvs')).map((name) => name.replace(/\.csv$/, ''))
type Item = Record<string, string>

async function itemsOf(name: string): Promise<Item[]> {
  const sheet = await sheetRead(readFileSync(join(folder, 'csvs', `${name}.csv`)))
  if (typeof sheet === 'string') throw new Error(sheet)
  const [titles = [], ...rows] = sheet.rows.filter((cells) => cells.join('') !== '')
  return rows.map((cells) => {
    expect(cells).toHaveLength(titles.length)
    return Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? '']))
  })
}

/** The expected items of a case. Any line break inside a cell is read as a line feed. */
function expected(name: string): Item[] {
  const json = readFileSync(join(folder, 'json', `${name}.json`), 'utf8').replaceAll('\\r\\n', '\\n')
  const items = JSON.parse(json) as Item | Item[]
  if (name !== 'location_coordinates') return items as Item[]
  // This JSON has its only item without an array, and another phone number than its CSV.
  return [{ ...(items as Item), 'Contact Phone Number': '2095257564' }]
}

test('csv-spectrum has 12 cases', () => {
  expect(cases).toHaveLength(12)
})

test.each(cases)('reads the case %s of csv-spectrum as its JSON', async (name) => {
  expect(await itemsOf(name)).toEqual(expected(name))
})
