/**
 * A snippet of a document: one fence.
 *
 * @typedef {object} Snippet
 * @property {number} line the line of the document on which its code begins
 * @property {string} code
 * @property {'ts' | 'tsx' | 'js' | 'html' | 'vue' | 'sh'} language
 * @property {'check' | 'run' | 'ignore'} mode `ts run` is run too; `ts ignore-check` is a fragment that cannot compile
 * @property {string | undefined} source the file that has this code, for `js from examples/some/file.js`
 */

const fence = /^(\s*)```(tsx?|js|html|vue|sh)(?: +from +(\S+)| +([\w-]+))?\s*$/

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
    const [, indent = '', language = 'ts', source, mark = ''] = match
    const mode = modes[mark]
    if (!mode) throw new Error(`line ${index + 1}: the mark "${mark}" is unknown`)
    const end = lines.findIndex((other, at) => at > index && other.trim() === '```')
    if (end < 0) throw new Error(`line ${index + 1}: the snippet has no end`)
    const code = lines.slice(index + 1, end).map((one) => one.slice(indent.length))
    if (code.some((one) => one.includes('@ts-'))) throw new Error(`line ${index + 1}: a snippet has no @ts-…`)
    found.push({
      line: index + 2,
      code: code.join('\n'),
      language: /** @type {Snippet['language']} */ (language),
      mode,
      source,
    })
  }
  return found
}

/** Snippets that a compiler reads. @param {Snippet} snippet */
export const isCode = ({ language }) => language === 'ts' || language === 'tsx' || language === 'js'

/**
 * The scripts in snippets of HTML, as snippets of JavaScript on the lines that they have in the document.
 *
 * @param {Snippet} snippet
 * @returns {Snippet[]}
 */
export function scriptsIn({ code, line, mode, language }) {
  if (language !== 'html') return []
  return [...code.matchAll(/<script type="module"[^>]*>\n([\s\S]*?)<\/script>/g)].map((match) => {
    const before = code.slice(0, match.index + match[0].indexOf('\n') + 1)
    const start = before.split('\n').length - 1
    return { line: line + start, code: match[1] ?? '', language: 'js', mode, source: undefined }
  })
}
