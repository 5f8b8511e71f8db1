import type { MessageNamespace, MessageOverrides, Messages } from './messageOverrides.ts'

/** A language that `createLanguage` loads. @since 0.1.0 */
export interface LanguageSource {
  /** The BCP 47 tag, such as `fil-PH`: of plurals, month names, relative times and numbers. */
  readonly locale: string
  /**
   * Loads the sentences of a namespace. It may resolve to more sentences, or to all of them. Namespaces and keys that are
   * missing stay English. If it rejects, it is called again.
   */
  readonly load: (namespace: MessageNamespace) => Promise<MessageOverrides>
}

/** A loader for each namespace. A missing namespace or sentence does not compile. */
export type NamespaceLoaders = {
  readonly [Namespace in MessageNamespace]: () => Promise<Pick<Messages, Namespace>>
}
