/*
 * Installs the packs in every example, builds and serves it, and tests it in Chromium with its check in e2e/partners. Prints a table.
 *
 *   npm run check:partners                  every page
 *   npm run check:partners -- next-app      these pages
 *   npm run check:partners -- --report      also writes docs/partner-pages.md, if all pages pass
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'

const results = join(root, '.cache', 'partners', 'results')
const isReport = process.argv.includes('--report')
const pages = process.argv.slice(2).filter((one) => one !== '--report')
// With names, the results of the other pages stay: a page can be repeated.
if (pages.length === 0) rmSync(results, { recursive: true, force: true })

const { code } = await run(
  // One page at a time: the seconds are of a page that has the machine for itself.
  ['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--workers', '1', ...pages],
  { stream: true, env: { PARTNERS: 'all' } },
)

/** What each page is, for the document. */
const kinds = {
  'admin-app': 'an admin app on shadcn, with its own copies of the libraries',
  'bootstrap3-jquery': 'Bootstrap 3 and jQuery, without a build',
  html: 'plain HTML with the loader, without an install or a build',
  'module-federation': 'a remote of module federation, with its shell',
  'next-app': 'Next, app router, built and started',
  'react-router': 'React Router, with its addresses',
  'vite-react18': 'Vite and React 18.2, oldest versions of each range',
  'vite-react19': 'Vite and React 19',
  'vite-server': 'Vite with server rendering',
  vue3: 'Vue 3',
  webpack5: 'webpack 5',
}
const kindOf = (name) => {
  const key = Object.keys(kinds).find((one) => name.startsWith(one))
  return key ? kinds[key] : ''
}

const rows = existsSync(results)
  ? readdirSync(results)
      .toSorted()
      .map((file) => JSON.parse(readFileSync(join(results, file), 'utf8')))
  : []
const table = rows.map((row) => ({
  page: row.name,
  'own lines': row.lines,
  'minutes to first rows': row.seconds && Number((row.seconds / 60).toFixed(2)),
  'console messages': row.messages?.length,
  'blocked by policy': row.violations?.length,
  'layout shift': row.shift === undefined ? undefined : Number(row.shift.toFixed(4)),
  'KB gz': Number(row.kilobytes.toFixed(1)),
  'second copies': row.copies?.length,
}))
console.table(Object.fromEntries(table.map(({ page, ...columns }) => [page, columns])))

/** The table as a document. */
function documentOf() {
  const columns = Object.keys(table[0] ?? {})
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [
    '# Pages of partners',
    '',
    '`npm run check:partners -- --report` writes this file. It installs the packs in each page, builds and serves the page under a strict',
    'content security policy, and opens it in Chromium.',
    '',
    '- own lines: the code that a partner writes for the widgets, without empty lines.',
    '- minutes to first rows: from an empty folder to the list in the browser, with install and build. The package manager has its',
    '  cache. Empty for pages that install nothing.',
    '- console messages and blocked by policy: while the page loads and a driver is added.',
    '- KB gz: all scripts and styles that the page has loaded by then, the framework and the code of the page included.',
    '- second copies: libraries of the kit that the page has twice. Empty for elements, which bring their own.',
    '',
    line(['kind', ...columns]),
    line(['---', ...columns.map((column) => (column === 'page' ? '---' : '---:'))]),
    ...table.map((row) => line([kindOf(row.page), ...columns.map((column) => row[column] ?? '')])),
    '',
  ].join('\n')
}
if (isReport && code === 0) {
  const file = join(root, 'docs/partner-pages.md')
  writeFileSync(file, documentOf())
  await run(['prettier', '--write', file])
}
process.exitCode = code
