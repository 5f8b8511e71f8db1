/*
 * Checks that shipped source and documents contain no retired word: no word of the left column of docs/glossary.md. First
 * it checks itself: it has to find every retired word in a sample.
 */
import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run.mjs'

const glossary = 'docs/glossary.md'
const [, table = ''] = readFileSync(join(root, glossary), 'utf8').split(/^## /m)
/** The retired words, with the table row that has their replacements. */
const retired = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [, not = '', but = ''] = line.split('|')
    return [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => ({ word, but: but.trim() }))
  })

/** Every use of a retired word in a text, as whole words: `heap` is not found in `cheap`. */
function usesIn(text, file) {
  return retired.flatMap(({ word, but }) => {
    const pattern = new RegExp(`(?<![\\w$-])${word}(?![\\w$-])`, 'g')
    return [...text.matchAll(pattern)].map(({ index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${file}:${line}: "${word}" is retired, use ${but}`
    })
  })
}

const planted = retired.filter(({ word }) => usesIn(`const ${word} = 1 // ${word}`, 'control').length < 2)
if (retired.length < 50 || planted.length > 0) {
  console.error(`The control failed: ${retired.length} retired words, not found: ${planted.length}`)
  process.exit(1)
}

const tracked = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', tracked, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(packages|apps|docs|\.changeset)\/.*\.(ts|tsx|md|mdx)$|^[A-Z]+\.md$/.test(file))
  .filter((file) => file !== glossary && existsSync(join(root, file)))
const found = files.flatMap((file) => usesIn(readFileSync(join(root, file), 'utf8'), file))
for (const use of found) console.error(use)
console.log(`${retired.length} retired words, ${files.length} files, ${found.length} uses`)
process.exitCode = found.length > 0 ? 1 : 0
