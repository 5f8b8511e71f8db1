/** The number of cards on a sheet. */
const cardsPerSheet = 8

/** Splits items into sheets, in their order. The last sheet has the rest. */
export const sheetsOf = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / cardsPerSheet) }, (_, index) =>
    items.slice(index * cardsPerSheet, (index + 1) * cardsPerSheet),
  )
