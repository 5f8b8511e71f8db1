/* Checks HTML, templates of Vue, commands and copied files in documents. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

/** @import { Snippet } from './extract.mjs' */

const json = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'))

/** The elements of the kit: attributes, properties and events by tag. */
function elements() {
  const [{ declarations }] = json('packages/fleet-portal-kit/custom-elements.json').modules
  const names = (/** @type {{ name: string }[] | undefined} */ list) => new Set(list?.map(({ name }) => name))
  return new Map(
    declarations.map((/** @type {any} */ one) => [
      one.tagName,
      { attributes: names(one.attributes), properties: names(one.members), events: names(one.events) },
    ]),
  )
}

/** Attributes of every element that the elements read, or that mean the same on all. */
const common = /^(id|class|style|slot|nonce|data-[\w-]+)$/

/**
 * Unknown tags, attributes, properties and events of the kit's elements.
 *
 * @param {Snippet} snippet
 * @returns {{ line: number, text: string }[]}
 */
function markupProblems({ code, line, language }) {
  const known = elements()
  const problems = []
  for (const match of code.matchAll(/<(fleet-[\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g)) {
    const [, tag = '', list = ''] = match
    const place = line + code.slice(0, match.index).split('\n').length - 1
    const element = known.get(tag)
    if (!element) {
      problems.push({ line: place, text: `<${tag}> is no element of the kit` })
      continue
    }
    for (const [, name = ''] of list.matchAll(/\s([^\s=>/]+)(?:="[^"]*")?/g)) {
      const [, bound = ''] = /^(?::|v-bind:)(.+)$/.exec(name) ?? []
      const property = bound.endsWith('.prop') ? bound.slice(0, -'.prop'.length) : undefined
      const isKnown =
        language === 'vue' && name.startsWith('@')
          ? name === '@fleet-event' || element.events.has(name.slice(1))
          : language === 'vue' && name.startsWith('v-')
            ? true
            : property
              ? element.properties.has(property)
              : common.test(bound || name) || element.attributes.has(bound || name)
      if (!isKnown) problems.push({ line: place, text: `<${tag}> has no ${name}` })
    }
  }
  return problems
}

/** Packages that a page may install: ours, and those that examples or the packages ask for. */
function installable() {
  const manifests = [
    ...globSync('examples/*/package.json', { cwd: root }),
    ...globSync('packages/*/package.json', { cwd: root }),
  ]
  return new Set(
    manifests
      .map(json)
      .flatMap(({ name, dependencies, devDependencies, peerDependencies }) => [
        name,
        ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }),
      ]),
  )
}

/**
 * Commands of npm that install an unknown package or run an unknown script.
 *
 * @param {Snippet} snippet
 * @returns {{ line: number, text: string }[]}
 */
function commandProblems({ code, line }) {
  const { scripts } = json('package.json')
  const packages = installable()
  return code.split('\n').flatMap((command, index) => {
    const [, names] = /^npm install((?: +(?!-)[^\s#]+)+)/.exec(command) ?? []
    const [, script] = /^npm (?:run )?((?!install|ci|run|exec|publish)[\w:-]+)/.exec(command) ?? []
    const unknown = (names?.trim().split(/ +/) ?? []).filter((name) => !packages.has(name))
    return [
      ...unknown.map((name) => `no page installs ${name}`),
      ...(script && !(script in scripts) ? [`there is no script ${script}`] : []),
    ].map((text) => ({ line: line + index, text }))
  })
}

/** @param {Snippet} snippet @returns {{ line: number, text: string }[]} */
function copyProblems({ code, line, source }) {
  if (!source) return []
  if (!existsSync(join(root, source))) return [{ line, text: `${source} does not exist` }]
  return readFileSync(join(root, source), 'utf8').includes(code.trimEnd())
    ? []
    : [{ line, text: `${source} has other code` }]
}

/** @param {Snippet} snippet @returns {{ line: number, text: string }[]} */
export function textProblems(snippet) {
  const { language } = snippet
  return [
    ...copyProblems(snippet),
    ...(language === 'html' || language === 'vue' ? markupProblems(snippet) : []),
    ...(language === 'sh' ? commandProblems(snippet) : []),
  ]
}
