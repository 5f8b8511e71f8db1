import type { Product } from 'fleet-portal-api-client/contract/products'
import { isChange, type ChartData } from './chartData.ts'

/** A value of a product in a period: `at` is the index of the period, `value` is in 1/10,000 peso per litre. */
export interface PlotPoint {
  product: Product
  at: number
  value: number
}

export const xOf = ({ at }: PlotPoint): number => at
export const yOf = ({ value }: PlotPoint): number => value

/** The points of each product. A period without a value has no point. */
export const pointsOf = ({ series }: ChartData): { product: Product; points: PlotPoint[] }[] =>
  series.map(({ product, values }) => ({
    product,
    points: values.flatMap((value, at) => (value === undefined ? [] : [{ product, at, value }])),
  }))

/** The domain of the y axis with padding. It includes zero if the values are changes. */
export function domainOf(data: ChartData): [number, number] {
  const values = data.series.flatMap(({ values: own }) => own.filter((value) => value !== undefined))
  const known: number[] = isChange(data.graph) ? [...values, 0] : values
  const [min, max] = [Math.min(...known), Math.max(...known)]
  const padding = Math.max((max - min) * 0.08, 500)
  return [min < 0 || !isChange(data.graph) ? min - padding : min, max + padding]
}
