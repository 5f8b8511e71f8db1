/*
 * Removes the declarations that no entry of a package reaches, and checks the others: they may import the package's
 * dependencies and peers only, and name no type of Node.
 *
 *   node tools/pruneDeclarations.mjs    in the folder of a built package
 */
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const available = [
  manifest.name,
  ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  // React's types stand in a package of their own.
  'react/jsx-runtime',
]

/** Libraries whose types the kit's declarations must not mention. */
const hidden =
  manifest.name === 'fleet-portal-kit' &&
  /["'](styled-components|zod|zod\/mini|react-hook-form|@floating-ui\/react|@tanstack\/react-table)["'/]/g

const problems = []
const entries = Object.values(manifest.exports).flatMap((target) => {
  const found = target ? globSync(target.types.replace('./', '')) : []
  if (target && found.length === 0) problems.push(`${target.types} is exported and was not built.`)
  return found
})
const reached = new Set(entries.map((file) => normalize(file)))
for (const file of reached) {
  const written = readFileSync(file, 'utf8')
  // The compiler rewrites the endings of import statements, and not those of the types that it infers.
  const source = written.replace(/\bimport\("(\.[^"]+)\.tsx?"\)/g, 'import("$1.js")')
  if (source !== written) writeFileSync(file, source)
  if (/\b(NodeJS\.|Buffer\b)|types="node"/.test(source)) problems.push(`${file} names a type of Node.`)
  for (const [, library = ''] of hidden ? source.matchAll(hidden) : []) {
    problems.push(`${file} mentions a type of ${library}.`)
  }
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, specifier = ''] of code.matchAll(/(?:from |import\(|import )["']([^"']+)["']/g)) {
    if (specifier.startsWith('.')) {
      const declaration = normalize(join(dirname(file), specifier.replace(/\.[jt]sx?$/, '.d.ts')))
      if (existsSync(declaration)) reached.add(declaration)
      else problems.push(`${file} imports ${specifier}, which has no declaration.`)
    } else if (!available.some((name) => specifier === name || specifier.startsWith(`${name}/`))) {
      problems.push(`${file} imports ${specifier}, which a page does not have.`)
    }
  }
}
const all = globSync('dist/types/**/*.d.ts').map((file) => normalize(file))
for (const file of all) if (!reached.has(file)) rmSync(file)

for (const problem of problems) console.error(problem)
console.log(`${reached.size} declarations, ${all.length - reached.size} removed`)
process.exitCode = problems.length > 0 ? 1 : 0
