/** The page of a list that a tile evaluates. A tile never reads more, however long the history is. */
export const boundedPage = { page: 1, perPage: 500 } as const

/** The number of items that were read, if the list has more. Undefined if all were read. */
export const partlyRead = (items: readonly unknown[], count: number): number | undefined =>
  items.length < count ? items.length : undefined
