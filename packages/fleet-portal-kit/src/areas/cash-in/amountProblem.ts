import { amountErrorOf } from 'fleet-portal-api-client/contract/cashinTerms'
import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import { cashInMessages } from '../../locales/en/cashIn.ts'
import { useFormats } from '../../provider/formats.ts'
import { useMessages } from '../../provider/messages.ts'

/** The limits of one payment. There is no maximum until a bank is selected. */
export interface AmountLimits {
  min: Centavos
  max?: Centavos | undefined
  /** Whether the maximum is the limit of a bank. */
  isBankLimit?: boolean
}

/** Returns a function that says why an amount is outside of the limits. */
export function useAmountProblem() {
  const t = useMessages(cashInMessages)
  const { formatPesos } = useFormats()
  return (amount: number | undefined, { min, max, isBankLimit }: AmountLimits) => {
    const most = max ?? centavos(Number.MAX_SAFE_INTEGER)
    const problem = amount !== undefined && amountErrorOf({ min, max: most, fee: centavos(0) }, amount)
    if (!problem) return undefined
    if (problem === 'tooLittle') return { problem, text: t.tooLittle(formatPesos(min)) }
    return { problem, text: (isBankLimit ? t.tooMuchForBank : t.tooMuch)(formatPesos(most)) }
  }
}
