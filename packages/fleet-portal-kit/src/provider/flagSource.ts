import type { FlagName } from 'fleet-portal-api-client/contract/flags'

/** A source of feature flags: `createFirebaseFlags`, `createStaticFlags`, or your own. @since 0.1.0 */
export interface FlagSource {
  /** Whether a flag is on for the user with an email. Undefined if the source does not know the flag. */
  get(name: FlagName, email?: string): boolean | undefined
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

/** Creates a source of flags that never change. @since 0.1.0 */
export function createStaticFlags(flags: Readonly<Partial<Record<FlagName, boolean>>> = {}): FlagSource {
  return { get: (name) => flags[name], subscribe: () => () => {} }
}
