import type { Station } from 'fleet-portal-api-client/contract/stations'

/** Words that keep their capitals. */
const acronyms = new Map(
  'II III IV VI VII VIII IX XI XII EDSA NLEX SLEX SCTEX TPLEX CALAX CAVITEX STAR BGC LPG NAIA SM JP PHINMA'
    .split(' ')
    .map((word) => [word, word] as const),
)
const lowercaseWords = new Set('de del dela la las los ng sa at of the y and'.split(' '))

function capitalizeWord(word: string, isFirst: boolean): string {
  const acronym = acronyms.get(word)
  if (acronym) return acronym
  // A road or a building with a number: C5, 32ND, KM12.
  if (/\d/.test(word))
    return word.replace(/(\d)(ST|ND|RD|TH)$/, (_, digit, end) => `${digit}${String(end).toLowerCase()}`)
  const lower = word.toLowerCase()
  if (!isFirst && lowercaseWords.has(lower)) return lower
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

/** Converts a name stored in capitals to normal capitalisation: `SANTA ROSA DE LIMA` becomes Santa Rosa de Lima. Other names stay unchanged. */
export function plainCase(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)) return text
  let isFirst = true
  return text.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (word) => {
    const written = capitalizeWord(word, isFirst)
    isFirst = false
    return written
  })
}

/** The location of a station on one line. The city is left out if the street address already ends with it. */
export function placeText({ address, city, province }: Station): string {
  const isCityInAddress = city && address?.toLowerCase().endsWith(city.toLowerCase())
  return [address, isCityInAddress ? undefined : city, province]
    .filter((part): part is string => Boolean(part))
    .map(plainCase)
    .join(', ')
}
