import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../..', import.meta.url))
const packs = join(root, '.cache/packs')
/** The folder of each package in the workspace, by its name. */
const packages = {
  'fleet-portal-api-client': 'packages/api-client',
  'fleet-portal-kit': 'packages/fleet-portal-kit',
}

/** The modification time of the newest file in a folder. */
async function newestIn(folder: string) {
  const names = await readdir(folder, { recursive: true })
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs))
  return Math.max(...times)
}

async function arePacked() {
  if (!existsSync(packs) || (await readdir(packs)).length !== Object.keys(packages).length) return false
  const sources = await Promise.all(
    Object.values(packages).map((folder) => newestIn(join(root, folder, 'src'))),
  )
  return (await newestIn(packs)) > Math.max(...sources)
}

/** Packs both packages as they would be published, unless the packs are newer than the source. */
async function pack() {
  if (await arePacked()) return
  await rm(packs, { recursive: true, force: true })
  await mkdir(packs, { recursive: true })
  const pnpm = join(root, 'node_modules/.bin/pnpm')
  for (const folder of Object.values(packages)) {
    await run(pnpm, ['--dir', folder, 'build'], { cwd: root })
    await run(pnpm, ['--dir', folder, 'pack', '--pack-destination', packs], { cwd: root })
  }
}

/** Installs the packs in a page outside the workspace, as a partner does, and builds it. Resolves to its folder. */
export async function buildPage(): Promise<string> {
  await pack()
  const page = join(root, '.cache/partners/vite-react18')
  await rm(page, { recursive: true, force: true })
  await cp(fileURLToPath(new URL('./page', import.meta.url)), page, { recursive: true })
  await mkdir(join(page, 'packs'))
  for (const name of Object.keys(packages)) {
    const file = (await readdir(packs)).find((one) => one.startsWith(`${name}-`) && one.endsWith('.tgz'))
    if (!file) throw new Error(`${name} was not packed.`)
    await copyFile(join(packs, file), join(page, 'packs', `${name}.tgz`))
  }
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: page,
  })
  await run('npm', ['run', 'build'], { cwd: page })
  return join(page, 'dist')
}
