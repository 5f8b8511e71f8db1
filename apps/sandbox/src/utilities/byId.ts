/** Rows in the order of their ids. Ids without a row are left out. */
export function byId<T>(ids: readonly string[], rows: readonly T[], idOf: (row: T) => string): T[] {
  const found = new Map(rows.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
