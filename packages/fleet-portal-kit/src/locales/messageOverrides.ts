import type * as english from './en/index.ts'
import type { Dictionary, MessageSet, Overrides } from './messageSet.ts'
import type { OldMessageKey, OldMessages } from './renamedKeys.ts'

/** A set of English sentences. @since 0.1.0 */
export type EnglishSet = Extract<(typeof english)[keyof typeof english], MessageSet<string, Dictionary>>

/**
 * Your own sentences, by namespace and key: `{ drivers: { title: 'Mga tsuper' } }`. Keys that you leave out stay English. A
 * plain sentence may replace a function that makes one from values.
 *
 * @since 0.1.0
 */
export type MessageOverrides = {
  readonly [Set in EnglishSet as Set['namespace']]?: Overrides<Set['defaults']>
} & OldMessages<OldMessageKey>
