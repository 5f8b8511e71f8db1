/**
 * A document whose snippets are checked.
 *
 * @typedef {object} Document
 * @property {string} file the document
 * @property {string} prelude declarations that its snippets use without importing them, such as `declare const fleetId`
 * @property {string} resolveFrom the folder whose `node_modules` the snippets import from
 */

/** @type {readonly Document[]} */
export const documents = [
  {
    file: 'packages/api-client/README.md',
    prelude: 'tools/snippets/preludes/client.d.ts',
    resolveFrom: 'apps/host',
  },
  { file: 'docs/backend.md', prelude: 'tools/snippets/preludes/client.d.ts', resolveFrom: 'apps/host' },
]
