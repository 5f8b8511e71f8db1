/** A function that creates a value at its first call. Formats of `Intl` take milliseconds to create, and most pages use few of them. */
export function lazily<T>(create: () => T): () => T {
  let value: T | undefined
  return () => (value ??= create())
}
