import type { FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { centavos } from 'fleet-portal-api-client/money'
import type { Formats } from '../../format/formats.ts'
import type { editFleetCardMessages } from '../../locales/en/editFleetCard.ts'
import type { CardValues } from './cardFields.ts'
import { limitUsage } from '../../pieces/cards/limitUsage.ts'

/** Whether the usage of this month reaches a limit. False while the usage is unknown. */
export const isUsedUp = (used: number | null | undefined, limit: number | null | undefined): boolean =>
  used != null && limitUsage(used, limit)?.isReached === true

/** Say that the limits of a form are used up already. Undefined while something is left, and without a limit. */
export function usedUpTexts(
  { locqpayPaymentThisMonth: paid, transactionThisMonth: transactions }: FleetCard,
  { locqpayLimit, transactionLimit }: Pick<CardValues, 'locqpayLimit' | 'transactionLimit'>,
  t: Pick<typeof editFleetCardMessages.defaults, 'belowUse'>,
  { formatCount, formatPesos }: Formats,
) {
  return {
    money: isUsedUp(paid, locqpayLimit) ? t.belowUse(formatPesos(centavos(paid ?? 0))) : undefined,
    count: isUsedUp(transactions, Number(transactionLimit))
      ? t.belowUse(formatCount(transactions ?? 0))
      : undefined,
  }
}
