import type { MessageOverrides } from './messageOverrides.ts'

/** A language of the kit. @since 0.1.0 */
export interface Language {
  /** The BCP 47 tag, such as `fil-PH`: of plurals, month names, relative times and numbers. */
  readonly locale: string
  /** The sentences. Sentences that are missing stay English. */
  readonly messages: MessageOverrides
}
