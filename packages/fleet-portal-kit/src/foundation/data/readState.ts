/** The state of a read. `none` means that the server returned an empty value; a failed read is never `none`. */
export type ReadState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => unknown }
  | { status: 'none' }
  | { status: 'some'; value: T }

/** The part of a query result that `readStateOf` uses. */
export interface ReadResult<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** The state of a read. Data of an earlier read stays `some` while it is refetched, and after a failed refetch. */
export function readStateOf<T, Value = T>(
  { data, error, refetch }: ReadResult<T>,
  valueOf: (data: T) => Value | undefined = (read) => read as unknown as Value,
): ReadState<Value> {
  if (data !== undefined) {
    const value = valueOf(data)
    return value === undefined || isEmpty(value) ? { status: 'none' } : { status: 'some', value }
  }
  // Hooks return `null` or `undefined` as the error if no read has failed.
  if (error === null || error === undefined) return { status: 'loading' }
  return { status: 'failed', error, retry: refetch }
}
