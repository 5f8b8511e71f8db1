/** Where feature flags come from. A flag that the source does not know is on. */
export interface FlagSource {
  get(name: string): boolean | undefined
  subscribe(listener: () => void): () => void
}

/** Flags that never change, by name. */
export function staticFlags(flags: Readonly<Record<string, boolean>> = {}): FlagSource {
  return { get: (name) => flags[name], subscribe: () => () => {} }
}
