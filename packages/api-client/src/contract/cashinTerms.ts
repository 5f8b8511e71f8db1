import { centavos, type Centavos } from '../money.ts'

/** What may be paid at once, and what the payment costs on top. Centavos. */
export interface CashinTerms {
  min: Centavos
  max: Centavos
  fee: Centavos
}

const pesos = (amount: number) => centavos(amount * 100)

export const cardTerms: CashinTerms = { min: pesos(100), max: pesos(500_000), fee: pesos(0) }

/** Points, of which each is a peso. */
export const minimumPoints = 1000

/** Taken off by the bank where somebody pays into an account by hand. */
export const depositFee = pesos(50)

type BankMethod = 'online-banking' | 'otc'

/** Pesos, by the code of the bank; what is not here is charged nothing and taken up to the usual most. */
const banks: Readonly<Record<string, Partial<Record<BankMethod | 'both', { max?: number; fee?: number }>>>> =
  {
    AUB: { otc: { max: 50_000 } },
    BDO: { otc: { max: 500_000, fee: 20 } },
    'BDO-NETWORK': { both: { fee: 15 } },
    'BDO-PERSONAL': { 'online-banking': { max: 50_000 } },
    BOC: { both: { fee: 10 } },
    BPI: { 'online-banking': { max: 250_000 }, otc: { fee: 100 } },
    CHINABANK: { 'online-banking': { fee: 15 }, otc: { max: 100_000, fee: 50 } },
    LANDBANK: { 'online-banking': { max: 250_000, fee: 10 }, otc: { fee: 50 } },
    MAYBANK: { both: { max: 0 } },
    METROBANK: { otc: { fee: 50 } },
    PNB: { otc: { fee: 25 } },
    PSBANK: { both: { fee: 25 } },
    RCBC: { 'online-banking': { max: 50_000, fee: 5 }, otc: { fee: 25 } },
    SECURITYBANK: { otc: { fee: 50 } },
    UCPB: { otc: { fee: 25 } },
  }

const usualMost = { 'online-banking': 500_000, otc: 50_000 } as const

/** The least that a bank takes: the flag lets smaller amounts in. */
export const bankMinimum = (isFrom100: boolean): Centavos => pesos(isFrom100 ? 100 : 10_000)

/**
 * What a bank takes and charges: what its server says of it, else what is known of the bank, else what is usual.
 * A most below the least means that the bank takes nothing now.
 */
export function bankTerms(
  method: BankMethod,
  { code, max, fee }: { code: string; max?: Centavos | null | undefined; fee?: Centavos | null | undefined },
  isFrom100: boolean,
): CashinTerms {
  const bank = banks[code]
  const known = { ...bank?.both, ...bank?.[method] }
  return {
    min: bankMinimum(isFrom100),
    max: max ?? pesos(known.max ?? usualMost[method]),
    fee: fee ?? pesos(known.fee ?? 0),
  }
}

/** Whether an amount may be paid under these terms, or why not. */
export function amountErrorOf(
  { min, max }: CashinTerms,
  amount: number,
): 'tooLittle' | 'tooMuch' | undefined {
  if (amount < min) return 'tooLittle'
  return amount > max ? 'tooMuch' : undefined
}
