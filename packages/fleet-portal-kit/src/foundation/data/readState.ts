/** What is known of something that is read: unknown is not none. */
export type ReadState<T> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => unknown }
  /** It was read, and there is nothing. */
  | { status: 'none' }
  | { status: 'some'; value: T }

/** What a read says of itself; `useRead` and the other hooks that read return more than this. */
export interface ReadResult<T> {
  data: T | undefined
  error: unknown
  refetch: () => unknown
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** What is known of a read. A value that was read before stays known while it is read again, whatever becomes of that. */
export function readStateOf<T, Value = T>(
  { data, error, refetch }: ReadResult<T>,
  valueOf: (data: T) => Value | undefined = (read) => read as unknown as Value,
): ReadState<Value> {
  if (data !== undefined) {
    const value = valueOf(data)
    return value === undefined || isEmpty(value) ? { status: 'none' } : { status: 'some', value }
  }
  // `null` and `undefined` are what the reading hooks say where nothing failed.
  if (error === null || error === undefined) return { status: 'loading' }
  return { status: 'failed', error, retry: refetch }
}
