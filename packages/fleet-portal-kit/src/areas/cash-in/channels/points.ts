import { minimumPoints } from 'api-client/contract/cashinTerms'
import { centavos, type Centavos } from 'api-client/money'

/** What points are worth. Whole points only; the rate is in centavos. */
export const worthOf = (points: number, pointValueInCentavos: number): Centavos =>
  centavos(points * pointValueInCentavos)

/** Points as the call takes them: one peso each, whatever they are worth. */
export const wirePoints = (points: number): Centavos => centavos(points * 100)

/** Whole points with their thousands parted. */
export const formatPoints = (points: number): string => String(points).replace(/\B(?=(\d{3})+(?!\d))/g, ',')

export type PointsFault = 'required' | 'tooFew' | 'tooMany'

export function pointsFault(points: number | undefined, available: number): PointsFault | undefined {
  if (points === undefined) return 'required'
  if (points < minimumPoints) return 'tooFew'
  return points > available ? 'tooMany' : undefined
}

/** What stays of typed points: digits, nine at most, parted. */
export const pointsText = (text: string): string => {
  const digits = text
    .normalize('NFKC')
    .replace(/\..*$/, '')
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
  return digits.slice(0, 9).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
