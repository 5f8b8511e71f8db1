import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'

export const kit = join(root, 'packages/fleet-portal-kit')
/** The built files of the kit. */
export const dist = join(kit, 'dist')

const foldersIn = (folder) =>
  readdirSync(join(dist, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())

/**
 * What the loader imports on demand, by the name of its chunk: the path of its built file.
 *
 * @type {Record<string, string>}
 */
export const inputs = {
  portal: 'elements/mountPortal.js',
  ...Object.fromEntries(foldersIn('areas').map(({ name }) => [name, `areas/${name}/index.js`])),
  ...Object.fromEntries(
    foldersIn('locales')
      .filter(({ name }) => name !== 'en')
      .map(({ name }) => [`locale-${name}`, `locales/${name}/index.js`]),
  ),
}
