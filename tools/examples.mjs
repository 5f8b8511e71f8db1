/*
 * Checks that every folder of examples can be copied alone: it has a README with commands, asks for published packages in
 * versions of a registry, imports no file outside of its folder, is small, is listed, and has a check in e2e/partners. First
 * it checks itself on an example with every fault.
 *
 *   node tools/examples.mjs            checks
 *   node tools/examples.mjs --write    asks for the current version of our packages; part of `npm run release:version`
 */
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** The most lines of an example, without README and package.json. */
const maxLines = 330

/**
 * @typedef {object} Example
 * @property {string} name
 * @property {string} readme
 * @property {string} manifest
 * @property {Record<string, string>} files the other files by their paths
 * @property {boolean} isListed
 * @property {boolean} isChecked
 */

const ours = ['fleet-portal-kit', 'fleet-portal-api-client']

/** The range that asks for a version of our packages. Before the first release it is the first version. */
const rangeOf = (/** @type {string} */ version) => `^${version === '0.0.0' ? '0.1.0' : version}`

/**
 * @param {Example} example
 * @param {string} range
 * @returns {string[]}
 */
function problemsOf({ name, readme, manifest, files, isListed, isChecked }, range) {
  const { name: stated, private: isPrivate, dependencies = {}, devDependencies = {} } = JSON.parse(manifest)
  const asked = Object.entries({ ...dependencies, ...devDependencies })
  const lines = Object.values(files).reduce((sum, text) => sum + text.split('\n').length, 0)
  const outside = Object.entries(files).flatMap(([file, text]) => {
    const depth = file.split('/').length - 1
    const up = [...text.matchAll(/['"`]((?:\.\.\/)+)/g)].map(([, steps = '']) => steps.length / 3)
    return up.some((steps) => steps > depth) || /fleet-source|workspace:/.test(text) ? [file] : []
  })
  return [
    ...(/```sh\n[^`]*npm install/.test(readme) ? [] : ['its README has no commands']),
    ...(/^## What to change$/m.test(readme) ? [] : ['its README does not say what to change']),
    ...(stated === name && isPrivate === true
      ? []
      : ['its package.json has another name, or is not private']),
    ...asked
      .filter(([, version]) => !/^[\^~]?\d+\.\d+\.\d+$/.test(version))
      .map(([library, version]) => `it asks for ${library} ${version}, which no registry has`),
    ...(dependencies['fleet-portal-kit'] ? [] : ['it does not ask for the kit']),
    ...asked
      .filter(([library, version]) => ours.includes(library) && version !== range)
      .map(([library, version]) => `it asks for ${library} ${version}, not for ${range}`),
    ...outside.map((file) => `${file} needs files outside of the example`),
    ...(lines > maxLines ? [`it has ${lines} lines, more than ${maxLines}`] : []),
    ...(isListed ? [] : ['examples/README.md does not list it']),
    ...(isChecked ? [] : ['e2e/partners has no check of it']),
  ].map((problem) => `examples/${name}: ${problem}`)
}

const planted = {
  name: 'control',
  readme: '# Control',
  manifest: JSON.stringify({ name: 'other', dependencies: { 'fleet-portal-api-client': 'workspace:*' } }),
  files: {
    'app/page.ts': "import '../../other.ts'",
    'main.ts': `import '../other.ts'${'\n'.repeat(maxLines)}`,
  },
  isListed: false,
  isChecked: false,
}
const expected = 11

const read = (/** @type {string} */ file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const index = read(join(root, 'examples/README.md'))

/** @param {string} name @returns {Example} */
function load(name) {
  const folder = join(root, 'examples', name)
  const isSource = (/** @type {string} */ file) =>
    !/(^|\/)(node_modules|dist|dist-server|\.next)(\/|$)/.test(file)
  const paths = globSync('**/*.*', { cwd: folder }).filter(isSource)
  const files = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path !== 'README.md' && path !== 'package.json')
    .map((path) => [path, read(join(folder, path))])
  return {
    name,
    readme: read(join(folder, 'README.md')),
    manifest: read(join(folder, 'package.json')) || '{}',
    files: Object.fromEntries(files),
    isListed: index.includes(`](${name})`),
    isChecked: existsSync(join(root, 'e2e/partners', name, 'partner.test.ts')),
  }
}

const { version } = JSON.parse(read(join(root, 'packages/fleet-portal-kit/package.json')))
const names = readdirSync(join(root, 'examples'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

if (process.argv.includes('--write')) {
  for (const name of names) {
    const file = join(root, 'examples', name, 'package.json')
    const pattern = new RegExp(`("(?:${ours.join('|')})": )"[^"]+"`, 'g')
    writeFileSync(file, read(file).replace(pattern, `$1"${rangeOf(version)}"`))
  }
}

const control = problemsOf(planted, '^0.1.0')
const problems = [
  ...(control.length === expected
    ? []
    : [`The control found ${control.length} of ${expected} faults: ${control.join('; ')}`]),
  ...(names.length === 0 ? ['There is no example.'] : []),
  ...names.flatMap((name) => problemsOf(load(name), rangeOf(version))),
]
console.log(`${names.length} examples, ${problems.length} problems`)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
