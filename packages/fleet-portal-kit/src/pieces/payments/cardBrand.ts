const names = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['jcb', 'JCB'],
])

/** The display name of a card brand. Accepts `master-card`, `Mastercard` and `MASTER CARD`. Undefined for other brands. */
export const cardBrand = (brand: string): string | undefined =>
  names.get(brand.toLowerCase().replaceAll(/[^a-z]/g, ''))
