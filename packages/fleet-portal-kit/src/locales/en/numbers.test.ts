/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import type { Dictionary, Message, MessageSet } from '../messageSet.ts'

type Sentence = (...values: unknown[]) => unknown

const modules = import.meta.glob<Record<string, MessageSet<string, Dictionary>>>(
  ['./*.ts', '!./*.test.ts', '!./index.ts'],
  {
    eager: true,
  },
)
const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts', '!./index.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The parameters of every sentence of a file, by its key: `count: number, time: string`. */
const parametersIn = (source: string) =>
  new Map(
    [...source.matchAll(/(\w+): \(([^()]*)\) =>/g)].map(([, key, list]) => [key, list?.split(',') ?? []]),
  )

interface Found {
  name: string
  sentence: Sentence
  parameters: readonly string[]
}

function sentencesOf(
  name: string,
  entry: Message | Dictionary,
  known: ReturnType<typeof parametersIn>,
): Found[] {
  if (typeof entry === 'function') {
    const key = name.split('.').at(-1) ?? ''
    const parameters = known.get(key) ?? Array.from({ length: entry.length }, () => 'count: number')
    return [{ name, sentence: entry as Sentence, parameters }]
  }
  if (typeof entry !== 'object') return []
  return Object.entries(entry).flatMap(([key, value]) => sentencesOf(`${name}.${key}`, value, known))
}

const sentences = Object.entries(modules).flatMap(([path, module]) => {
  const known = parametersIn(sources[path] ?? '')
  return Object.values(module)
    .filter((set) => typeof set === 'object' && 'defaults' in set)
    .flatMap(({ namespace, defaults }) => sentencesOf(namespace, defaults, known))
})

const counts = [0, 1, 2, 1000]
const grouped = (count: number) => count.toLocaleString('en-US')
const isNumber = (parameter: string) => parameter.endsWith(': number')
/** Counts that come as they are shown. */
const isFigure = (parameter: string) => /^ ?(count|near|total|from|to|page|pages): string$/.test(parameter)

/** What a sentence says with the count for each of its numbers. */
function said({ sentence, parameters }: Found, count: number): string[] {
  const shown = (one: string) => (isFigure(one) ? grouped(count) : 'Ana')
  try {
    const words = sentence(...parameters.map((one) => (isNumber(one) ? count : shown(one))))
    return typeof words === 'string' ? [words] : []
  } catch {
    // A sentence about a thing, which is neither a number nor a text.
    return []
  }
}

const things =
  'announcement|card|cell|character|code|day|digit|draft|driver|file|fleet|group|liter|message|payment|point|purchase|redemption|report|requirement|row|station|template|transaction|user|vehicle|wrong code'
const plurals = new RegExp(`(?<![\\d,.])1 (more |of 1 |fuel |other )*(${things})s\\b`)
const singulars = new RegExp(
  `(?<![\\d,.])(0|2|1,?000) (more |fuel |other )*(${things})\\b(?! (number|list|name))`,
)
const manyVerbs = /(?<![\d,.])1( more| \w+)? (are|were|have|need)\b/
const oneVerbs = /(?<![\d,.])(0|2|1,?000)( more| \w+)? (is|was|has|needs)\b/
/** Numbers that name a place in a list are read off, not counted. */
const named = /\b(row|rows|column|code|announcement|page) \d+\b/gi

/** Of a hundred, never of thousands. */
const parts = new Set(['downloads.percent'])

const cases = sentences.filter(({ name }) => !parts.has(name)).map((found) => [found.name, found] as const)

test('the sentences with values are found, and what their values are', () => {
  expect(sentences.length).toBeGreaterThan(200)
  expect(sentences.filter(({ parameters }) => parameters.some(isNumber)).length).toBeGreaterThan(50)
})

describe.each(counts)('with %s', (count) => {
  test.each(cases)('%s has the right number of its nouns and verbs', (_name, found) => {
    for (const words of said(found, count)) {
      const text = words.replace(named, '')
      expect(text).not.toMatch(plurals)
      expect(text).not.toMatch(singulars)
      expect(text).not.toMatch(manyVerbs)
      expect(text).not.toMatch(oneVerbs)
    }
  })
})

test.each(cases)('%s parts the thousands of a count', (_name, found) => {
  for (const text of said(found, 1000)) expect(text.replace(named, '')).not.toContain('1000')
})
