/* Builds and packs both packages as they would be published, and checks the packs: contents, types, the report of
 * their exports, and sizes. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { checkApi } from './apiReport.mjs'
import { checkSizes } from './sizes.mjs'

const packs = join(root, '.cache', 'packs')
const failures = []

async function step(name, command) {
  const { code, output } = await run(command)
  console.log(`${code === 0 ? 'ok      ' : 'FAILED  '}${name}`)
  if (code === 0) return true
  console.log(output.trimEnd())
  failures.push(name)
  return false
}

rmSync(packs, { recursive: true, force: true })
mkdirSync(packs, { recursive: true })
// The client first, because the kit's declarations import it.
for (const name of ['api-client', 'fleet-portal-kit']) {
  const isBuilt = await step(`${name}: build`, ['pnpm', '--filter', name, 'build'])
  if (!isBuilt) continue
  await step(`${name}: pack`, ['pnpm', '--dir', `packages/${name}`, 'pack', '--pack-destination', packs])
}
for (const file of readdirSync(packs)) {
  const pack = join(packs, file)
  await step(`${file}: publint`, ['publint', pack, '--strict'])
  await step(`${file}: types`, ['attw', pack, '--profile', 'esm-only', '--no-emoji'])
}
if (failures.length === 0) failures.push(...checkApi(), ...(await checkSizes()))

if (failures.length > 0) console.error(`\n${failures.join('\n')}`)
process.exitCode = failures.length > 0 ? 1 : 0
