/*
 * Finds the calls and events in the code that remains when a page bundles a component alone. A use of an endpoint that only asks for
 * its access is no call.
 */
import { build, type Plugin } from 'esbuild'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { manifest, root, sources } from './folders.ts'
import { docs } from './sourceDocs.ts'

/** Replaces each endpoint by a mark with its name. So esbuild leaves out the endpoints that a component does not use. */
const markEndpoints: Plugin = {
  name: 'mark-endpoints',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]contract[\\/]\w+\.ts$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /= (?:\/\* @__PURE__ \*\/ )?defineEndpoint\(\{\s+name: ('\w+'),[\s\S]*?\n\}\)/g,
        '= { markedEndpoint: $1 }',
      ),
    }))
  },
}

/** Loads of a file on demand only the export that is named beside the import: `lazyWithRetry(() => import('./Form.tsx'), 'Form')`. */
const nameExports: Plugin = {
  name: 'name-exports',
  setup({ onLoad, onResolve }) {
    const namespace = 'one-export'
    onLoad({ namespace: 'file', filter: /[\\/]fleet-portal-kit[\\/]src[\\/].*\.tsx?$/ }, ({ path }) => ({
      loader: path.endsWith('x') ? 'tsx' : 'ts',
      contents: readFileSync(path, 'utf8').replace(
        /import\('([^']+)'\),(\s+)'(\w+)'/g,
        `import('${namespace}:$3:$1'),$2'$3'`,
      ),
    }))
    onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path, resolveDir }) => {
      const [, name = '', file = ''] = path.split(':')
      return { path: `${name}:${join(resolveDir, file)}`, namespace, sideEffects: false }
    })
    onLoad({ filter: /./, namespace }, ({ path }) => {
      const [name = '', file = ''] = path.split(':')
      return { contents: `export { ${name} } from './${basename(file)}'`, resolveDir: dirname(file) }
    })
  },
}

/** A file that a page loads. */
interface LoadedFile {
  path: string
  code: string
}

/** The files that a page loads for one export of the kit, on demand too. */
async function filesOf(name: string, file: string): Promise<LoadedFile[]> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${name} } from './${file}'`, resolveDir: sources, loader: 'ts' },
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    outdir: join(root, '.cache/inventory'),
    target: 'es2022',
    platform: 'browser',
    conditions: ['fleet-source'],
    packages: 'bundle',
    external: externals,
    plugins: [markEndpoints, nameExports],
    logLevel: 'error',
  })
  return outputFiles.map(({ path, text }) => ({ path, code: text }))
}

/** All libraries. They make no calls of the API. */
const externals = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap((name) =>
  name === 'fleet-portal-api-client' ? [] : [name, `${name}/*`],
)

const events = docs.get('FleetEventMap')
if (!events) throw new Error('FleetEventMap is not found.')
/** The documentation of each event. */
export const eventDocs = events

/** What the code of a component uses of the API and of the events. */
export interface Use {
  calls: string[]
  events: string[]
}

/** The endpoint of a mark: `{ markedEndpoint: "listDrivers" }`. */
function markOf(node: ts.Expression | undefined): string | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  const [property] = node.properties
  const isMark = property && ts.isPropertyAssignment(property) && property.name.getText() === 'markedEndpoint'
  return isMark && ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined
}

/** Whether an identifier only asks for access to an endpoint, or for its name, and does not call it. */
function asksForAccess(identifier: ts.Identifier): boolean {
  const { parent } = identifier
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === 'name'
  if (ts.isPropertyAssignment(parent)) {
    const component = parent.parent.parent
    const isRefusal = ts.isCallExpression(component) && component.arguments[0]?.getText() === 'RefusedState'
    return parent.name.getText() === 'requires' || isRefusal
  }
  return (
    ts.isCallExpression(parent) &&
    ts.isPropertyAccessExpression(parent.expression) &&
    ['can', 'shows', 'blocked'].includes(parent.expression.name.text)
  )
}

/** The endpoints that files call. */
function callsIn(files: readonly LoadedFile[]): string[] {
  const parsed = files.map(({ path, code }) => ts.createSourceFile(path, code, ts.ScriptTarget.ESNext, true))
  /** The endpoints of each file by their names in it, and by the names that it exports. */
  const [names, exported] = [new Map<string, Map<string, string>>(), new Map<string, Map<string, string>>()]
  for (const file of parsed) {
    const own = new Map<string, string>()
    const shared = new Map<string, string>()
    for (const statement of file.statements) {
      if (ts.isVariableStatement(statement)) {
        for (const { name, initializer } of statement.declarationList.declarations) {
          const endpoint = markOf(initializer)
          if (endpoint) own.set(name.getText(), endpoint)
        }
      }
      const clause = ts.isExportDeclaration(statement) ? statement.exportClause : undefined
      if (!clause || !ts.isNamedExports(clause)) continue
      for (const { name, propertyName } of clause.elements) {
        const endpoint = own.get((propertyName ?? name).text)
        if (endpoint) shared.set(name.text, endpoint)
      }
    }
    names.set(file.fileName, own)
    exported.set(file.fileName, shared)
  }
  const calls = new Set<string>()
  for (const file of parsed) {
    const own = names.get(file.fileName) ?? new Map<string, string>()
    const visit = (node: ts.Node): void => {
      if (ts.isExportDeclaration(node)) return
      if (ts.isImportDeclaration(node)) {
        const shared = exported.get(
          join(dirname(file.fileName), (node.moduleSpecifier as ts.StringLiteral).text),
        )
        const bindings = node.importClause?.namedBindings
        if (!shared || !bindings || !ts.isNamedImports(bindings)) return
        for (const { name, propertyName } of bindings.elements) {
          const endpoint = shared.get((propertyName ?? name).text)
          if (endpoint) own.set(name.text, endpoint)
        }
        return
      }
      const endpoint = ts.isIdentifier(node) ? own.get(node.text) : undefined
      if (endpoint && ts.isIdentifier(node)) {
        const { parent } = node
        const isName =
          (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
          (ts.isVariableDeclaration(parent) && parent.name === node) ||
          (ts.isPropertyAssignment(parent) && parent.name === node)
        if (!isName && !asksForAccess(node)) calls.add(endpoint)
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return [...calls].toSorted()
}

/** The calls and events of the files that a page loads for one export of the kit. */
export async function useOf(name: string, file: string): Promise<Use> {
  const files = await filesOf(name, file)
  const code = files.map((file) => file.code).join('\n')
  return { calls: callsIn(files), events: [...eventDocs.keys()].filter((name) => code.includes(`"${name}"`)) }
}
