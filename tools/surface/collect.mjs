/*
 * Collects what a package offers to pages besides its exports: entries, events, theme tokens, classes with their attributes,
 * the keys of its sentences, and what is deprecated.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { declarationsIn } from './declarations.mjs'
import { membersIn, messagesIn } from './messages.mjs'

/** Entries of the client that only the kit may use. */
const internal = './light/'

/** The entries of a manifest, with the names that a `*` stands for. */
function entriesOf(folder, { exports }) {
  const isClosed = (entry) => entry in exports && exports[entry] === null
  return Object.entries(exports)
    .flatMap(([entry, target]) => {
      if (target === null || !entry.includes('*')) return target === null ? [] : [entry]
      const [start = '', end = ''] = target['fleet-source'].slice(2).split('*')
      return globSync(`${start}*${end}`, { cwd: folder })
        .map((file) => file.replaceAll('\\', '/').slice(start.length, -end.length))
        .filter((name) => !name.endsWith('.test'))
        .map((name) => entry.replace('*', name))
    })
    .filter((entry) => !isClosed(entry) && !entry.startsWith(internal))
    .toSorted()
}

const sourcesOf = (folder) =>
  globSync('src/**/*.{ts,tsx}', { cwd: folder })
    .filter((file) => !/\.(test|stories)\.|(Scene|Story|ForTest)\.|[\\/]testing[\\/]/.test(file))
    .map((file) => /** @type {const} */ ([file, readFileSync(join(folder, file), 'utf8')]))

const parsed = (file, source) =>
  ts.createSourceFile(
    file,
    source,
    ts.ScriptTarget.ES2022,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  )

/** Calls `visit` with every node of a file. */
function walk(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/**
 * The classes `fpk-…`, each with the data attributes of its element.
 *
 * @param {(readonly [file: string, source: string])[]} sources
 */
export function classesIn(sources) {
  /** @type {Record<string, Set<string>>} */
  const classes = {}
  for (const [file, source] of sources.filter(([, text]) => text.includes('fpk-'))) {
    walk(parsed(file, source), (node) => {
      const properties =
        ts.isJsxAttributes(node) || ts.isObjectLiteralExpression(node) ? [...node.properties] : []
      const named = properties.map((property) => [
        property.name?.getText().replaceAll(/^'|'$/g, ''),
        property.getText(),
      ])
      const [, value = ''] = named.find(([name]) => name === 'className') ?? []
      for (const [name] of value.matchAll(/\bfpk-[a-z-]+/g)) {
        classes[name] ??= new Set()
        for (const [attribute] of named) if (attribute?.startsWith('data-')) classes[name].add(attribute)
      }
    })
  }
  return Object.fromEntries(
    Object.keys(classes)
      .toSorted()
      .map((name) => [name, [...(classes[name] ?? [])].toSorted()]),
  )
}

/** How a deprecation is written: `@deprecated since 0.3.0, use fleetStatus`. */
const deprecation = /^since (\d+\.\d+\.\d+), use (\S.*)$/s

/**
 * What is deprecated, by name: `FleetPortalSettings.support`. `problems` has the tags that say no version or no replacement.
 *
 * @param {(readonly [file: string, source: string])[]} sources
 */
export function deprecatedIn(sources) {
  /** @type {Record<string, { since: string, use: string }>} */
  const deprecated = {}
  /** @type {string[]} */
  const problems = []
  for (const [file, source] of sources.filter(([, text]) => text.includes('@deprecated'))) {
    walk(parsed(file, source), (node) => {
      const tag = ts.isVariableDeclaration(node) ? undefined : ts.getJSDocDeprecatedTag(node)
      if (!tag || tag.parent.parent !== node) return
      const declared = ts.isVariableStatement(node) ? node.declarationList.declarations[0] : node
      const own = declared && 'name' in declared ? /** @type {ts.Node} */ (declared.name).getText() : ''
      const parent =
        ts.isInterfaceDeclaration(node.parent) || ts.isClassDeclaration(node.parent)
          ? `${node.parent.name?.text}.`
          : ''
      const name = `${parent}${own.replaceAll(/^'|'$/g, '')}`
      const [, since, use] = deprecation.exec(ts.getTextOfJSDocComment(tag.comment)?.trim() ?? '') ?? []
      if (since && use) deprecated[name] = { since, use }
      else problems.push(`${file}: ${name} is deprecated without "since 0.0.0, use …"`)
    })
  }
  return { deprecated, problems }
}

/**
 * @param {string} folder the folder of a package
 * @returns {Promise<{ report: string, surface: Record<string, any>, problems: string[] }>}
 */
export async function collect(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const report = readFileSync(join(folder, `${manifest.name}.api.md`), 'utf8')
  const declared = [...declarationsIn(report).keys()]
  const namesIn = (union) =>
    declared.filter((path) => path.startsWith(`${union}|`)).map((path) => path.slice(union.length + 1))
  const sources = sourcesOf(folder)
  const { deprecated, problems } = deprecatedIn(sources)
  const renames = join(folder, 'src/locales/renamedKeys.ts')
  const { renamedKeys = {} } = existsSync(renames) ? await import(pathToFileURL(renames).href) : {}
  const parts = {
    entries: entriesOf(folder, manifest),
    events: membersIn(report, 'FleetEventMap'),
    tokens: ['ColorToken', 'SizeToken'].flatMap(namesIn).toSorted(),
    classes: classesIn(sources),
    messages: messagesIn(report),
    renamedMessages: renamedKeys,
    deprecated,
  }
  const isFilled = ([, part]) => Object.keys(part).length > 0
  return { report, surface: Object.fromEntries(Object.entries(parts).filter(isFilled)), problems }
}
