/* What must be true before the packages are published. Each rule returns its problems, so that the control can plant them. */

/**
 * @typedef {{ name: string, version: string, repository?: { url?: string } | string, private?: boolean,
 *   publishConfig?: { access?: string, provenance?: boolean } }} Manifest
 * @typedef {{ versions?: string | string[], repository?: { url?: string } | string, maintainers?: unknown,
 *   'dist-tags'?: Record<string, string> }} Published what the registry has under a name
 */

/** `git@github.com:owner/name.git` and `git+https://github.com/owner/name` are one repository. */
export const repositoryOf = (repository) => {
  const url = typeof repository === 'string' ? repository : (repository?.url ?? '')
  return url
    .replace(/^(git\+)?(https?|ssh|git):\/\//, '')
    .replace(/^github:/, 'github.com/')
    .replace(/^[^@/]+@/, '')
    .replace(/^([\w.-]+):(?=\D)/, '$1/')
    .replace(/\.git$|\/$/g, '')
    .toLowerCase()
}

/** Whose package it is: its repository, and the names of its maintainers. */
const ownerOf = (/** @type {Published} */ { repository, maintainers }) => {
  const people = /** @type {any[]} */ ([maintainers ?? []].flat()).map(
    (person) => person.name ?? String(person).replace(/ <.*/, ''),
  )
  return [repositoryOf(repository) || 'a package without a repository', ...people].join(', ')
}

/**
 * A name is free or ours, and the version is new. `published` is undefined if the registry has no such name.
 *
 * @param {Manifest} manifest
 * @param {Published | undefined} published
 * @returns {string[]}
 */
export function nameProblems({ name, version, repository }, published) {
  if (!published) return []
  const isOurs = repositoryOf(published.repository) === repositoryOf(repository)
  if (!isOurs) return [`${name} belongs to others: ${ownerOf(published)}`]
  return [published.versions ?? []].flat().includes(version)
    ? [`${name} ${version} is published already`]
    : []
}

/**
 * @param {Manifest} manifest
 * @param {string | undefined} remote the URL of the git remote, if there is one
 * @returns {string[]}
 */
export function manifestProblems({ name, version, repository, publishConfig, private: isPrivate }, remote) {
  const problems = []
  if (isPrivate) problems.push(`${name} is private`)
  if (version === '0.0.0') problems.push(`${name} has no version yet. Run \`npm run release:version\`.`)
  if (publishConfig?.access !== 'public') problems.push(`${name} is not published for everyone`)
  if (publishConfig?.provenance !== true) problems.push(`${name} is published without provenance`)
  if (!repositoryOf(repository)) problems.push(`${name} names no repository`)
  else if (remote && repositoryOf(remote) !== repositoryOf(repository)) {
    problems.push(`${name} names ${repositoryOf(repository)}, but is published from ${repositoryOf(remote)}`)
  }
  return problems
}

/**
 * @param {{ changesets: readonly unknown[], changedFiles: readonly string[], versions: readonly string[] }} state
 * @returns {string[]}
 */
export const stateProblems = ({ changesets, changedFiles, versions }) => [
  ...(changesets.length > 0
    ? [`${changesets.length} changesets are not in a changelog yet. Run \`npm run release:version\`.`]
    : []),
  ...(changedFiles.length > 0 ? [`Uncommitted changes: ${changedFiles.slice(0, 5).join(', ')}`] : []),
  ...(new Set(versions).size > 1 ? [`The packages have different versions: ${versions.join(', ')}`] : []),
]
