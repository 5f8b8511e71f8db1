import { bankTerms, cardTerms } from 'fleet-portal-api-client/contract/cashinTerms'
import { counterBanks, onlineBanks } from '../domain/banks.ts'
import { dayOf } from '../utilities/time.ts'
import type { CashinRow } from '../domain/cashins.ts'
import { Random } from './random.ts'

export interface Deposit {
  id: string
  at: Date
  /** Centavos. */
  amount: number
}

const minute = 60_000

/** Cash-ins of a fleet by every payment method: the deposits, and some that failed, expired, were voided or are pending. */
export function createCashins(
  fleetId: string,
  userId: string,
  isHedging: boolean,
  deposits: readonly Deposit[],
  now: Date,
): CashinRow[] {
  const random = new Random(new TextEncoder().encode(fleetId).reduce((sum, byte) => sum * 31 + byte, 7))
  const reference = (at: Date) =>
    `CI-${dayOf(at).slice(2).replaceAll('-', '')}-${random.text('23456789ABCDEFGHJKMNPQRSTUVWXYZ', 8)}`
  const weights = {
    'online-banking': 5,
    otc: 3,
    card: 3,
    'manual-bank-deposit': isHedging ? 0 : 4,
    'locq-rebate': 0.4,
  }

  /** A bank that accepts the amount. Undefined for amounts over every limit, which are deposited manually. */
  function bankFor(method: 'otc' | 'online-banking', amount: number) {
    const banks = method === 'otc' ? counterBanks : onlineBanks
    const accepting = banks.filter((bank) => bankTerms(method, bank, false).max >= amount)
    return accepting.length > 0 ? random.pick(accepting) : undefined
  }

  function row({ id, at, amount }: Deposit, status: CashinRow['status'], chosen: string): CashinRow {
    const isByBank = chosen === 'otc' || chosen === 'online-banking'
    const bank = isByBank ? bankFor(chosen, amount) : undefined
    const exceedsLimit = (isByBank && !bank) || (chosen === 'card' && amount > cardTerms.max)
    const channel = exceedsLimit ? 'manual-bank-deposit' : chosen
    const isBank = channel === 'otc' || channel === 'online-banking'
    const card =
      channel === 'card'
        ? `${random.pick(['visa', 'master-card', 'jcb'])} ${random.integer(1000, 9999)}`
        : null
    return {
      id,
      fleetId,
      userId,
      referenceNumber: reference(at),
      amount,
      fee: bank && isBank ? bankTerms(channel, bank, false).fee : 0,
      channel,
      mode: bank?.code ?? card,
      processor: bank?.processor ?? (card && 'paymaya'),
      status,
      createdAt: at,
      expiresAt: isBank || card ? new Date(at.getTime() + (channel === 'otc' ? 2880 : 60) * minute) : null,
      fulfilledAt:
        status === 'success'
          ? new Date(
              Math.min(
                now.getTime(),
                at.getTime() + random.integer(1, channel === 'otc' ? 240 : 40) * minute,
              ),
            )
          : null,
    }
  }

  const rows = deposits.map((one) => row(one, 'success', random.weighted(weights)))
  const unsuccessful = deposits.slice(-40).flatMap(({ at }): CashinRow[] => {
    if (!random.chance(0.4)) return []
    const before = {
      id: random.id('csh'),
      at: new Date(at.getTime() - 90 * minute),
      amount: random.integer(10, 400) * 1000_00,
    }
    return [
      row(
        before,
        random.pick(['failed', 'failed', 'expired', 'voided']),
        random.pick(['card', 'online-banking', 'otc']),
      ),
    ]
  })
  const pending = { id: random.id('csh'), at: new Date(now.getTime() - 3 * 60 * minute), amount: 25_000_00 }
  return [...rows, ...unsuccessful, row(pending, 'pending', 'otc')]
}
