/**
 * A document whose snippets are checked.
 *
 * @typedef {object} Document
 * @property {string} file the document
 * @property {string} prelude declarations that its snippets use without importing them, such as `declare const fleetId`
 * @property {string} resolveFrom the folder whose `node_modules` the snippets import from
 */

const client = { prelude: 'tools/snippets/preludes/client.d.ts', resolveFrom: 'apps/host' }
const kit = { prelude: 'tools/snippets/preludes/kit.d.ts', resolveFrom: 'apps/host' }

/** @type {readonly Document[]} */
export const documents = [
  { file: 'packages/api-client/README.md', ...client },
  { file: 'docs/backend.md', ...client },
  { file: 'docs/quick-starts.md', ...kit },
  { file: 'docs/embedding.md', ...kit },
  { file: 'packages/fleet-portal-kit/README.md', ...kit },
  { file: 'README.md', ...kit },
  { file: 'docs/llms.txt', ...kit },
]
