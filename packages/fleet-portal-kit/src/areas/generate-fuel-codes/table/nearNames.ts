import { looseNameKey } from '../../../pieces/codes/findBearers.ts'

/** The number of letters that are inserted, deleted or replaced between two texts. */
function distanceOf(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[other.length] ?? 0
}

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
      const distance = distanceOf(key, nameKey)
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
