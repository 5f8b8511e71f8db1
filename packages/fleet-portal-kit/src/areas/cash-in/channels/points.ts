import { minimumPoints } from 'fleet-portal-api-client/contract/cashinTerms'
import { centavos, type Centavos } from 'fleet-portal-api-client/money'

/** The value of whole points, in centavos. */
export const valueOfPoints = (points: number, pointValueInCentavos: number): Centavos =>
  centavos(points * pointValueInCentavos)

/** The amount of the call for points: one peso per point, independent of the value of a point. */
export const toInputAmount = (points: number): Centavos => centavos(points * 100)

/** Formats points with thousands separators. */
export const formatPoints = (points: number): string => String(points).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

export type PointsProblem = 'required' | 'tooFew' | 'tooMany'

export function validatePoints(points: number | undefined, available: number): PointsProblem | undefined {
  if (points === undefined) return 'required'
  if (points < minimumPoints) return 'tooFew'
  return points > available ? 'tooMany' : undefined
}

/** Cleans typed points: at most nine digits, with thousands separators. */
export const cleanPoints = (text: string): string => {
  const digits = text
    .normalize('NFKC')
    .replace(/\..*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
  return digits.slice(0, 9).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
