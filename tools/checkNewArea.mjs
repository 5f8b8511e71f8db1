/*
 * Checks that the files of `npm run new-area` pass all checks without changes. It generates an area of each kind that the
 * contract has and the kit lacks (a list with a create call, a read-only list, a list that the sandbox does not implement
 * yet), runs the checks on them, and deletes them. It takes minutes, so it is not part of `npm test`: run it after a change
 * of tools/area or of `ListScreen`.
 *
 *   npm run check:new-area
 */
import { existsSync, rmSync } from 'node:fs'
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
// Ctrl+C ends the running check. The files are deleted all the same.
process.on('SIGINT', () => undefined)
const written = []
const folders = all.map(({ area }) => `areas/${area}/`)
try {
  for (const facts of all) written.push(...(await writeArea(facts)))
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
  for (const path of written) rmSync(join(root, path), { force: true })
  for (const folder of new Set(written.map(dirname))) {
    if (folder.startsWith(`${areas}/`)) rmSync(join(root, folder), { recursive: true, force: true })
  }
}
