import { join } from 'node:path'
import { dist, inputs } from './inputs.mjs'

/** What one more file costs a page, in bytes of source: the request, the hash, and a start without what the compression has seen. */
const fileCost = 12_000

/**
 * Puts the modules that several widgets or imports on demand share into chunks. The modules that the same ones use come into one chunk.
 * Then two chunks are merged while that saves more files than it adds code that a user of one does not need. No merge makes two chunks
 * import each other: a module of one would run before those that it needs, and find them undefined.
 *
 * @param {(id: string) => { importedIds: readonly string[], dynamicallyImportedIds: readonly string[], code: string | null } | null} getModuleInfo
 * @param {(id: string) => string | undefined} groupOf The chunk of a module that has one already.
 * @returns {Map<string, string>} The chunks of the shared modules.
 */
export function shareModules(getModuleInfo, groupOf) {
  /** The inputs and imports on demand that need each module. */
  const users = new Map()
  const visit = (id, entry) => {
    const known = users.get(id) ?? new Set()
    if (known.has(entry)) return
    users.set(id, known.add(entry))
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {}
    for (const next of importedIds) visit(next, entry)
    for (const next of dynamicallyImportedIds) visit(next, next)
  }
  for (const path of Object.values(inputs)) visit(join(dist, path), join(dist, path))

  /** @typedef {{ ids: string[], size: number, users: Set<string>, isShared: boolean }} SharedChunk */
  /** @type {Map<string, SharedChunk>} */
  const chunksByKey = new Map()
  /** @type {Map<string, SharedChunk>} */
  const chunkOf = new Map()
  for (const [id, its] of users) {
    const group = groupOf(id)
    const isEntry = its.has(id)
    const key = group ?? (isEntry ? id : [...its].toSorted((a, b) => (a < b ? -1 : 1)).join())
    const isShared = !group && !isEntry && its.size > 1
    /** @type {SharedChunk} */
    const chunk = chunksByKey.get(key) ?? { ids: [], size: 0, users: its, isShared }
    chunk.ids.push(id)
    chunk.size += getModuleInfo(id)?.code?.length ?? 0
    chunksByKey.set(key, chunk)
    chunkOf.set(id, chunk)
  }
  const importsOf = ({ ids }) =>
    ids.flatMap((id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {}
      return [...importedIds, ...dynamicallyImportedIds].map((next) => chunkOf.get(next))
    })
  /** Whether a chunk needs another through a third. */
  const needsThroughOthers = (from, to) => {
    const found = new Set(importsOf(from).filter((next) => next !== from && next !== to))
    for (const next of found) {
      for (const after of importsOf(next)) {
        if (after === to) return true
        if (after !== from) found.add(after)
      }
    }
    return false
  }
  const createPair = (one, other) => {
    const both = [...one.users].filter((user) => other.users.has(user)).length
    const unneeded = one.size * (other.users.size - both) + other.size * (one.users.size - both)
    return { one, other, gain: both * fileCost - unneeded }
  }
  const shared = new Set([...chunksByKey.values()].filter(({ isShared }) => isShared))
  let pairs = [...shared].flatMap((one, index) =>
    [...shared].slice(index + 1).map((other) => createPair(one, other)),
  )
  for (;;) {
    pairs = pairs.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain)
    const best = pairs.find(
      ({ one, other }) => !needsThroughOthers(one, other) && !needsThroughOthers(other, one),
    )
    if (!best) break
    const { one, other } = best
    one.ids.push(...other.ids)
    one.size += other.size
    one.users = new Set([...one.users, ...other.users])
    for (const id of other.ids) chunkOf.set(id, one)
    shared.delete(other)
    const isChanged = (chunk) => chunk === one || chunk === other
    pairs = [
      ...pairs.filter((pair) => !isChanged(pair.one) && !isChanged(pair.other)),
      ...[...shared].filter((third) => third !== one).map((third) => createPair(one, third)),
    ]
  }
  return new Map([...shared].flatMap(({ ids }, index) => ids.map((id) => [id, `shared-${index}`])))
}
