import { presetRange, rangePresets } from '../../../format/calendar.ts'
import { isRealDay, today, type Day } from '../../../format/days.ts'
import type { DayRange } from './chartPeriods.ts'

export const graphTypes = ['priceMovements', 'priceMovementsCumulative', 'contractPrices'] as const
export type GraphType = (typeof graphTypes)[number]

export const chartRanges = [...rangePresets, 'dateRange'] as const
export type ChartRange = (typeof chartRanges)[number]

/** The first day with price movements. */
const firstMovementDay = '2020-05-12'

/** The first selectable day. Contract prices start on the onboarding day of the fleet, if it is known. */
export const earliestDay = (graph: GraphType, onboardedAt: string | null | undefined): Day =>
  graph === 'contractPrices' && onboardedAt ? today(Date.parse(onboardedAt)) : firstMovementDay

export interface ChartState extends DayRange {
  graph: GraphType
  range: ChartRange
}

const oneOf = <T extends string>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((one) => one === value)

/** The custom range of a query string, clamped between the first day and today; undefined if it is missing or invalid. */
function customRange(query: URLSearchParams, earliest: Day): DayRange | undefined {
  const [start, end] = [query.get('startDate'), query.get('endDate')]
  if (!start || !end || !isRealDay(start) || !isRealDay(end) || start > end) return undefined
  const clamp = (day: Day) => [earliest, [day, today()].toSorted()[0] ?? day].toSorted()[1] ?? day
  return { start: clamp(start), end: clamp(end) }
}

/** Parses the chart state from a query string. Invalid values are ignored. */
export function parseChartState(search: string, onboardedAt?: string | null): ChartState {
  const query = new URLSearchParams(search)
  const graph = oneOf(graphTypes, query.get('graph')) ?? 'priceMovements'
  const custom = customRange(query, earliestDay(graph, onboardedAt))
  const requested = oneOf(chartRanges, query.get('range')) ?? (custom ? 'dateRange' : 'last4Weeks')
  if (requested === 'dateRange' && custom) return { graph, range: requested, ...custom }
  const range = requested === 'dateRange' ? 'last4Weeks' : requested
  return { graph, range, ...presetRange(range) }
}

/** Writes the chart state into a query string. Default values are left out; dates are included only for a custom range. */
export function withChartState(search: string, { graph, range, start, end }: ChartState): string {
  const query = new URLSearchParams(search)
  const isCustom = range === 'dateRange'
  const values = {
    graph: graph === 'priceMovements' ? undefined : graph,
    range: range === 'last4Weeks' ? undefined : range,
    startDate: isCustom ? start : undefined,
    endDate: isCustom ? end : undefined,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  return query.toString()
}
