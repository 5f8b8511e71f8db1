/*
 * Checks the built packages against the oldest browsers that docs/upgrades.md names: what a browser of these versions lacks
 * must not be used without a fallback. Looks for static methods and constructors of the platform, methods of JavaScript, and
 * selectors and at-rules of CSS, by their names.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { features } from 'web-features'
import { root } from './run.mjs'

/** Features that older browsers do without, and names that mean something else in our code. */
const accepted = {
  'api.AbortSignal.timeout_static': 'Chrome has it since 103; only the name of its error differs before 124',
  'css.selectors.column': '`flex-direction:column`',
  'css.selectors.popover-open': 'asked only if the browser has popovers, as Firefox 125 has',
  'css.selectors.view-transition': 'a part of React that the kit does not use',
  'css.selectors.view-transition-group': 'a part of React that the kit does not use',
  'css.selectors.marker': 'colours bullets; they have the colour of the text without it',
  'css.selectors.first': '`:first-child`',
  'css.selectors.left': '`float:left`',
  'css.at-rules.page': 'margins of printed documents; the browser has its own without it',
  'css.selectors.right': '`background-position:right`',
  'javascript.builtins.Atomics.pause': '`pause` of the parser of CSV files',
  'javascript.builtins.SuppressedError.error': '`console.error`',
  'javascript.builtins.RegExp.escape': '`CSS.escape`',
  'javascript.builtins.Set.union': '`z.union`',
  'javascript.builtins.Uint8Array.toHex': 'the hash library asks whether it exists',
}
/** Methods of iterators have the names of methods of arrays, and `use` is a common name. */
const isCommonName = /^javascript\.builtins\.(Iterator|AsyncIterator|DisposableStack|AsyncDisposableStack)\./

/** How a feature looks in code. Undefined for features that look like other names. */
function patternOf(key) {
  const [group, kind, name = '', member, option] = key.split('.')
  if (option) return undefined
  if (group === 'css' && member === undefined) {
    if (kind === 'selectors') return new RegExp(`:${name}\\b`)
    if (kind === 'at-rules') return new RegExp(`@${name}\\b`)
  }
  if (group === 'javascript' && kind === 'builtins' && member && member !== name) {
    const isStatic = /^[A-Z]/.test(member)
    return isStatic ? new RegExp(`\\b${name}\\.${member}\\b`) : new RegExp(`\\.${member}\\(`)
  }
  if (group === 'api' && kind && !name) return new RegExp(`\\bnew ${kind}\\(`)
  if (group === 'api' && name.endsWith('_static')) {
    return new RegExp(`\\b${kind}\\.${name.replace('_static', '')}\\b`)
  }
  return undefined
}

/** The oldest browsers: `| Chrome and Edge | 116 |` in the table of the document. */
function oldestBrowsers(text) {
  const rows = [...text.matchAll(/^\| (Chrome and Edge|Firefox|Safari[^|]*?)\s+\| ([\d.]+)\s+\|$/gm)]
  const versions = Object.fromEntries(
    rows.map(([, name = '', version]) => [name.split(' ')[0], Number(version)]),
  )
  const { Chrome, Firefox, Safari } = versions
  if (!Chrome || !Firefox || !Safari) throw new Error('docs/upgrades.md names no oldest browsers.')
  return { chrome: Chrome, edge: Chrome, firefox: Firefox, safari: Safari, safari_ios: Safari }
}

/**
 * The features in the sources that the oldest browsers lack.
 *
 * @param {Record<string, number>} oldest
 * @param {(readonly [file: string, source: string])[]} sources
 * @returns {string[]}
 */
function lackingIn(oldest, sources) {
  const lacks = (support = {}) =>
    Object.entries(oldest).filter(([browser, version]) => !(Number.parseFloat(support[browser]) <= version))
  return Object.values(features).flatMap((feature) =>
    feature.kind !== 'feature'
      ? []
      : Object.entries(feature.status.by_compat_key ?? {}).flatMap(([key, { support }]) => {
          const without = lacks(support)
          const pattern =
            without.length > 0 && !(key in accepted) && !isCommonName.test(key) ? patternOf(key) : undefined
          const [file] = (pattern && sources.find(([, source]) => pattern.test(source))) ?? []
          return file
            ? [`${file} uses ${key}, which ${without.map((entry) => entry.join(' ')).join(', ')} lacks`]
            : []
        }),
  )
}

/** Checks the built packages, after it has found planted features. @returns {string[]} the problems */
export function checkBrowsers() {
  const oldest = oldestBrowsers(readFileSync(join(root, 'docs/upgrades.md'), 'utf8'))
  const planted =
    'URL.parse(a); Promise.withResolvers(); list.toSorted(); new CloseWatcher(); `a:has(b){}@starting-style{}`'
  const found = lackingIn({ ...oldest, chrome: 109 }, [['control', planted]])
  const expected = ['URL.parse', 'Promise.withResolvers', 'toSorted', 'CloseWatcher', 'starting-style']
  const missed = expected.filter((name) => !found.some((problem) => problem.includes(name)))
  if (missed.length > 0) return [`The control of the browsers did not find ${missed.join(', ')}`]
  const sources = globSync('packages/*/dist/**/*.js', { cwd: root }).map(
    (file) => /** @type {const} */ ([file, readFileSync(join(root, file), 'utf8')]),
  )
  return lackingIn(oldest, sources)
}
