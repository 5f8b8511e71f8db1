import { listBankProcessors, listBanks } from 'fleet-portal-api-client/contract/cashin'
import { useRead } from '../../foundation/data/useRead.ts'

interface PaymentChannel {
  cashinChannel?: string | null | undefined
  /** The code of the bank, if the channel has banks. */
  mode?: string | null | undefined
}

/** Whether a channel uses a bank. `mode` is then the code of the bank. */
export const isThroughBank = ({ cashinChannel }: PaymentChannel): boolean =>
  cashinChannel === 'otc' || cashinChannel === 'online-banking'

/**
 * The name of the bank of a cash-in, with `isShort` its short name. Undefined for a channel without banks and while the
 * names load. Returns the code if the server has no name for it.
 */
export function useBankName(cashin: PaymentChannel, { isShort = false } = {}): string | undefined {
  const { cashinChannel, mode } = cashin
  const hasBank = Boolean(mode) && isThroughBank(cashin)
  const { data, error } = useRead(
    cashinChannel === 'otc' ? listBankProcessors : listBanks,
    {},
    { enabled: hasBank, keepPrevious: false },
  )
  if (!hasBank || !mode) return undefined
  const bank = data?.find(({ code }) => code === mode)
  if (bank) return (isShort && bank.shortTitle) || bank.title
  return data || error ? mode : undefined
}
