/*
 * Writes or checks `packages/<folder>/public-surface.json`: what a package offers to pages besides its exports. Compares
 * both, and the API reports, with those of the last release in `packages/<folder>/released`, and with the pending changesets.
 *
 *   node tools/surface.mjs            checks
 *   node tools/surface.mjs --write    writes the surfaces (part of `npm run api-report`)
 *   node tools/surface.mjs --store    stores reports and surfaces as those of the last release (part of `npm run release:version`)
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readChangesets } from '@changesets/read'
import { root } from './run.mjs'
import { changesBetween } from './surface/changes.mjs'
import { collect } from './surface/collect.mjs'
import { missedPlants } from './surface/control.mjs'
import { deprecationProblems, nextVersion, unannounced } from './surface/rules.mjs'

const folders = ['packages/api-client', 'packages/fleet-portal-kit'].map((folder) => join(root, folder))
const surfaceFile = 'public-surface.json'

const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, undefined, 2)}\n`)

export async function writeSurfaces() {
  for (const folder of folders) writeJson(join(folder, surfaceFile), (await collect(folder)).surface)
}

/** Stores what this version offers, for the comparison with later ones. */
async function storeRelease() {
  for (const folder of folders) {
    const { name, version } = manifestOf(folder)
    const { report, surface } = await collect(folder)
    const released = join(folder, 'released')
    mkdirSync(released, { recursive: true })
    writeFileSync(join(released, `${name}.api.md`), report)
    writeJson(join(released, surfaceFile), { version, ...surface })
  }
}

/** The offer of the last release. Undefined before the first one. */
function releasedOf(folder, name) {
  const file = join(folder, 'released', surfaceFile)
  if (!existsSync(file)) return undefined
  const { version, ...surface } = JSON.parse(readFileSync(file, 'utf8'))
  return { version, surface, report: readFileSync(join(folder, 'released', `${name}.api.md`), 'utf8') }
}

/** @returns {Promise<string[]>} the problems of one package */
async function problemsOf(folder, changesets) {
  const { name, version } = manifestOf(folder)
  const { report, surface, problems } = await collect(folder)
  const file = join(folder, surfaceFile)
  const next = nextVersion(version, changesets)
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (committed !== `${JSON.stringify(surface, undefined, 2)}\n`) {
    problems.push(`${name}: ${surfaceFile} is not up to date. Run \`npm run api-report\` and commit it.`)
  }
  const before = releasedOf(folder, name)
  const changes = before ? changesBetween(before, { report, surface }) : []
  if (before && before.version !== version) {
    problems.push(`${name} ${version} was not stored as the last release. Run \`npm run release:version\`.`)
  }
  if (!before && version !== '0.0.0') problems.push(`${name} ${version} has no stored release.`)
  const since = before ? `${changes.length} changes since ${before.version}` : 'no release yet'
  console.log(`surface  ${name}: ${since}, next version ${next}`)
  return [
    ...problems,
    ...unannounced({ name, version, changes, changesets }),
    ...deprecationProblems({ name, next, changes, before: before?.surface ?? {}, now: surface }),
  ]
}

/** Checks both packages, after it has checked itself on planted changes. @returns {Promise<string[]>} the problems */
export async function checkSurfaces() {
  const missed = missedPlants()
  if (missed.length > 0) return missed.map((plant) => `The control of the public surface failed: ${plant}`)
  const changesets = await readChangesets(root)
  const problems = await Promise.all(folders.map((folder) => problemsOf(folder, changesets)))
  return problems.flat()
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--write')) await writeSurfaces()
  else if (process.argv.includes('--store')) await storeRelease()
  else {
    const problems = await checkSurfaces()
    for (const problem of problems) console.error(problem)
    process.exitCode = problems.length > 0 ? 1 : 0
  }
}
