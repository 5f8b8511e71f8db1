import { listBankProcessors, listBanks } from 'api-client/contract/cashin'
import { useRead } from '../../foundation/data/useRead.ts'

interface PaidThrough {
  cashinChannel?: string | null | undefined
  /** The code of the bank, where the channel is one of banks. */
  mode?: string | null | undefined
}

/** Whether a channel leads through a bank, which its mode names by a code. */
export const isThroughBank = ({ cashinChannel }: PaidThrough): boolean =>
  cashinChannel === 'otc' || cashinChannel === 'online-banking'

/**
 * The name of the bank that a cash-in goes through; `isShort` for the short one. Undefined where the channel has no
 * banks, and until the names are known; the code where the server does not name the bank.
 */
export function useBankName(cashin: PaidThrough, { isShort = false } = {}): string | undefined {
  const { cashinChannel, mode } = cashin
  const isOfBank = Boolean(mode) && isThroughBank(cashin)
  const { data, error } = useRead(
    cashinChannel === 'otc' ? listBankProcessors : listBanks,
    {},
    { enabled: isOfBank, keepPrevious: false },
  )
  if (!isOfBank || !mode) return undefined
  const bank = data?.find(({ code }) => code === mode)
  if (bank) return (isShort && bank.shortTitle) || bank.title
  return data || error ? mode : undefined
}
