import type { Product } from 'api-client/contract/products'
import { isChange, type Figures } from './chartFigures.ts'

/** A value of a product in a period, as numbers to draw: the period's place and 1/10,000 peso per litre. */
export interface PlotPoint {
  product: Product
  at: number
  value: number
}

export const xOf = ({ at }: PlotPoint): number => at
export const yOf = ({ value }: PlotPoint): number => value

/** What there is to draw of each product; a period without a value has no point. */
export const pointsOf = ({ series }: Figures): { product: Product; points: PlotPoint[] }[] =>
  series.map(({ product, values }) => ({
    product,
    points: values.flatMap((value, at) => (value === undefined ? [] : [{ product, at, value }])),
  }))

/** From the least value to the greatest, with some room; changes are seen against zero. */
export function domainOf(figures: Figures): [number, number] {
  const values = figures.series.flatMap(({ values: own }) => own.filter((value) => value !== undefined))
  const known: number[] = isChange(figures.graph) ? [...values, 0] : values
  const [least, greatest] = [Math.min(...known), Math.max(...known)]
  const room = Math.max((greatest - least) * 0.08, 500)
  return [least < 0 || !isChange(figures.graph) ? least - room : least, greatest + room]
}
