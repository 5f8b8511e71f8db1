import type { BankOption } from 'fleet-portal-api-client/contract/cashin'
import { bankTerms, type BankMethod, type CashinTerms } from 'fleet-portal-api-client/contract/cashinTerms'
import * as z from 'zod/mini'

export type { BankMethod }

/** A bank that a cash-in can be paid through. @since 0.1.0 */
export interface BankChoice {
  /** The code. */
  code: string
  /** The name. */
  name: string
  /** The processor of a payment over the counter. */
  processor: string | undefined
  /** The limits and the fee of one payment. */
  terms: CashinTerms
  /** Whether the bank accepts payments now. */
  isAvailable: boolean
  /** Whether `CashInPanel` has used it in this browser lately. */
  isRecent: boolean
}

interface BankListOptions {
  method: BankMethod
  isFrom100: boolean
  hasBpi: boolean
  /** The codes of recently used banks, the latest first. */
  recentCodes: readonly string[]
}

/** The list of banks: recently used banks first, then the others in the order of the server. */
export function bankChoices(banks: readonly BankOption[], options: BankListOptions): BankChoice[] {
  const { method, isFrom100, hasBpi, recentCodes } = options
  const choices = banks
    .filter(({ code }) => hasBpi || method === 'otc' || code !== 'BPI')
    .map((bank) => {
      const terms = bankTerms(method, bank, isFrom100)
      return {
        code: bank.code,
        name: bank.title,
        processor: bank.processor ?? undefined,
        terms,
        isAvailable: bank.enabled !== false && terms.max >= terms.min,
        isRecent: recentCodes.includes(bank.code),
      }
    })
  const rankOf = ({ code }: BankChoice) =>
    recentCodes.includes(code) ? recentCodes.indexOf(code) : recentCodes.length
  return choices.toSorted((one, other) => rankOf(one) - rankOf(other))
}

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether the name or code of a bank contains the search text. Ignores case, spaces and punctuation. */
export const matchesSearch = ({ name, code }: BankChoice, search: string): boolean =>
  normalize(name).includes(normalize(search)) || normalize(code).includes(normalize(search))

const storedCodes = z.array(z.string())

/** Parses the stored codes of recently used banks. Returns none if the stored value is invalid. */
export function parseRecentCodes(stored: unknown): readonly string[] {
  const parsed = z.safeParse(storedCodes, stored)
  return parsed.success ? parsed.data : []
}

/** Adds a code at the start of the recently used codes. Keeps three codes. */
export const addRecentCode = (recentCodes: readonly string[], code: string): string[] =>
  [code, ...recentCodes.filter((one) => one !== code)].slice(0, 3)
