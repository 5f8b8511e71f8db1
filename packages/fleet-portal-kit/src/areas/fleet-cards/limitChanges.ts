import { fleetCardIssues, type FleetCard } from 'fleet-portal-api-client/contract/fleetCards'
import { centavos } from 'fleet-portal-api-client/money'
import * as z from 'zod/mini'
import type { FleetCardChanges } from '../../headless/fleetCards.ts'
import { isUsedUp } from './usedUp.ts'

/** The values of the form that changes the limits of several cards. Empty limits stay as they are. */
export interface LimitValues {
  /** Centavos per month. */
  locqpayLimit: number | null
  isMoneyUnlimited: boolean
  /** Transactions per month. */
  transactionLimit: string
  isCountUnlimited: boolean
}

export const unchangedLimits: LimitValues = {
  locqpayLimit: null,
  isMoneyUnlimited: false,
  transactionLimit: '',
  isCountUnlimited: false,
}

const isNumber = (text: string) => /^\d+$/.test(text)

/** The schema of the form. Its issues are codes of the field rules. */
export const limitsForm = z
  .object({
    locqpayLimit: z.nullable(z.int()),
    isMoneyUnlimited: z.boolean(),
    transactionLimit: z.string(),
    isCountUnlimited: z.boolean(),
  })
  .check(({ value, issues }) => {
    const { locqpayLimit, isMoneyUnlimited, transactionLimit, isCountUnlimited } = value
    const found = fleetCardIssues({
      fuelCardType: 'any',
      hasDriver: false,
      hasVehicle: false,
      hasProduct: true,
      locqpayLimit: isMoneyUnlimited ? undefined : (locqpayLimit ?? undefined),
      transactionLimit:
        isCountUnlimited || !isNumber(transactionLimit) ? undefined : Number(transactionLimit),
    })
    if (!isCountUnlimited && transactionLimit !== '' && !isNumber(transactionLimit)) {
      found.push({ path: 'transactionLimit', code: 'numeric' })
    }
    for (const { path, code } of found) {
      issues.push({ code: 'custom', message: code, path: [path], input: value })
    }
  })

/** The limits to send. 0 removes a limit. */
export function limitChanges(values: LimitValues): FleetCardChanges {
  const { locqpayLimit, isMoneyUnlimited, transactionLimit, isCountUnlimited } = values
  return {
    ...((isMoneyUnlimited || locqpayLimit !== null) && {
      locqpayLimit: centavos(isMoneyUnlimited ? 0 : (locqpayLimit ?? 0)),
    }),
    ...((isCountUnlimited || transactionLimit !== '') && {
      transactionLimit: isCountUnlimited ? 0 : Number(transactionLimit),
    }),
  }
}

/** Whether a change has a limit. Empty fields change none. */
export const hasChange = ({ locqpayLimit, transactionLimit }: FleetCardChanges): boolean =>
  locqpayLimit !== undefined || transactionLimit !== undefined

/** Whether this month's usage of a card reaches one of the limits of a change. */
export const hasUsedUp = (card: FleetCard, { locqpayLimit, transactionLimit }: FleetCardChanges): boolean =>
  isUsedUp(card.locqpayPaymentThisMonth, locqpayLimit) ||
  isUsedUp(card.transactionThisMonth, transactionLimit)

/** The earlier values of the limits that a change replaces. */
export const earlierLimits = (card: FleetCard, changes: FleetCardChanges): FleetCardChanges => ({
  ...(changes.locqpayLimit !== undefined && { locqpayLimit: centavos(card.locqpayLimit ?? 0) }),
  ...(changes.transactionLimit !== undefined && { transactionLimit: card.transactionLimit ?? 0 }),
})

/** Whether a card has the limits of a change. */
export const hasLimits = (card: FleetCard, { locqpayLimit, transactionLimit }: FleetCardChanges): boolean =>
  (locqpayLimit === undefined || (card.locqpayLimit ?? 0) === locqpayLimit) &&
  (transactionLimit === undefined || (card.transactionLimit ?? 0) === transactionLimit)
