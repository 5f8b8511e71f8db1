/** A source of feature flags: `createFirebaseFlags`, `createStaticFlags`, or your own. */
export interface FlagSource {
  /** Whether a flag is on for the user with an e-mail. Undefined if the source does not know the flag. */
  get(name: string, email?: string): boolean | undefined
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Creates a source of flags that never change. */
export function createStaticFlags(flags: Readonly<Record<string, boolean>> = {}): FlagSource {
  return { get: (name) => flags[name], subscribe: () => () => {} }
}
