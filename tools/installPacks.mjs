/*
 * Installs the packed packages in an empty folder, as a page does, and checks what the page gets: the number and weight of
 * the packages, and that pages without TypeScript types of Node compile.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { root, run } from './run.mjs'

/** An install of the kit, without React itself: packages, and millions of bytes on disk. */
const budget = { packages: 40, megabytes: 45 }

const page = join(root, '.cache', 'install')

/** The packages of an installed page, without links. */
const installed = () =>
  globSync('node_modules/{*,@*/*}/package.json', { cwd: page }).filter(
    (file) => !/node_modules\/(@types\/react|react|react-dom|scheduler|csstype)\//.test(file),
  )

const bytesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

/** The pack of each package, by the name of the package. */
export const packFiles = (folder) =>
  Object.fromEntries(
    readdirSync(folder).map((file) => [basename(file).replace(/-\d[\w.-]*\.tgz$/, ''), join(folder, file)]),
  )

/** Every file that `exports` names, under whatever condition. */
const targetsOf = (target) =>
  typeof target === 'string' ? [target] : Object.values(target ?? {}).flatMap(targetsOf)

/** Whether a target of `exports` is one of the built files of a pack. */
function isInPack(target, names) {
  if (!target.startsWith('./dist/')) return false
  const [start, end = ''] = `package/${target.slice(2)}`.split('*')
  if (!target.includes('*')) return names.includes(start)
  return names.some((name) => name.startsWith(start) && name.endsWith(end))
}

/** What a pack must not contain, and what it must. Returns the problems. */
export async function checkContents(file) {
  const { output } = await run(['tar', '-tzf', file])
  const names = output.split('\n')
  const { output: text } = await run(['tar', '-xzOf', file, 'package/package.json'])
  const manifest = JSON.parse(text)
  return [
    ...[
      'LICENSE',
      'README.md',
      'CHANGELOG.md',
      // What the kit has for pages without React.
      ...(manifest.customElements ? ['custom-elements.json', 'dist/browser/loader.js'] : []),
    ].flatMap((name) => (names.includes(`package/${name}`) ? [] : [`${basename(file)} has no ${name}`])),
    ...(/fleet-source|workspace:|catalog:/.test(text)
      ? [`${basename(file)}: its manifest points to this repository`]
      : []),
    ...['devDependencies', 'scripts'].flatMap((field) =>
      manifest[field] ? [`${basename(file)} publishes ${field}`] : [],
    ),
    ...['repository', 'engines', 'keywords', 'license', 'description'].flatMap((field) =>
      manifest[field] ? [] : [`${basename(file)} has no ${field}`],
    ),
    ...targetsOf(manifest.exports)
      .filter((target) => !isInPack(target, names))
      .map((target) => `${basename(file)} has no ${target}, which its exports name`),
    ...names.filter((name) => /\.test\.|\.stories\.|\/testing\//.test(name)),
  ]
}

/** Installs packs and React in an empty folder. `network` is how npm uses the registry. */
async function installIn(folder, packs, network = '--prefer-offline') {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'packs'), { recursive: true })
  const dependencies = { react: '^19.0.0', 'react-dom': '^19.0.0', '@types/react': '^19.0.0' }
  for (const [name, file] of Object.entries(packs)) {
    cpSync(file, join(folder, 'packs', `${name}.tgz`))
    dependencies[name] = `file:packs/${name}.tgz`
  }
  const manifest = { private: true, type: 'module', dependencies }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  // Its own level, because `npm run --silent` would silence the reason of a refusal too.
  return run(
    ['npm', 'install', network, '--loglevel=error', '--no-audit', '--no-fund', '--no-package-lock'],
    { cwd: folder },
  )
}

