/** A sentence, or a function that makes one from values. @since 0.1.0 */
export type Message = string | ((...values: never[]) => string)
/** Sentences by key. Keys may be grouped. @since 0.1.0 */
export type Dictionary = { readonly [key: string]: Message | Dictionary }

/** The English sentences of one namespace. @since 0.1.0 */
export interface MessageSet<N extends string, T extends Dictionary> {
  /** The name of the set, as overrides use it. */
  readonly namespace: N
  /** The sentences by key. */
  readonly defaults: T
}

/** Defines the English sentences of a namespace: `defineMessages('drivers', { … })`. */
export const defineMessages = <const N extends string, T extends Dictionary>(
  namespace: N,
  defaults: T,
): MessageSet<N, T> => ({ namespace, defaults })

/** Replacements for some sentences of a namespace. A plain sentence may replace a function. @since 0.1.0 */
export type Overrides<T extends Message | Dictionary> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? string | ((...values: Values) => string)
    : { readonly [Key in keyof T]?: T[Key] extends Message | Dictionary ? Overrides<T[Key]> : never }
