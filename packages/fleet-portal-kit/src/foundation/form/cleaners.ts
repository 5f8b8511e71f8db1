/** What fields keep of typed or pasted text. Each may run on the text before the caret alone. */

export const upperAlphanumeric =
  (length: number) =>
  (text: string): string =>
    text
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, length)

export const digits =
  (length: number) =>
  (text: string): string =>
    text.replace(/\D/g, '').slice(0, length)

/** `+63 917 555 0123`, `63917…` and `917…` pasted whole become `0917…`; else digits are kept as typed. */
export function mobile(text: string): string {
  const only = text.replace(/\D/g, '')
  if (/^\D*63\D*9/.test(text) && only.length >= 12) return `0${only.slice(2)}`.slice(0, 11)
  if (/^9\d{9}$/.test(only)) return `0${only}`
  return only.slice(0, 11)
}

/** A decimal number as it is typed: one point, at most `places` behind it, thousands parted by commas. */
export const decimal =
  (places: number) =>
  (text: string): string => {
    const [units = '', ...rest] = text.replace(/[^\d.]/g, '').split('.')
    const whole = units.replace(/^0+(?=\d)/, '').slice(0, 12)
    const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')
    return rest.length === 0 ? grouped : `${grouped || '0'}.${rest.join('').slice(0, places)}`
  }
