import type { Message } from './messageSet.ts'

/**
 * Keys of messages that have a new name: `'drivers.headline' | …`. `messages` of the provider may use an old key for two
 * minor versions.
 *
 * @since 0.1.0
 */
export type OldMessageKey = never

/** The new key of a renamed message, and the version that renamed it. */
export interface RenamedKey {
  readonly use: string
  readonly since: string
}

/** The renamed messages: `'drivers.headline': { use: 'drivers.title', since: '0.2.0' }`. */
export const renamedKeys: { readonly [Old in OldMessageKey]: RenamedKey } = {}

/** Replacements under old keys: `{ drivers: { headline: 'Mga tsuper' } }`. @since 0.1.0 */
export type OldMessages<Path extends string> = {
  readonly [Name in Path extends `${infer First}.${string}` ? First : Path]?: [
    Path extends `${Name}.${infer Rest}` ? Rest : never,
  ] extends [never]
    ? Message
    : OldMessages<Path extends `${Name}.${infer Rest}` ? Rest : never>
}
