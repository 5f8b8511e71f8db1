import * as z from 'zod/mini'
import { features, type Feature } from './access.ts'

/** A flag of a cash-in channel. @since 0.1.0 */
export type CashinFlag = 'CASHIN_DRAGONPAY' | 'CASHIN_MINIMUM_100' | 'CASHIN_BPI'

/** The defaults of these flags. */
const cashinFlags: Readonly<Record<CashinFlag, boolean>> = {
  CASHIN_DRAGONPAY: true,
  CASHIN_MINIMUM_100: false,
  CASHIN_BPI: false,
}
/** Pages without a feature of the permission table. */
const otherPages = ['DOWNLOAD', 'INBOX'] as const

/** `PAGE_` and the feature of a page or of a group of pages, or the flag of a cash-in channel. @since 0.1.0 */
export type FlagName = `PAGE_${Feature | 'DOWNLOAD' | 'INBOX'}` | CashinFlag

/** Every flag that the portal reads. @since 0.1.0 */
export const flagNames: readonly FlagName[] = [
  ...[...features, ...otherPages].map((page) => `PAGE_${page}` as const),
  ...(Object.keys(cashinFlags) as CashinFlag[]),
]

/** Whether a flag is on if no source sets it: pages are on. @since 0.1.0 */
export const isOnByDefault = (name: FlagName): boolean =>
  (cashinFlags as Partial<Record<FlagName, boolean>>)[name] ?? true

/**
 * A flag in the realtime database, at `flags/<name>`. `users` lists users who have the flag even if `enabled` is
 * false. A key of `users` is the SHA-256 of the email in lower case, in hexadecimal, so that the database holds no email
 * addresses.
 *
 * @since 0.1.0
 */
export const flagState = z.object({
  enabled: z.boolean(),
  users: z.optional(z.record(z.string(), z.literal(true))),
})
/** The stored state of a flag. @since 0.1.0 */
export type FlagState = z.infer<typeof flagState>
