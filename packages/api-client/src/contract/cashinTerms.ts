import { centavos, type Centavos } from '../money.ts'

/** The minimum and maximum of one cash-in and its fee, in centavos. @since 0.1.0 */
export interface CashinTerms {
  /** The minimum amount. */
  min: Centavos
  /** The maximum amount. */
  max: Centavos
  /** Added to the amount. */
  fee: Centavos
}

const pesos = (amount: number) => centavos(amount * 100)

/** The terms of card payments. @since 0.1.0 */
export const cardTerms: CashinTerms = { min: pesos(100), max: pesos(500_000), fee: pesos(0) }

/** The fewest points of one cash-in. Each point is a peso. @since 0.1.0 */
export const minimumPoints = 1000

/** The fee that the bank deducts from a manual deposit. @since 0.1.0 */
export const depositFee = pesos(50)

/** How a bank is paid: online, or over the counter. @since 0.1.0 */
export type BankMethod = 'online-banking' | 'otc'

/** Terms in pesos by bank code. A bank without an entry has no fee and the usual maximum. */
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

/** The minimum of a bank. A feature flag lowers it. @since 0.1.0 */
export const bankMinimum = (isFrom100: boolean): Centavos => pesos(isFrom100 ? 100 : 10_000)

/**
 * The terms of a bank: the server's, else the known terms of the bank, else the usual terms. A maximum below the minimum
 * means that the bank takes no payments now.
 *
 * @since 0.1.0
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

/** Why an amount may not be paid under these terms; undefined if it may. @since 0.1.0 */
export function amountErrorOf(
  { min, max }: CashinTerms,
  amount: number,
): 'tooLittle' | 'tooMuch' | undefined {
  if (amount < min) return 'tooLittle'
  return amount > max ? 'tooMuch' : undefined
}
