/** Where feature flags come from: `createFirebaseFlags`, `createStaticFlags`, or an object of the host's own. */
export interface FlagSource {
  /** Whether a flag is on for the person with an e-mail; undefined where the source does not know the flag. */
  get(name: string, email?: string): boolean | undefined
  /** Calls back after every change; returns how to stop. */
  subscribe(listener: () => void): () => void
}

/** Flags that never change, by name. */
export function createStaticFlags(flags: Readonly<Record<string, boolean>> = {}): FlagSource {
  return { get: (name) => flags[name], subscribe: () => () => {} }
}
