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

export const digits =
  (length: number) =>
  (text: string): string =>
    text.replace(/\D/g, '').slice(0, length)

/** Formats a half-typed decimal number: one decimal point, at most `places` decimals, thousands separators. */
export const decimal =
  (places: number) =>
  (text: string): string => {
    const [units = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
    const whole = units.replace(/^0+(?=\d)/, '').slice(0, 12)
    const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
    return rest.length === 0 ? grouped : `${grouped || '0'}.${rest.join('').slice(0, places)}`
  }

/**
 * Converts a decimal comma of a pasted amount to a decimal point: `25,5`, `1.234,50`. A comma before three digits is a
 * thousands separator.
 */
export function withPoint(text: string): string {
  // Programs separate thousands with no-break and narrow spaces too.
  const plain = text.replace(/[\u00a0\u2009\u202f]/g, ' ')
  if (/^\D*\d{1,3}([. ]?\d{3})*,\d{1,2}\D*$/.test(plain)) return plain.replace(/[. ]/g, '').replace(',', '.')
  return /^\D*\d{1,3}(\.\d{3}){2,}\D*$/.test(text) ? text.replaceAll('.', '') : text
}
