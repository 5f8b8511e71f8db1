/** A fact on a receipt. */
export interface ReceiptRow {
  name: string
  text: string
  isStrong?: boolean
  /** Whether the text is an id. On the screen it can be copied. */
  isId?: boolean
}

/**
 * What a receipt says, on the screen, on paper and as a text. It never has an account number, or more of a card number than its last
 * four digits.
 */
export interface Receipt {
  title: string
  /** The business name of the fleet. */
  fleet: string | undefined
  rows: readonly ReceiptRow[]
  /** What the reader has to do or to know. */
  notes?: readonly string[] | undefined
  /** The id in the name of a saved file. */
  id: string
}

/** A receipt as lines of text, to send or to save. */
export function receiptText({ title, fleet, rows, notes = [] }: Receipt, madeAt: string): string {
  return [
    ...(fleet ? [fleet] : []),
    title,
    '',
    ...rows.map(({ name, text }) => `${name}: ${text}`),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
    madeAt,
  ].join('\n')
}

/** Letters and digits only, so that the name is valid on every system: `cash-in-receipt-ci-1024.txt`. */
export const receiptFileName = ({ title, id }: Pick<Receipt, 'title' | 'id'>): string =>
  `${`${title} ${id}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.txt`
