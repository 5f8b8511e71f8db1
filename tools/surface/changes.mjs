/* Compares what two releases offer to pages, and says of each change whether a page may break. */
import { declarationsIn } from './declarations.mjs'

/**
 * @typedef {{ name: string, what: 'added' | 'removed' | 'changed', isBreaking: boolean }} Change `name` is the path of the
 *   part that changed, such as `FleetPortalSettings.messages` or `class fpk-button`
 * @typedef {{ report: string, surface: Record<string, any> }} Offer the API report and the public surface of a package
 */

/** Types that a page fills in or implements: a new required member breaks it. */
const isFilledIn = /^[^.<(|]*(Props|Options|Settings|Controls|Adapter|Source|Terms|Config|Payments)\b/

/** What stands below a path: `FleetEvent.id` below `FleetEvent`. */
const isBelow = (path, other) =>
  path !== other && path.startsWith(other) && /^[.<(|]/.test(path.slice(other.length))

/** Without the parts of a part that is itself in the list, and with one line for a name and its `export`. */
const outermost = (changes) =>
  changes.filter(
    ({ name, what }) =>
      !changes.some(
        (other) => other.what === what && (isBelow(name, other.name) || other.name === `export ${name}`),
      ),
  )

/** @returns {Change[]} */
function declarationChanges(before, now) {
  const [old, current] = [declarationsIn(before), declarationsIn(now)]
  /** @type {Change[]} */
  const changes = []
  for (const [name, { text, optional }] of old) {
    const entry = current.get(name)
    if (!entry) changes.push({ name, what: 'removed', isBreaking: true })
    else if (entry.text !== text) changes.push({ name, what: 'changed', isBreaking: true })
    else if (entry.optional !== optional) {
      const isLooser = entry.optional && (name.endsWith(')') || isFilledIn.test(name))
      changes.push({ name, what: 'changed', isBreaking: !isLooser })
    }
  }
  for (const [name, { optional }] of current) {
    if (old.has(name)) continue
    const isPart = /[.(]/.test(name)
    const parent = [...old.keys()].some((path) => isBelow(name, path))
    const isRequired = !optional && parent && isPart && !name.endsWith('()')
    changes.push({
      name,
      what: 'added',
      isBreaking: isRequired && (/\(\d+\)$/.test(name) || isFilledIn.test(name)),
    })
  }
  return outermost(changes)
}

/** The sentences that pages may replace. An override gets by with more parameters, not with fewer or others. */
function messageChanges(before, now) {
  const types = (sentence) => sentence.replaceAll(/\w+\??: /g, '').replace(/\)$/, '')
  const renamed = now.renamedMessages ?? {}
  return Object.entries(before.messages ?? {}).flatMap(([key, sentence]) => {
    const name = `message ${key}`
    const current = now.messages[key]
    if (current === undefined) {
      return key in renamed ? [] : [{ name, what: 'removed', isBreaking: true }]
    }
    if (current === sentence) return []
    return [{ name, what: 'changed', isBreaking: !types(current).startsWith(types(sentence)) }]
  })
}

/** The names of a kind in a surface: a list of them, or an object with a list below each. */
const namesOf = (kind, part) =>
  (Array.isArray(part) ? part.map((name) => [name, []]) : Object.entries(part ?? {})).flatMap(
    ([name, below]) => [
      `${kind} ${name}`,
      ...(Array.isArray(below) ? below.map((attribute) => `${kind} ${name}.${attribute}`) : []),
    ],
  )

/** @returns {Change[]} */
function listChanges(kind, before, now) {
  const [old, current] = [namesOf(kind, before), namesOf(kind, now)]
  return [
    ...old
      .filter((name) => !current.includes(name))
      .map((name) => /** @type {const} */ ({ name, what: 'removed', isBreaking: true })),
    ...current
      .filter((name) => !old.includes(name))
      .map((name) => /** @type {const} */ ({ name, what: 'added', isBreaking: false })),
  ]
}

/**
 * @param {Offer} before
 * @param {Offer} now
 * @returns {Change[]}
 */
export function changesBetween(before, now) {
  const added = Object.keys(now.surface.messages ?? {}).filter(
    (key) => !(key in (before.surface.messages ?? {})),
  )
  return [
    ...declarationChanges(before.report, now.report),
    ...messageChanges(before.surface, now.surface),
    ...added.map((key) => ({ name: `message ${key}`, what: 'added', isBreaking: false })),
    ...outermost([
      ...listChanges('entry', before.surface.entries, now.surface.entries),
      ...listChanges('class', before.surface.classes, now.surface.classes),
      ...listChanges('element', before.surface.elements, now.surface.elements),
    ]),
  ]
}
