import { presetRange, rangePresets } from '../../../format/calendar.ts'
import { isRealDay, today, type Day } from '../../../format/days.ts'
import type { DayRange } from './chartPeriods.ts'

export const graphTypes = ['priceMovements', 'priceMovementsCumulative', 'contractPrices'] as const
export type GraphType = (typeof graphTypes)[number]

export const chartRanges = [...rangePresets, 'dateRange'] as const
export type ChartRange = (typeof chartRanges)[number]

/** Before this day there are no price movements to show. */
const firstMovement = '2020-05-12'

/** The first day that can be chosen: contract prices begin when the fleet was onboarded, where that is known. */
export const earliestOf = (graph: GraphType, onboardedAt: string | null | undefined): Day =>
  graph === 'contractPrices' && onboardedAt ? today(Date.parse(onboardedAt)) : firstMovement

export interface ChartState extends DayRange {
  graph: GraphType
  range: ChartRange
}

const oneOf = <T extends string>(choices: readonly T[], value: string | null): T | undefined =>
  choices.find((one) => one === value)

/** A range of one's own, moved in between the first day and today; undefined where it is none. */
function ownRange(query: URLSearchParams, earliest: Day): DayRange | undefined {
  const [start, end] = [query.get('startDate'), query.get('endDate')]
  if (!start || !end || !isRealDay(start) || !isRealDay(end) || start > end) return undefined
  const within = (day: Day) => [earliest, [day, today()].toSorted()[0] ?? day].toSorted()[1] ?? day
  return { start: within(start), end: within(end) }
}

/** What the chart shows, out of a query string. What does not fit there is as if it were not there. */
export function chartFromSearch(search: string, onboardedAt?: string | null): ChartState {
  const query = new URLSearchParams(search)
  const graph = oneOf(graphTypes, query.get('graph')) ?? 'priceMovements'
  const own = ownRange(query, earliestOf(graph, onboardedAt))
  const asked = oneOf(chartRanges, query.get('range')) ?? (own ? 'dateRange' : 'last4Weeks')
  if (asked === 'dateRange' && own) return { graph, range: asked, ...own }
  const range = asked === 'dateRange' ? 'last4Weeks' : asked
  return { graph, range, ...presetRange(range) }
}

/** The query string with another choice. What the chart shows anyway is left out; the days stand there where they are the person's own. */
export function searchWith(search: string, { graph, range, start, end }: ChartState): string {
  const query = new URLSearchParams(search)
  const isOwn = range === 'dateRange'
  const values = {
    graph: graph === 'priceMovements' ? undefined : graph,
    range: range === 'last4Weeks' ? undefined : range,
    startDate: isOwn ? start : undefined,
    endDate: isOwn ? end : undefined,
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  return query.toString()
}
