const names = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['jcb', 'JCB'],
])

/** The display name of a card brand. Accepts `master-card`, `Mastercard` and `MASTER CARD`. Undefined for other brands. */
export const cardBrand = (brand: string): string | undefined =>
  names.get(brand.toLowerCase().replaceAll(/[^a-z]/g, ''))

/** Formats a card as its brand and last digits; any other mode stays unchanged. */
export function modeText(mode: string): string {
  const [, brandText = '', digits = ''] = /^(.+) (\d{4})$/.exec(mode) ?? []
  const brand = cardBrand(brandText)
  return brand ? `${brand} •••• ${digits}` : mode
}
