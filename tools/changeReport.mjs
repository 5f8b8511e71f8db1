/*
 * Prints what a branch changes for pages that embed the packages, as Markdown for a comment on its pull request: the sizes of first
 * loads, and what the packages offer. The first run builds the other version, which takes minutes; it stays in `.cache/versions`.
 *
 *   npm run report:change                    compared with main
 *   npm run report:change -- --with <ref>    compared with a tag, a branch or a commit
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, run } from './run.mjs'
import { changesBetween } from './surface/changes.mjs'
import { earlierVersion } from './versions/baseline.mjs'

const { values } = parseArgs({ options: { with: { type: 'string', default: 'main' } } })

/**
 * The sizes of first loads in thousands of bytes, by the names of the budgets.
 *
 * @param {string} source a folder with built packages
 */
async function sizesOf(source) {
  const script = "import { checkSizes } from './tools/sizes.mjs'; await checkSizes()"
  const { code, output } = await run(['node', '--input-type=module', '--eval', script], { cwd: source })
  if (code !== 0) throw new Error(`The sizes of ${source} were not measured:\n${output}`)
  return new Map(
    [...output.matchAll(/^\w+ +([\d.]+) of [\d.]+ KB {2}(.+)$/gm)].map(
      ([, size, name]) => /** @type {const} */ ([String(name), Number(size)]),
    ),
  )
}

/**
 * What a package offers, by its committed reports.
 *
 * @param {string} source
 * @param {string} folder of the package
 */
function offerOf(source, folder) {
  const read = (/** @type {string} */ file) => readFileSync(join(source, 'packages', folder, file), 'utf8')
  const { name } = JSON.parse(read('package.json'))
  return { name, report: read(`${name}.api.md`), surface: JSON.parse(read('public-surface.json')) }
}

const kilobytes = (/** @type {number | undefined} */ size) => (size === undefined ? '' : size.toFixed(1))
const signed = (/** @type {number} */ size) => `${size > 0 ? '+' : ''}${size.toFixed(1)}`

/**
 * @param {Map<string, number>} before
 * @param {Map<string, number>} now
 */
function sizeTable(before, now) {
  const names = new Set([...before.keys(), ...now.keys()])
  const rows = [...names].flatMap((name) => {
    const [old, current] = [before.get(name), now.get(name)]
    if (old === current) return []
    const difference = old === undefined ? 'new' : current === undefined ? 'removed' : signed(current - old)
    return [`| ${name} | ${kilobytes(old)} | ${kilobytes(current)} | ${difference} |`]
  })
  if (rows.length === 0) return [`All ${names.size} first loads have the same size.`]
  const same = names.size - rows.length
  return [
    '| First load, KB gzipped | before | now | difference |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
    ...(same > 0 ? ['', `${same} others have the same size.`] : []),
  ]
}

/** @param {string} folder of a package @param {string} source of the other version */
function offerChanges(folder, source) {
  const { name, ...now } = offerOf(root, folder)
  const changes = changesBetween(offerOf(source, folder), now)
  const isBreaking = (/** @type {{ isBreaking: boolean }} */ change) => change.isBreaking
  const sorted = changes.toSorted((one, other) => Number(isBreaking(other)) - Number(isBreaking(one)))
  return [
    '',
    `### ${name}`,
    '',
    ...(sorted.length === 0 ? ['Offers the same as before.'] : []),
    ...sorted.map(
      (change) => `- ${change.what} \`${change.name}\`${isBreaking(change) ? ' (breaking)' : ''}`,
    ),
  ]
}

const other = await earlierVersion(values.with)
for (const folder of ['packages/api-client', 'packages/fleet-portal-kit']) {
  const { code, output } = await run(['pnpm', '--dir', folder, 'build'])
  if (code !== 0) throw new Error(`${folder} was not built:\n${output}`)
}
const [before, now] = [await sizesOf(other.root), await sizesOf(root)]
console.log(
  [
    `## Compared with ${other.name}`,
    '',
    ...sizeTable(before, now),
    ...['api-client', 'fleet-portal-kit'].flatMap((folder) => offerChanges(folder, other.root)),
  ].join('\n'),
)
