/*
 * The rules of a release: every change of what a package offers has a changeset, a breaking one is announced as such, and a
 * deprecated name lives for two minor versions.
 */

/** @typedef {{ summary: string, releases: { name: string, type: string }[] }} Changeset */

const numbers = (version) => version.split('.').map(Number)

/** How many minor versions a deprecation is old. A new major ends them all. */
function ageOf(since, version) {
  const [[major = 0, minor = 0], [nextMajor = 0, nextMinor = 0]] = [numbers(since), numbers(version)]
  return major === nextMajor ? nextMinor - minor : (nextMajor - major) * Infinity
}

/** The number of minor versions in which a deprecated name still works, the first one included. */
const lifetime = 2

/**
 * The version that the pending changesets lead to.
 *
 * @param {string} version
 * @param {readonly Changeset[]} changesets
 */
export function nextVersion(version, changesets) {
  const [major = 0, minor = 0, patch = 0] = numbers(version)
  const types = new Set(changesets.flatMap(({ releases }) => releases.map(({ type }) => type)))
  if (types.has('major')) return `${major + 1}.0.0`
  if (types.has('minor')) return `${major}.${minor + 1}.0`
  return types.has('patch') ? `${major}.${minor}.${patch + 1}` : version
}

/**
 * The names of which a changeset has to mention one: `FleetCard.limit` or `FleetCard` for a member, `color-text` for a name of a
 * union, `FleetCards` for a component of an entry.
 */
function subjectsOf(name) {
  if (name.includes('|')) return [name.split('|').at(-1) ?? name]
  const [, path = name] = /^(?:(?:export|class|element|message|entry) )?([^<(]*)/.exec(name) ?? []
  return [path, path.split(/[./]/).findLast((part) => /^[A-Z]/.test(part)) ?? path]
}

/**
 * Changes without a changeset, and breaking changes that no changeset announces. From 1.0.0 on, a `major` announces them;
 * before, a `minor` does. Its text names what breaks after `Breaking:`.
 *
 * @param {{ name: string, version: string, changes: import('./changes.mjs').Change[], changesets: readonly Changeset[] }} release
 * @returns {string[]}
 */
export function unannounced({ name, version, changes, changesets }) {
  const own = changesets.filter(({ releases }) => releases.some((release) => release.name === name))
  if (changes.length > 0 && own.length === 0) {
    const list = changes.map((change) => `${change.name} is ${change.what}`)
    return [`${name} has no changeset, but ${list.slice(0, 5).join(', ')}`]
  }
  const required = version.startsWith('0.') ? ['minor', 'major'] : ['major']
  const announcements = own
    .filter(({ releases }) =>
      releases.some((release) => release.name === name && required.includes(release.type)),
    )
    .map(({ summary }) => summary.split(/^Breaking:/m)[1] ?? '')
  return changes
    .filter((change) => change.isBreaking)
    .filter((change) => {
      const subjects = subjectsOf(change.name)
      return !announcements.some((text) => subjects.some((subject) => text.includes(`\`${subject}\``)))
    })
    .map(
      (change) =>
        `${name}: ${change.name} is ${change.what}, which breaks pages. A ${required[0]} changeset needs "Breaking:" with ` +
        `\`${subjectsOf(change.name)[0]}\` after it`,
    )
}

/**
 * Deprecated names that are due, and names that are removed too early.
 *
 * @param {{ name: string, next: string, changes: import('./changes.mjs').Change[], before: Record<string, any>,
 *   now: Record<string, any> }} release `before` and `now` are surfaces
 * @returns {string[]}
 */
export function deprecationProblems({ name, next, changes, before, now }) {
  const present = Object.entries({ ...now.deprecated, ...now.renamedMessages })
  const gone = [
    ...Object.entries(before.deprecated ?? {}).filter(([path]) =>
      changes.some((change) => change.what === 'removed' && change.name.replace(/^export /, '') === path),
    ),
    ...Object.entries(before.renamedMessages ?? {}).filter(([key]) => !(key in (now.renamedMessages ?? {}))),
  ]
  return [
    ...present.flatMap(([path, { since }]) => {
      const age = ageOf(since, next)
      if (age < 0) return [`${name}: ${path} is deprecated since ${since}, but the next version is ${next}`]
      if (age < lifetime) return []
      return [`${name}: ${path} is deprecated since ${since}. Remove it before ${next}`]
    }),
    ...gone
      .filter(([, { since }]) => ageOf(since, next) < lifetime)
      .map(
        ([path, { since }]) => `${name}: ${path} is deprecated since ${since}. It must work in ${next} still`,
      ),
  ]
}
