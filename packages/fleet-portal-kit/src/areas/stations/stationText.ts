import type { Station } from 'api-client/contract/stations'

/** Written as people write them, whatever the case around them. */
const fixed = new Map(
  'II III IV VI VII VIII IX XI XII EDSA NLEX SLEX SCTEX TPLEX CALAX CAVITEX STAR BGC LPG NAIA SM JP PHINMA'
    .split(' ')
    .map((word) => [word, word] as const),
)
const small = new Set('de del dela la las los ng sa at of the y and'.split(' '))

function wordOf(word: string, isFirst: boolean): string {
  const known = fixed.get(word)
  if (known) return known
  // A road or a building with a number: C5, 32ND, KM12.
  if (/\d/.test(word))
    return word.replace(/(\d)(ST|ND|RD|TH)$/, (_, digit, end) => `${digit}${String(end).toLowerCase()}`)
  const lower = word.toLowerCase()
  if (!isFirst && small.has(lower)) return lower
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** A name that was stored in capitals, as it is written: `SANTA ROSA DE LIMA` is Santa Rosa de Lima. Any other stays as it is. */
export function plainCase(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)) return text
  let isFirst = true
  return text.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (word) => {
    const written = wordOf(word, isFirst)
    isFirst = false
    return written
  })
}

/** Where a station is, on one line; a city that the address ends with is not said twice. */
export function placeText({ address, city, province }: Station): string {
  const isSaid = city && address?.toLowerCase().endsWith(city.toLowerCase())
  return [address, isSaid ? undefined : city, province]
    .filter((part): part is string => Boolean(part))
    .map(plainCase)
    .join(', ')
}
