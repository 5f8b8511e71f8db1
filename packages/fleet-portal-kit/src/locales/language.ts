import type { ComponentType } from 'react'
import type { MessageOverrides } from './messageOverrides.ts'

/** A language with its sentences. @since 0.1.0 */
export interface Language {
  /** The BCP 47 tag, such as `fil-PH`: of plurals, month names, relative times and numbers. */
  readonly locale: string
  /** The sentences. Sentences that are missing stay English. */
  readonly messages: MessageOverrides
}

/**
 * A language whose sentences are loaded when widgets need them. `createLanguage` of `fleet-portal-kit/languages` makes it from
 * the functions that load sentences.
 *
 * @since 0.1.0
 */
export interface LanguageOnDemand extends Language {
  /** Loads the sentences of a namespace. Undefined if they are loaded, or could not be loaded and stay English. */
  readonly load: (namespace: string) => Promise<void> | undefined
  /** Calls the listener after each load, and after a failed one. Returns a function that ends this. */
  readonly subscribe: (listener: () => void) => () => void
  /** A notice in each widget while sentences could not be loaded. It loads them again. */
  readonly Failure: ComponentType
}

/** The language of a provider, with the members that only a language on demand has. */
export type AnyLanguage = Language & Partial<LanguageOnDemand>
