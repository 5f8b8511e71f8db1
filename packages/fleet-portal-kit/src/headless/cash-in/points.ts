import { minimumPoints } from 'fleet-portal-api-client/contract/cashinTerms'
import { centavos, type Centavos } from 'fleet-portal-api-client/money'
import type { CashInOrder } from './cashInDetails.ts'

/** The centavos of a cash-in per point, independent of the value of a point. */
export const amountPerPoint = 100

/** The points that can be redeemed: whole points only. */
export const redeemablePoints = (points: number): number => Math.max(0, Math.floor(points))

/** The value of whole points, rounded half up to the centavo: a point may be worth 12.5 centavos. */
export const valueOfPoints = (points: number, pointValueInCentavos: number): Centavos =>
  centavos(Math.round(points * pointValueInCentavos))

export type PointsProblem = 'required' | 'tooFew' | 'tooMany'

export function validatePoints(points: number | undefined, available: number): PointsProblem | undefined {
  if (points === undefined) return 'required'
  if (points < minimumPoints) return 'tooFew'
  return points > available ? 'tooMany' : undefined
}

/** The order that redeems points. It names their worth only if that is not the amount. */
export const pointsOrder = (points: number, pointValueInCentavos: number, paidWith: string): CashInOrder => ({
  method: 'vip-locqpay',
  amount: centavos(points * amountPerPoint),
  fee: centavos(0),
  paidWith,
  ...(pointValueInCentavos !== amountPerPoint && { worth: valueOfPoints(points, pointValueInCentavos) }),
})
