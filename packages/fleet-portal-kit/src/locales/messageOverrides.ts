import type * as english from './en/index.ts'
import type { Dictionary, MessageSet, Overrides } from './messageSet.ts'
import type { OldMessageKey, OldMessages } from './renamedKeys.ts'

/** A set of English sentences. @since 0.1.0 */
export type EnglishSet = Extract<(typeof english)[keyof typeof english], MessageSet<string, Dictionary>>

/** The name of a set of sentences, such as `drivers`. @since 0.1.0 */
export type MessageNamespace = EnglishSet['namespace']

/**
 * All sentences, by namespace and key. A language that is declared with `satisfies Messages` does not compile without one of
 * them. A language with some sentences only is declared as `MessageOverrides`.
 *
 * @since 0.1.0
 */
export type Messages = { readonly [Set in EnglishSet as Set['namespace']]: Set['defaults'] }

/**
 * Your own sentences, by namespace and key: `{ drivers: { title: 'Mga tsuper' } }`. Keys that you leave out stay English. A
 * plain sentence may replace a function that makes one from values.
 *
 * @since 0.1.0
 */
export type MessageOverrides = {
  readonly [Set in EnglishSet as Set['namespace']]?: Overrides<Set['defaults']>
} & OldMessages<OldMessageKey>
