/** A text without the accents of its letters: `Nino` for Niño. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '')
