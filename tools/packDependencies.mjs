/*
 * Checks what a pack asks a page to install: every dependency is used by the shipped code or its types, everything that the
 * code imports is asked for, and each is a range, because an exact version gives a page a second copy of the library. Only our
 * own packages ask for each other in exactly their own version, because they use internal entries of each other.
 */
import { builtinModules } from 'node:module'
import { mkdirSync, globSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root, run } from './run.mjs'

/** `@scope/name/part` becomes `@scope/name`. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** The packages that a file imports: with `import`, `export … from` and `import()`, in types too. */
function importsOf(source) {
  const specifiers = source.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"'.\s][^"'\s]*)["']/g)
  return [...specifiers].map(([, specifier = '']) => packageOf(specifier))
}

/** A range that more than one version satisfies. */
const isRange = (range) => /^(\^|~|>=)\d|\|\||^\d+(\.x)?$/.test(range)

const ours = new Set(['fleet-portal-api-client', 'fleet-portal-kit'])

/**
 * @param {{ name: string, version: string, dependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} manifest
 * @param {Iterable<string>} sources the shipped files
 * @returns {string[]} the problems
 */
export function dependencyProblems({ name, version, dependencies = {}, peerDependencies = {} }, sources) {
  const used = new Set([...sources].flatMap(importsOf))
  const asked = { ...dependencies, ...peerDependencies }
  return [
    ...Object.keys(asked)
      .filter((library) => !used.has(library))
      .map((library) => `${name} asks for ${library} and does not use it`),
    ...[...used]
      .filter((library) => library !== name && !(library in asked) && !builtinModules.includes(library))
      .map((library) => `${name} uses ${library} and does not ask for it`),
    ...Object.entries(asked)
      .filter(([library, range]) => !ours.has(library) && !isRange(range))
      .map(([library, range]) => `${name} asks for exactly ${library} ${range}`),
    ...Object.entries(asked)
      .filter(([library, range]) => ours.has(library) && range !== version)
      .map(([library, range]) => `${name} ${version} asks for ${library} ${range}, not for ${version}`),
  ]
}

/** Unpacks a pack and checks its dependencies. Returns the problems. */
export async function checkDependencies(file) {
  const planted = dependencyProblems(
    {
      name: 'control',
      version: '1.0.0',
      dependencies: { used: '^1.0.0', unused: '^1.0.0', pinned: '1.0.0', 'fleet-portal-kit': '^1.0.0' },
    },
    [
      'import { a } from "used/part";\nconst b = import("pinned")',
      'export type { C } from "absent"\nimport "fleet-portal-kit"',
    ],
  )
  const exact = { name: 'control', version: '1.0.0', dependencies: { 'fleet-portal-kit': '1.0.0' } }
  planted.push(...dependencyProblems(exact, ['import d from "fleet-portal-kit/part"']))
  if (planted.length !== 4) return [`The control of the dependencies found ${planted.join('; ')}`]
  const folder = join(root, '.cache', 'unpacked', basename(file, '.tgz'))
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { code, output } = await run(['tar', '-xzf', file, '-C', folder])
  if (code !== 0) return [output]
  const manifest = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'))
  const sources = globSync('package/dist/**/*.{js,d.ts}', { cwd: folder }).map((path) =>
    readFileSync(join(folder, path), 'utf8'),
  )
  return dependencyProblems(manifest, sources)
}
