/*
 * Checks that source and documents contain no retired word of docs/glossary.md, and that comments, test names and sentences
 * contain no retired phrase. First it checks itself: it has to find every word and every phrase in a sample.
 */
import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './run.mjs'

const glossary = 'docs/glossary.md'
const [, table = '', list = ''] = readFileSync(join(root, glossary), 'utf8').split(/^## /m)
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

const phrases = [...list.matchAll(/^- (.*)$/gm)].flatMap(([, line = '']) =>
  [...line.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase),
)
/** Comments, names of tests, and strings with a space, which are sentences. */
const prose = /\/\*[\s\S]*?\*\/|\/\/ .*|'[^'\n]* [^'\n]*'|`[^`]* [^`]*`/g

/** Every use of a retired phrase in the prose of a source file, or in a whole document. */
function phrasesIn(text, file) {
  const parts = file.endsWith('.md') ? [{ 0: text, index: 0 }] : [...text.matchAll(prose)]
  return parts.flatMap(({ 0: part, index: start }) =>
    phrases.flatMap((phrase) => {
      const pattern = new RegExp(`\\b${phrase.replaceAll(' ', '[\\s*]+')}\\b`, 'gi')
      return [...part.matchAll(pattern)].map(({ index }) => {
        const line = text.slice(0, start + index).split('\n').length
        return `${file}:${line}: "${phrase}" is retired, name the thing`
      })
    }),
  )
}

const missed = phrases.filter((phrase) =>
  [`// Read ${phrase}.`, `test('reads ${phrase}')`, `/*\n * Read\n * ${phrase}.\n */`].some(
    (sample) => phrasesIn(sample, 'control.ts').length !== 1,
  ),
)
const planted = retired.filter(({ word }) => usesIn(`const ${word} = 1 // ${word}`, 'control').length < 2)
if (retired.length < 50 || phrases.length < 5 || planted.length > 0 || missed.length > 0) {
  const notFound = [...planted.map(({ word }) => word), ...missed].join(', ')
  console.error(
    `The control failed: ${retired.length} words, ${phrases.length} phrases, not found: ${notFound}`,
  )
  process.exit(1)
}

const tracked = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', tracked, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(packages|apps|docs|\.changeset)\/.*\.(ts|tsx|md|mdx)$|^[A-Z]+\.md$/.test(file))
  .filter((file) => file !== glossary && existsSync(join(root, file)))
const found = files.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...usesIn(text, file), ...phrasesIn(text, file)]
})
for (const use of found) console.error(use)
console.log(
  `${retired.length} retired words, ${phrases.length} phrases, ${files.length} files, ${found.length} uses`,
)
process.exitCode = found.length > 0 ? 1 : 0
