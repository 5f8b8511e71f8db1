/** The rows of some ids in the order of the ids. Ids without a row are left out. */
export function inOrderOf<Row>(
  ids: readonly string[],
  found: readonly Row[],
  idOf: (row: Row) => string,
): Row[] {
  const byId = new Map(found.map((row) => [idOf(row), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
