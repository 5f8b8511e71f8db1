import type { BankOption } from 'api-client/contract/cashin'
import { bankTerms, type CashinTerms } from 'api-client/contract/cashinTerms'
import * as z from 'zod/mini'

export type BankMethod = 'otc' | 'online-banking'

/** A bank as it stands in the list. */
export interface BankChoice {
  code: string
  name: string
  processor: string | undefined
  terms: CashinTerms
  /** Takes something now. */
  isAvailable: boolean
  isUsedBefore: boolean
}

interface Wanted {
  method: BankMethod
  isFrom100: boolean
  hasBpi: boolean
  /** Codes of banks that were used before, the latest first. */
  used: readonly string[]
}

/** The banks to choose from: those that were used before first, then as the server orders them. */
export function bankChoices(banks: readonly BankOption[], wanted: Wanted): BankChoice[] {
  const { method, isFrom100, hasBpi, used } = wanted
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
        isUsedBefore: used.includes(bank.code),
      }
    })
  const placeOf = ({ code }: BankChoice) => (used.includes(code) ? used.indexOf(code) : used.length)
  return choices.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a bank is meant by what is typed in the search. */
export const isMeant = ({ name, code }: BankChoice, search: string): boolean =>
  bare(name).includes(bare(search)) || bare(code).includes(bare(search))

const storedCodes = z.array(z.string())

/** The codes that a browser remembers, whatever stands there. */
export function usedCodes(stored: unknown): readonly string[] {
  const read = z.safeParse(storedCodes, stored)
  return read.success ? read.data : []
}

/** The same with another one in front; three are remembered. */
export const withUsed = (used: readonly string[], code: string): string[] =>
  [code, ...used.filter((one) => one !== code)].slice(0, 3)
