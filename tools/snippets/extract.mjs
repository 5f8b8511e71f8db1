/**
 * A snippet of a document: a fence of TypeScript.
 *
 * @typedef {object} Snippet
 * @property {number} line the line of the document on which its code begins
 * @property {string} code
 * @property {'ts' | 'tsx'} language
 * @property {'check' | 'run' | 'ignore'} mode `ts run` is run too; `ts ignore-check` is a fragment that cannot compile
 */

const fence = /^(\s*)```(tsx?)(?: +([\w-]+))?\s*$/

/** @type {Record<string, Snippet['mode'] | undefined>} */
const modes = { '': 'check', run: 'run', 'ignore-check': 'ignore' }

/**
 * The snippets of a document, in their order.
 *
 * @param {string} text
 * @returns {Snippet[]}
 */
export function snippetsIn(text) {
  const lines = text.split('\n')
  /** @type {Snippet[]} */
  const found = []
  for (const [index, line] of lines.entries()) {
    const match = fence.exec(line)
    if (!match) continue
    const [, indent = '', language = 'ts', mark = ''] = match
    const mode = modes[mark]
    if (!mode) throw new Error(`line ${index + 1}: the mark "${mark}" is unknown`)
    const end = lines.findIndex((other, at) => at > index && other.trim() === '```')
    if (end < 0) throw new Error(`line ${index + 1}: the snippet has no end`)
    const code = lines.slice(index + 1, end).map((one) => one.slice(indent.length))
    if (code.some((one) => one.includes('@ts-'))) throw new Error(`line ${index + 1}: a snippet has no @ts-…`)
    found.push({ line: index + 2, code: code.join('\n'), language: language === 'tsx' ? 'tsx' : 'ts', mode })
  }
  return found
}
