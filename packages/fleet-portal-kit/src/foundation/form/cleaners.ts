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
const halfWidth = (text: string): string =>
  text.replace(/[\uff0c-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))

export const digits =
  (length: number) =>
  (text: string): string =>
    halfWidth(text).replace(/\D/g, '').slice(0, length)

/** The digits of a whole number. Spreadsheets copy `30.00`, which is 30. */
export const wholeNumber =
  (length: number) =>
  (text: string): string =>
    digits(length)(halfWidth(text).replace(/\.\d{0,2}\D*$/, ''))

/** Formats a half-typed decimal number: one decimal point, at most `places` decimals, thousands separators. */
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
 * Converts a decimal comma of a pasted amount to a decimal point: `25,5`, `1.234,50`, `1.234,567`. The comma of `1,234` separates
 * thousands.
 */
export function withPoint(text: string): string {
  // Programs separate thousands with no-break and narrow spaces too.
  const plain = halfWidth(text).replace(/[\u00a0\u2009\u202f]/g, ' ')
  const [, whole = '', decimals = ''] = /^\D*?(\d{1,3}(?:[. ]\d{3})+|\d+),(\d+)\D*$/.exec(plain) ?? []
  if (whole && !/^[1-9]\d{0,2},\d{3}$/.test(`${whole},${decimals}`)) {
    return `${whole.replace(/\D/g, '')}.${decimals}`
  }
  return /^\D*\d{1,3}(\.\d{3}){2,}\D*$/.test(plain) ? plain.replaceAll('.', '') : text
}
