/* Builds and packs both packages as they would be published, and checks the packs: contents, types, an install in an empty
 * folder, the reports of what they offer, the browsers that they need, and sizes. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './run.mjs'
import { checkContents, checkInstall, checkNpmRefused, packFiles } from './installPacks.mjs'
import { checkApi } from './apiReport.mjs'
import { checkBrowsers } from './browsers.mjs'
import { checkBuiltSchemas } from './builtSchemas.mjs'
import { checkDependencies } from './packDependencies.mjs'
import { missedReleasePlants } from './release/control.mjs'
import { checkSizes } from './sizes.mjs'
import { checkSurfaces } from './surface.mjs'

const packs = join(root, '.cache', 'packs')
const failures = missedReleasePlants().map((plant) => `The control of the release failed: ${plant}`)

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
for (const folder of ['packages/api-client', 'packages/fleet-portal-kit']) {
  const isBuilt = await step(`${folder}: build`, ['pnpm', '--dir', folder, 'build'])
  if (!isBuilt) continue
  await step(`${folder}: pack`, ['pnpm', '--dir', folder, 'pack', '--pack-destination', packs])
  failures.push(...(await checkNpmRefused(join(root, folder))))
}
for (const file of readdirSync(packs)) {
  const pack = join(packs, file)
  failures.push(...(await checkContents(pack)), ...(await checkDependencies(pack)))
  await step(`${file}: publint`, ['publint', pack, '--strict'])
  await step(`${file}: types`, ['attw', pack, '--profile', 'esm-only', '--no-emoji'])
}
failures.push(...(await checkInstall(packFiles(packs))), ...checkBrowsers())
if (failures.length === 0) {
  failures.push(
    ...checkApi(),
    ...(await checkSurfaces()),
    ...(await checkBuiltSchemas()),
    ...(await checkSizes()),
  )
}

if (failures.length > 0) console.error(`\n${failures.join('\n')}`)
process.exitCode = failures.length > 0 ? 1 : 0
