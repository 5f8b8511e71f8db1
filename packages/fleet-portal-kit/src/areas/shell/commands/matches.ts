import { withoutAccents } from '../../../format/withoutAccents.ts'

/** Text without upper case and diacritics, for comparing: `Peña` as `pena`. */
const plain = (text: string) => withoutAccents(text).toLocaleLowerCase()

/**
 * How well a label matches a typed text: 0 if it starts with it, 1 if a word does, 2 if all typed words are in it, 3 if the others
 * begin one of the further words. Undefined if one of them does not.
 */
export function rankOf(label: string, typed: string, further = ''): 0 | 1 | 2 | 3 | undefined {
  const [text, wanted] = [plain(label), plain(typed.trim())]
  if (text.startsWith(wanted)) return 0
  if (text.includes(` ${wanted}`)) return 1
  const others = wanted.split(/\s+/u).filter((word) => !text.includes(word))
  if (others.length === 0) return 2
  const words = ` ${plain(further)}`
  return others.every((word) => words.includes(` ${word}`)) ? 3 : undefined
}

/** The items whose label matches, the best match first. Without a typed text: all, in their order. */
export function bestMatches<T extends { label: string; words?: string }>(
  items: readonly T[],
  typed: string,
): readonly T[] {
  if (!typed.trim()) return items
  return items
    .map((item) => ({ item, rank: rankOf(item.label, typed, item.words) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ item }) => item)
}
