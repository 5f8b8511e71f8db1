/*
 * Changes the manifest of a package when it is packed: the pack has no source condition and no devDependencies.
 *
 * `workspace:` and `catalog:` are replaced by pnpm itself, so packages are packed and published with pnpm only.
 */

/** The condition that resolves to sources in this repository. */
const sourceCondition = 'fleet-source'

/** A target of `exports` without the source condition. */
function published(target) {
  if (target === null || typeof target !== 'object') return target
  return Object.fromEntries(
    Object.entries(target)
      .filter(([condition]) => condition !== sourceCondition)
      .map(([condition, value]) => [condition, published(value)]),
  )
}

module.exports = {
  hooks: {
    beforePacking({ devDependencies: _devDependencies, scripts: _scripts, ...manifest }) {
      return { ...manifest, exports: published(manifest.exports) }
    },
  },
}