/** A copy of a pack with a changed manifest. */
async function repack(file, change) {
  const folder = join(root, '.cache', 'repacked', basename(file, '.tgz'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await run(['tar', '-xzf', file, '-C', folder])
  const manifest = join(folder, 'package/package.json')
  writeFileSync(manifest, JSON.stringify(change(JSON.parse(readFileSync(manifest, 'utf8')))))
  await run(['tar', '-czf', 'pack.tgz', 'package'], { cwd: folder })
  return join(folder, 'pack.tgz')
}

/** Packs of the kit 1.0.0 and the client 1.0.1. Before 1.0 a range may mean one version only, which would prove nothing. */
async function mismatchingPair(packs, changeRange = (range) => range) {
  const client = 'fleet-portal-api-client'
  return {
    [client]: await repack(packs[client], (manifest) => ({ ...manifest, version: '1.0.1' })),
    'fleet-portal-kit': await repack(packs['fleet-portal-kit'], ({ version, dependencies, ...manifest }) => {
      const range = changeRange(dependencies[client].replace(version, '1.0.0'))
      return { ...manifest, version: '1.0.0', dependencies: { ...dependencies, [client]: range } }
    }),
  }
}

/**
 * The kit must not get another version of the client. npm asks no registry here, so that it finds no other copy for the kit and
 * must refuse. The control is a kit with a range, which npm installs with the other version. Returns the problems.
 */
async function checkPair(packs) {
  const folder = join(root, '.cache', 'install-pair')
  const matching = await installIn(folder, packs, '--offline')
  if (matching.code !== 0) return [`The packs cannot be installed without a registry:\n${matching.output}`]
  const install = async (pair) => installIn(folder, pair, '--offline')
  const control = await install(await mismatchingPair(packs, (range) => `^${range.replace(/^\^/, '')}`))
  if (control.code !== 0) return [`The control failed: a range was not satisfied:\n${control.output}`]
  const { code, output } = await install(await mismatchingPair(packs))
  const isRefused = code !== 0 && /fleet-portal-api-client/.test(output)
  console.log(`pair     a client of another version is ${isRefused ? 'refused' : 'ACCEPTED'}`)
  return isRefused ? [] : [`The kit is installed with a client of another version:\n${output}`]
}

/** Installs the packs and React in an empty folder. Returns the problems. */
export async function checkInstall(packs) {
  const { code, output } = await installIn(page, packs)
  if (code !== 0) return [`The packs cannot be installed:\n${output}`]
  const pairProblems = await checkPair(packs)
  const packages = installed()
  const megabytes = packages.reduce((sum, file) => sum + bytesIn(join(page, file, '..')), 0) / 1e6
  console.log(
    `install  ${packages.length} of ${budget.packages} packages, ${megabytes.toFixed(1)} of ${budget.megabytes} MB`,
  )
  const problems = []
  if (packages.length > budget.packages) problems.push(`An install has ${packages.length} packages.`)
  if (megabytes > budget.megabytes) problems.push(`An install has ${megabytes.toFixed(1)} MB.`)
  return [...problems, ...pairProblems, ...(await checkTypes()), ...(await checkServers())]
}

/** The oldest Node that servers of partners may have, if this machine has it, and the project's own. */
async function nodes() {
  const found = new Map()
  for (const folder of [
    '',
    ...(process.env.PATH ?? '').split(delimiter).filter((one) => one.startsWith('/')),
  ]) {
    const file = folder ? join(folder, 'node') : process.execPath
    if (!existsSync(file)) continue
    const { output } = await run([realpathSync(file), '--version'])
    const [major] = /\d+/.exec(output) ?? []
    if (Number(major) >= 20 && !found.has(major)) found.set(major, realpathSync(file))
  }
  return [...found.values()]
}

/** Renders every component of the installed kit with each Node. Returns the problems. */
async function checkServers() {
  const problems = []
  cpSync(join(root, 'tools/renderOnServer.mjs'), join(page, 'renderOnServer.mjs'))
  for (const node of await nodes()) {
    const { code, output } = await run([node, 'renderOnServer.mjs'], { cwd: page })
    if (code === 0) console.log(output.trimEnd())
    else problems.push(`The kit does not render on a server:\n${output}`)
  }
  return problems
}

/** Compiles every entry of the installed kit with the strictest settings, and without types of Node. */
async function checkTypes() {
  const manifest = JSON.parse(readFileSync(join(page, 'node_modules/fleet-portal-kit/package.json'), 'utf8'))
  const areas = readdirSync(join(page, 'node_modules/fleet-portal-kit/dist/areas'))
  const others = ['elements', 'flags/firebase', 'realtime/socket-io', 'maps/google']
  const entries = ['', ...others, 'locales/fil', ...areas].map((entry) => entry && `/${entry}`)
  const lines = entries.map((entry, index) => `export * as entry${index} from '${manifest.name}${entry}'`)
  writeFileSync(join(page, 'page.ts'), lines.join('\n'))
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['es2023', 'dom', 'dom.iterable'],
  }
  writeFileSync(join(page, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['page.ts'] }))
  const { code, output } = await run([
    process.execPath,
    join(root, 'node_modules/@typescript/native/bin/tsc'),
    '-p',
    page,
  ])
  return code === 0 ? [] : [`The types of the installed kit do not compile:\n${output}`]
}

/** `npm publish` of the sources would publish a package that cannot be installed. Returns the problems. */
export async function checkNpmRefused(folder) {
  const { code } = await run(['npm', 'publish', '--dry-run'], { cwd: folder })
  return code === 0 ? [`npm publishes ${basename(folder)}`] : []
}
