const names = new Map([
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
  ['jcb', 'JCB'],
])

/** `Mastercard`, whether a server writes `master-card`, `Mastercard` or `MASTER CARD`; nothing for other brands. */
export const cardBrand = (written: string): string | undefined =>
  names.get(written.toLowerCase().replaceAll(/[^a-z]/g, ''))
