import leven from 'leven'
import { looseNameKey } from '../../../pieces/codes/findBearers.ts'

const maxNames = 3

/** The words of a text in one order, so that `Cruz Ana` is as near as `Ana Cruz`. */
const wordsOf = (text: string) => looseNameKey(text.replaceAll(',', ' ')).split(' ').toSorted()

/**
 * Returns a function that finds at most three names that a text with a mistake may mean: few letters are different, or
 * the text has only some of the words. The nearest one is first.
 */
export function createNearNames(names: readonly string[]): (text: string) => readonly string[] {
  const known = [...new Set(names)].map((name) => {
    const words = wordsOf(name)
    return { name, words, key: words.join(' ') }
  })
  const found = new Map<string, readonly string[]>()
  const find = (text: string) => {
    const words = wordsOf(text)
    const key = words.join(' ')
    // Two swapped letters are two replaced ones.
    const most = key.length < 5 ? 1 : Math.max(2, Math.floor(key.length / 4))
    const near = known.flatMap(({ name, words: nameWords, key: nameKey }) => {
      if (words.every((word) => nameWords.includes(word))) return [{ name, distance: 0 }]
      if (Math.abs(nameKey.length - key.length) > most) return []
      const distance = leven(key, nameKey)
      return distance <= most ? [{ name, distance }] : []
    })
    return near
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, maxNames)
      .map(({ name }) => name)
  }
  return (text) => {
    const names = found.get(text) ?? find(text)
    found.set(text, names)
    return names
  }
}
