import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** Runs a program. If it fails, the error has everything that it printed. */
export async function run(
  program: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
) {
  try {
    await execute(program, args, { ...options, maxBuffer: 50_000_000 })
  } catch (error) {
    const { message, stdout } = error as Error & { stdout: string }
    throw new Error(`${message}\n${stdout}`, { cause: error })
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const packs = join(root, '.cache/packs')

/** The folder of an example. Each check of a page takes it from there. */
export const exampleFolder = (name: string) => join(root, 'examples', name)
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
  const sources = await Promise.all([
    ...Object.values(packages).map((folder) => newestIn(join(root, folder, 'src'))),
    stat(join(root, 'pnpm-workspace.yaml')).then(({ mtimeMs }) => mtimeMs),
  ])
  return (await newestIn(packs)) > Math.max(...sources)
}

/** Runs one job at a time, in all processes of the tests. */
async function alone<T>(job: () => Promise<T>): Promise<T> {
  const lock = join(root, '.cache/packs.lock')
  const isStale = async () =>
    stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs > 300_000,
      () => false,
    )
  for (;;) {
    const handle = await open(lock, 'wx').catch(() => undefined)
    if (handle) {
      try {
        return await job()
      } finally {
        await handle.close()
        await rm(lock, { force: true })
      }
    }
    if (await isStale()) await rm(lock, { force: true })
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Packs both packages as they would be published, unless the packs are newer than the source. */
export const pack = () =>
  alone(async () => {
    if (await arePacked()) return
    await rm(packs, { recursive: true, force: true })
    await mkdir(packs, { recursive: true })
    const pnpm = join(root, 'node_modules/.bin/pnpm')
    for (const folder of Object.values(packages)) {
      await run(pnpm, ['--dir', folder, 'build'], { cwd: root })
      await run(pnpm, ['--dir', folder, 'pack', '--pack-destination', packs], { cwd: root })
    }
  })

/** The oldest version of each range that the published packages ask for, by the name of the package. */
export async function oldestVersions(): Promise<Record<string, string>> {
  const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [, published = ''] = /\n {2}published:\n((?: {4}.*\n)+)/.exec(workspace) ?? []
  const versions = Object.fromEntries(
    [...published.matchAll(/^ {4}'?([^#':\s][^':\n]*)'?: \^(\d+\.\d+\.\d+)/gm)].map(([, name, version]) => [
      name,
      version,
    ]),
  ) as Record<string, string>
  if (Object.keys(versions).length === 0) throw new Error('pnpm-workspace.yaml has no published ranges.')
  return versions
}

interface Manifest {
  dependencies: Record<string, string>
  overrides?: Record<string, string>
}

/** Changes the manifest of a page, for example the version of React. */
export type ManifestChange = (manifest: Manifest) => Manifest | Promise<Manifest>

interface InstallOptions {
  change?: ManifestChange | undefined
  /** Packages that the page has installed before the packs, by their exact versions. */
  installedBefore?: Readonly<Record<string, string>> | undefined
}

/**
 * Copies an example to an empty folder outside the workspace and installs it there, as a partner does, with the packs in the
 * place of the published packages. Resolves to the folder.
 */
export async function installPage(
  name: string,
  page: string,
  { change = (manifest) => manifest, installedBefore }: InstallOptions = {},
): Promise<string> {
  const folder = join(root, '.cache/partners', name)
  await rm(folder, { recursive: true, force: true })
  const isSource = (file: string) => !/[\\/](node_modules|dist|dist-server|\.next)$/.test(file)
  await cp(page, folder, { recursive: true, filter: isSource })
  await mkdir(join(folder, 'packs'))
  const packNames = Object.keys(packages)
  for (const packed of packNames) {
    const file = (await readdir(packs)).find((one) => one.startsWith(`${packed}-`) && one.endsWith('.tgz'))
    if (!file) throw new Error(`${packed} was not packed.`)
    await copyFile(join(packs, file), join(folder, 'packs', `${packed}.tgz`))
  }
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest
  if (!manifest.dependencies['fleet-portal-kit']) throw new Error(`${page} does not ask for the kit.`)
  for (const packed of packNames) manifest.dependencies[packed] = `file:packs/${packed}.tgz`
  const install = async (next: Manifest) => {
    await writeFile(join(folder, 'package.json'), JSON.stringify(next))
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error']
    await run('npm', ['install', ...options], { cwd: folder, env: environment })
  }
  if (installedBefore) {
    const own = Object.entries(manifest.dependencies).filter(([one]) => !packNames.includes(one))
    const exact = own.map(([one, range]) => [one, installedBefore[one] ?? range])
    const overrides = Object.entries(installedBefore).filter(([one]) => !(one in manifest.dependencies))
    await install({
      ...manifest,
      dependencies: Object.fromEntries(exact) as Record<string, string>,
      overrides: Object.fromEntries(overrides) as Record<string, string>,
    })
  }
  await install(await change(manifest))
  return folder
}

/** The environment of a partner's commands: without what the test runner has set for itself. */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(NODE_(ENV|OPTIONS|PATH|V8_COVERAGE)|TEST_.*|FORCE_COLOR|npm_(package|lifecycle)_.*)$/.test(name),
    ),
  ),
  NEXT_TELEMETRY_DISABLED: '1',
}
