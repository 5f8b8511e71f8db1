/*
 * Checks that the files of `npm run new-area` pass all checks without changes. It generates an area of each kind that the
 * contract has and the kit lacks (a list with a create call, a read-only list, a list that the sandbox does not implement
 * yet), runs the checks on them, and undoes them. It takes minutes, so it is not part of `npm test`: run it after a change
 * of tools/area or of `ListScreen`.
 *
 *   npm run check:new-area
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contract } from '../packages/api-client/src/contract/index.ts'
import { factsOf } from './area/facts.mjs'
import { writeArea } from './area/write.mjs'
import { root, run } from './run.mjs'

const areas = 'packages/fleet-portal-kit/src/areas'
const kebab = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
const kindOf = ({ isImplemented, sample }) => (isImplemented ? (sample ? 'filled' : 'read') : 'missing')

/** One list of each kind that has no area yet. */
async function chosen() {
  const names = [...contract.keys()]
    .filter((name) => name.startsWith('list'))
    .map((name) => kebab(name.slice(4)))
  const byKind = new Map()
  for (const name of names.filter((one) => !existsSync(join(root, areas, one)))) {
    const facts = await factsOf(name).catch(() => undefined)
    if (facts && !byKind.has(kindOf(facts))) byKind.set(kindOf(facts), facts)
  }
  return [...byKind.values()]
}

const all = await chosen()
if (all.length === 0) console.log('Every list of the contract has its area: there is nothing to check.')
// Ctrl+C ends the running check. The files are undone all the same.
process.on('SIGINT', () => undefined)
/** @type {string[]} */
const created = []
/** @type {Map<string, string>} the first text of each changed file */
const changed = new Map()
const folders = all.map(({ area }) => `areas/${area}/`)
try {
  for (const facts of all) {
    const area = await writeArea(facts)
    created.push(...area.created)
    for (const { path, before } of area.changed) if (!changed.has(path)) changed.set(path, before)
  }
  const written = [...created, ...changed.keys()]
  const commands =
    all.length === 0
      ? []
      : [
          ['prettier', '--check', ...written],
          ['oxlint', '--type-aware', '--deny-warnings', ...written],
          ['node', 'tools/types.mjs'],
          ['vitest', 'run', '--project', 'kit', ...folders],
          ['vitest', 'run', '--project', 'stories', ...folders],
        ]
  for (const command of commands) {
    console.log(`\n--- ${command.slice(0, 4).join(' ')} (${all.map(({ area }) => area).join(', ')})`)
    const { code } = await run(command, { stream: true })
    if (code !== 0) process.exitCode = 1
  }
} finally {
  for (const path of created) rmSync(join(root, path), { force: true })
  for (const [path, before] of changed) writeFileSync(join(root, path), before)
  for (const folder of new Set(created.map(dirname))) {
    if (folder.startsWith(`${areas}/`)) rmSync(join(root, folder), { recursive: true, force: true })
  }
}
