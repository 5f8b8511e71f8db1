/* Formatters for typed or pasted text. Each must also work on only the part of the text before the caret. */

/**
 * Converts to upper case and removes spaces and signs. Letters that the field does not allow stay, so that its validation can
 * report them: without the letter the text would be another plate number.
 */
export const upperAlphanumeric = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Converts full-width digits, points and commas, as Chinese and Japanese keyboards type them. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff0c-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

export const digits =
  (length: number) =>
  (text: string): string =>
    halfWidth(text).replace(/\D/g, '').slice(0, length)

/** Spaces that separate thousands. Programs use no-break and narrow ones too. */
export const thousandsSpaces = /[ \u00a0\u2009\u202f]/g

/**
 * A pasted text on one line. The lines and cells of a table stay apart: without its line break, `100` above `200` would be 100,200.
 */
export const onOneLine = (text: string): string =>
  halfWidth(text)
    .trim()
    .replace(/[\r\n\t]+/g, '\t')

/**
 * Whether a text is `before` with one more character, such as a letter that the user pressed by mistake. A character that matches
 * `allowed` is no mistake.
 */
export const hasStrayCharacter = (text: string, before: string, allowed: RegExp): boolean =>
  text
    .split('')
    .some((character, at) => !allowed.test(character) && text.slice(0, at) + text.slice(at + 1) === before)

/**
 * A whole number without thousands separators. Any other text stays, so that the validation of the field can report it:
 * without its minus, `-5` would be another number. A pressed letter does nothing.
 */
export const wholeNumber = (text: string, before = ''): string => {
  const bare = halfWidth(text).trim()
  if (/^\d{1,3}(?:[, \u00a0\u2009\u202f]\d{3})+$/.test(bare)) return bare.replace(/\D/g, '')
  return /^\d*$/.test(before) && hasStrayCharacter(bare, before, /[-−–,.\d]/u) ? before : bare
}

/** A pasted whole number. Spreadsheets copy `30.00`, which is 30. */
export const pastedWholeNumber = (text: string): string => {
  const bare = wholeNumber(onOneLine(text).replace(/\.0{1,2}$/, ''))
  return /^[1-9]\d{0,2}(\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare
}

/** Formats a decimal number without separators: at most `places` decimals, thousands separators. */
export const decimal =
  (places: number) =>
  (text: string): string => {
    const [units = '', ...rest] = halfWidth(text)
      .replace(/[^\d.]/g, '')
      .split('.')
    const whole = units.replace(/^0+(?=\d)/, '').slice(0, 12)
    const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
    return rest.length === 0 ? grouped : `${grouped || '0'}.${rest.join('').slice(0, places)}`
  }

/**
 * Converts a decimal comma of a pasted number to a decimal point: `25,5`, `1.234,50`, `1.234,567`. The comma of `1,234` separates
 * thousands. The text is a number without its unit.
 */
export function withPoint(text: string): string {
  const [, whole = '', decimals = ''] =
    /^(\d{1,3}(?:[. \u00a0\u2009\u202f]\d{3})+|\d+),(\d+)$/.exec(text) ?? []
  if (whole && !/^[1-9]\d{0,2},\d{3}$/.test(`${whole},${decimals}`)) {
    return `${whole.replace(/\D/g, '')}.${decimals}`
  }
  return /^[1-9]\d{0,2}(\.\d{3}){2,}$/.test(text) ? text.replaceAll('.', '') : text
}
