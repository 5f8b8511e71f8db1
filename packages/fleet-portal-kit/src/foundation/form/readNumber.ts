import { halfWidth, onOneLine, thousandsSpaces, withPoint } from './cleaners.ts'

/**
 * Why a text is no number for a field. `unfinished`: further digits may make it one, such as `1,2` on the way to `1,234`.
 */
export type NumberProblem = 'negative' | 'unreadable' | 'unfinished'

/** A number without separators, such as `1234.5`, or why the text is none. */
export type ReadNumber =
  { plain: string; problem?: undefined } | { plain?: undefined; problem: NumberProblem }

/** The most digits before the point. With four decimals all numbers are safe integers of their smallest unit. */
const mostDigits = 12

const unitTexts = {
  '₱': /^(?:₱|php|p)?(.*?)(?:₱|php|pesos?)?$/is,
  L: /^(.*?)(?:(?:l|li|lit|lit(?:er|re)s?)\.?)?$/is,
}

/** The unit of a field. */
export type NumberUnit = keyof typeof unitTexts

/** The text without spaces around it and without the unit of its field: `₱ 1,234.50` and `40 L` are numbers. */
function withoutUnit(text: string, unit: NumberUnit | undefined): string {
  const bare = halfWidth(text).trim()
  return (unit && unitTexts[unit].exec(bare)?.[1]?.trim()) ?? bare
}

/** A pasted text as a number without its unit. Programs of other languages copy numbers with a decimal comma. */
export const pastedNumber = (text: string, places: number, unit?: NumberUnit): string => {
  const number = withPoint(withoutUnit(onOneLine(text), unit))
  // Spreadsheets copy a whole number as `30.00`.
  return places === 0 ? number.replace(/\.0{1,2}$/, '') : number
}

/**
 * Reads a typed or pasted text as a number with at most `places` decimals. No other character is dropped: `1e5`, `5-` and `1.2.3` would
 * become another number. `isLenient` ignores where the commas are: the user edits a number with thousands separators.
 */
export function readNumber(
  text: string,
  places: number,
  { isLenient = false, unit }: { isLenient?: boolean; unit?: NumberUnit | undefined } = {},
): ReadNumber {
  const bare = withoutUnit(text, unit)
  if (/^(?:[-−–]|\(-?\d)/u.test(bare)) return { problem: 'negative' }
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(bare)
  const isSpaced = /^[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+(?:\.\d*)?$/.test(bare)
  const plain = isSpaced
    ? bare.replace(thousandsSpaces, '')
    : isGrouped || isLenient
      ? bare.replaceAll(',', '')
      : bare
  const [, digits, decimals = ''] = /^0*(\d*)(?:\.(\d*))?$/.exec(plain) ?? []
  if (digits === undefined || digits.length > mostDigits || decimals.length > places) {
    const isUnfinished = /^[1-9]\d{0,2}(?:,\d{3})*,\d{0,2}$/.test(bare)
    return { problem: isUnfinished ? 'unfinished' : 'unreadable' }
  }
  return { plain }
}
