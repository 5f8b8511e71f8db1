import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, run } from '../run.mjs'

/** @import { Document } from './documents.mjs' */
/** @import { Snippet } from './extract.mjs' */

const options = {
  lib: ['ES2023', 'ESNext.Disposable', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  types: ['node', 'react'],
  allowJs: true,
  checkJs: true,
  // What JavaScript leaves open is not the subject of a snippet.
  noImplicitAny: true,
  typeRoots: [join(root, 'node_modules/@types'), join(root, 'apps/host/node_modules/@types')],
  // A page shows what it declares.
  noUnusedLocals: false,
  noUnusedParameters: false,
}

/** In JavaScript nothing can say that an element of the page exists. */
const isUnproven = (/** @type {string} */ line) => /\.js\(\d+,\d+\): error TS(18047|2531)/.test(line)

/** The folder of a document's snippets. @param {Pick<Document, 'file'>} document */
const folderOf = ({ file }) => join(root, '.cache', 'snippets', file.replaceAll(/[^\w]+/g, '-'))

/** The file of a snippet. Its lines have the numbers that they have in the document. */
const fileOf = (/** @type {Snippet} */ { line, language }) => `line-${line}.${language}`

/**
 * Writes the snippets of a document as modules, compiles them, and returns the errors with the lines of the document.
 *
 * @param {Document} document
 * @param {readonly Snippet[]} snippets
 * @returns {Promise<string[]>}
 */
export async function compileSnippets(document, snippets) {
  const folder = folderOf(document)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  symlinkSync(join(root, document.resolveFrom, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  for (const snippet of snippets) {
    const text = `${'\n'.repeat(snippet.line - 1)}${snippet.code}\nexport {}\n`
    writeFileSync(join(folder, fileOf(snippet)), text)
  }
  // The prelude imports as the snippets do.
  copyFileSync(join(root, document.prelude), join(folder, 'prelude.d.ts'))
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: options,
      files: [...snippets.map(fileOf), 'prelude.d.ts'],
    }),
  )
  const { code, output } = await run(['tsc', '-p', folder, '--pretty', 'false'])
  if (code === 0) return []
  const place = `${relative(root, folder).replaceAll('\\', '/')}/`
  return output
    .trimEnd()
    .split('\n')
    .filter((line) => !isUnproven(line))
    .map((line) =>
      line.replaceAll(place, '').replace(/^line-\d+\.(?:tsx?|js)\((\d+),(\d+)\)/, `${document.file}:$1:$2`),
    )
}

/**
 * Runs a snippet. Returns why it failed, or nothing.
 *
 * @param {Document} document
 * @param {Snippet} snippet
 * @param {Record<string, string>} env
 * @returns {Promise<{ problem?: string, output: string }>}
 */
export async function runSnippet(document, snippet, env) {
  const file = join(folderOf(document), fileOf(snippet))
  const { code, output } = await run(['node', '--conditions=fleet-source', file], {
    cwd: folderOf(document),
    env,
  })
  const problem = `${document.file}:${snippet.line}: the snippet failed:\n${output.trimEnd()}`
  return code === 0 ? { output } : { problem, output }
}
