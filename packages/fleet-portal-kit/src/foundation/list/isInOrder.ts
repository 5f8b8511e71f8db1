type Value = string | number

const instant = /^\d{4}-\d\d-\d\dT/

/** Instants as numbers, because their offsets may differ. */
const readable = (value: Value): Value =>
  typeof value === 'string' && instant.test(value) ? Date.parse(value) : value

/** A text without case, accents, spaces and punctuation, which databases sort in different ways. */
const letters = (value: Value) =>
  String(value)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Whether items with the same value are together. Servers may sort statuses in an order of their own. */
function isGrouped(values: readonly Value[]): boolean {
  const groups = values.filter((value, index) => index === 0 || value !== values[index - 1])
  return groups.length < values.length && new Set(groups).size === groups.length
}

/**
 * Whether the items of a page can be in the requested order. Items without a value may be anywhere. A field that the items do not
 * have cannot be checked, and is taken as sorted.
 */
export function isInOrder(
  items: readonly object[],
  field: string,
  order: 'asc' | 'desc' | undefined,
): boolean {
  const values = items
    .map((item) => (item as Record<string, unknown>)[field])
    .filter(
      (value): value is Value => typeof value === 'number' || (typeof value === 'string' && value !== ''),
    )
    .map(readable)
  const sign = order === 'asc' ? 1 : -1
  const isSortedBy = (key: (value: Value) => Value) => {
    const keys = values.map(key)
    return keys.every((value, index) => {
      const previous = keys[index - 1]
      if (previous === undefined || previous === value) return true
      return (previous < value ? -1 : 1) * sign < 0
    })
  }
  if (values.every((value) => typeof value === 'number')) return isSortedBy((value) => value)
  return isSortedBy(letters) || isSortedBy(String) || isGrouped(values)
}
