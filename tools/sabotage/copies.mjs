import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, run } from '../run.mjs'

const folder = join(root, '.cache', 'sabotage')

const filesOfProject = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))

const packagesOfProject = () =>
  [
    ...['packages', 'apps'].flatMap((group) =>
      readdirSync(join(root, group)).map((name) => join(group, name)),
    ),
    'e2e',
    'bench',
  ].filter((name) => existsSync(join(root, name, 'node_modules')))

/** Copies the project with uncommitted changes. Installed packages are symbolic links. */
function copyTo(copy, files, packages) {
  rmSync(copy, { recursive: true, force: true })
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  // The links of pnpm are relative: in the copy, packages import the copies of other packages.
  for (const name of packages.map((one) => join(one, 'node_modules'))) {
    cpSync(join(root, name), join(copy, name), { recursive: true, verbatimSymlinks: true })
  }
  const browser = join('.cache', 'chromium')
  if (existsSync(join(root, browser))) cpSync(join(root, browser), join(copy, browser))
  return copy
}

/** Creates copies of the project whose files can be changed. Returns their folders. */
export function makeCopies(count) {
  const [files, packages] = [filesOfProject(), packagesOfProject()]
  return Array.from({ length: count }, (_, index) => copyTo(join(folder, String(index + 1)), files, packages))
}

/** Migrates one database for all test runs. Resolves to its snapshot file. */
export async function migratedDatabase() {
  const file = join(folder, 'snapshot.tar.gz')
  const module = pathToFileURL(join(root, 'apps', 'sandbox', 'src', 'testing', 'snapshot.ts'))
  const program = `
    import { writeFileSync } from 'node:fs'
    import { migratedSnapshot } from '${module.href}'
    writeFileSync(${JSON.stringify(file)}, await migratedSnapshot('none'))`
  const { code, output } = await run([
    'node',
    '--conditions=fleet-source',
    '--input-type=module',
    '--eval',
    program,
  ])
  if (code !== 0) throw new Error(output)
  return file
}
