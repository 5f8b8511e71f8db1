import { unitPrice, type UnitPrice } from 'fleet-portal-api-client/money'
import type { Formats } from '../../../format/formats.ts'
import type { dashboardMessages } from '../../../locales/en/dashboard.ts'
import { formatMovement } from '../tiles/Movement.tsx'
import type { GraphType } from './chartUrlState.ts'
import type { Grain, Period } from './chartPeriods.ts'
import type { Series } from './chartSeries.ts'

/** The data of the chart, its table and its announcements. */
export interface ChartData {
  graph: GraphType
  grain: Grain
  periods: readonly Period[]
  series: readonly Series[]
}

/** Whether the values of a graph are changes with a sign, not prices. */
export const isChange = (graph: GraphType): boolean => graph !== 'contractPrices'

/** Formats a value as text: a price, or the direction and amount of a change. */
export function formatValue(
  t: typeof dashboardMessages.defaults,
  formats: Formats,
  graph: GraphType,
  value: UnitPrice | undefined,
): string {
  if (value === undefined) return '—'
  return isChange(graph) ? formatMovement(t, formats, value) : t.perLiter(formats.formatPrice(value))
}

/** Formats a value for the axis: `+₱1.10`, `₱61.25`. */
export const formatAxisValue = ({ formatPrice }: Formats, graph: GraphType, value: number): string => {
  const price = unitPrice(Math.round(value))
  return isChange(graph) && price > 0 ? `+${formatPrice(price)}` : formatPrice(price)
}
