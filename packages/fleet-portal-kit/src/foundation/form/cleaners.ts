/** What fields keep of typed or pasted text. Each may run on the text before the caret alone. */

/**
 * Upper case, without spaces and signs. A letter that does not belong stays for the field's rule to name: without it
 * the rest would be another plate number.
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

/** A decimal number as it is typed: one point, at most `places` behind it, thousands parted by commas. */
export const decimal =
  (places: number) =>
  (text: string): string => {
    const [units = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
    const whole = units.replace(/^0+(?=\d)/, '').slice(0, 12)
    const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
    return rest.length === 0 ? grouped : `${grouped || '0'}.${rest.join('').slice(0, places)}`
  }

/**
 * An amount as it is copied from elsewhere, with a point before its decimals: `25,5` and `1.234,50` would be other
 * amounts if their comma parted thousands. Three digits behind a comma are thousands.
 */
export function withPoint(text: string): string {
  if (/^\D*\d{1,3}([. ]?\d{3})*,\d{1,2}\D*$/.test(text)) return text.replace(/[. ]/g, '').replace(',', '.')
  return /^\D*\d{1,3}(\.\d{3}){2,}\D*$/.test(text) ? text.replaceAll('.', '') : text
}
