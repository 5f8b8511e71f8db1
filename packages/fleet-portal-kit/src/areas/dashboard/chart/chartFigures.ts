import { unitPrice, type UnitPrice } from 'api-client/money'
import { formatPrice } from '../../../format/amounts.ts'
import type { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { movementWords } from '../tiles/Movement.tsx'
import type { GraphType } from './chartAddress.ts'
import type { Grain, Period } from './chartPeriods.ts'
import type { Series } from './chartSeries.ts'

/** What is drawn, spoken and put into a table: the same of everything. */
export interface Figures {
  graph: GraphType
  grain: Grain
  periods: readonly Period[]
  series: readonly Series[]
}

/** Whether values are changes, with a direction, and not prices. */
export const isChange = (graph: GraphType): boolean => graph !== 'contractPrices'

/** A value in words: a price, or in which direction and by how much it changed. */
export function valueWords(
  t: typeof dashboardMessages.defaults,
  graph: GraphType,
  value: UnitPrice | undefined,
): string {
  if (value === undefined) return '—'
  return isChange(graph) ? movementWords(t, value) : t.perLiter(formatPrice(value))
}

/** On the axis, where there is no room for words: `+₱1.10`, `₱61.25`. */
export const axisWords = (graph: GraphType, value: number): string => {
  const price = unitPrice(Math.round(value))
  return isChange(graph) && price > 0 ? `+${formatPrice(price)}` : formatPrice(price)
}
