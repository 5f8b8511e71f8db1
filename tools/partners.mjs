/*
 * Installs the packs in every example, builds and serves it, and tests it in Chromium with its check in e2e/partners. Prints a table.
 *
 *   npm run check:partners                  every page
 *   npm run check:partners -- next-app      these pages
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const results = join(root, '.cache', 'partners', 'results')
rmSync(results, { recursive: true, force: true })

const { code } = await run(
  // One page at a time: the seconds are of a page that has the machine for itself.
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--workers', '1', ...process.argv.slice(2)],
  { stream: true, env: { PARTNERS: 'all' } },
)

const rows = existsSync(results)
  ? readdirSync(results).map((file) => JSON.parse(readFileSync(join(results, file), 'utf8')))
  : []
const table = rows.map((row) => ({
  page: row.name,
  'own lines': row.lines,
  'seconds to first rows': row.seconds && Number(row.seconds.toFixed(1)),
  'console messages': row.messages?.length,
  'blocked by policy': row.violations?.length,
  'layout shift': row.shift === undefined ? undefined : Number(row.shift.toFixed(4)),
  'KB gz': Number(row.kilobytes.toFixed(1)),
  'second copies': row.copies?.length,
}))
console.table(Object.fromEntries(table.map(({ page, ...columns }) => [page, columns])))
process.exitCode = code
