import * as z from 'zod/mini'
import { features } from './access.ts'

/** Ways to cash in that a flag switches, with what they are until somebody changes them. */
const cashinFlags = { CASHIN_DRAGONPAY: true, CASHIN_MINIMUM_100: false, CASHIN_BPI: false } as const

/**
 * The flags that the portal asks for: `PAGE_` and the feature of a page or of a group of pages, two pages without a
 * feature, and the ways to cash in.
 */
export const flagNames: readonly string[] = [
  ...[...features, 'DOWNLOAD', 'INBOX'].map((page) => `PAGE_${page}`),
  ...Object.keys(cashinFlags),
]

/** What a flag is where nobody has set it. One that is not known is on. */
export const isOnByDefault = (name: string): boolean =>
  (cashinFlags as Readonly<Record<string, boolean>>)[name] ?? true

/**
 * A flag in the realtime database, below `flags/<name>`. `users` names those for whom it is on although `enabled` is
 * not: the SHA-256 of the e-mail in lower case, in hexadecimal, so that the database tells nobody's address.
 */
export const flagState = z.object({
  enabled: z.boolean(),
  users: z.optional(z.record(z.string(), z.literal(true))),
})
export type FlagState = z.infer<typeof flagState>
