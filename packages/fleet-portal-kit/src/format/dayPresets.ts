import { plusDays, presetRange, rangePresets, type RangePreset } from './calendar.ts'
import { today, type Day } from './days.ts'

const shortPresets = ['today', 'yesterday', 'last7Days', 'thisMonth', 'lastMonth'] as const
type ShortPreset = (typeof shortPresets)[number]

/** Ranges of days to choose from, the shortest first. None of them has days after today in Manila. */
export const dayPresets = [...shortPresets, ...rangePresets] as const
export type DayPreset = ShortPreset | RangePreset

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`

/** The first and last day of a preset. Both days are included: the last 7 days are today and the 6 days before. */
export function dayPresetRange(preset: DayPreset, end: Day = today()): { start: Day; end: Day } {
  const first = firstOfMonth(end)
  const lastOfPrevious = plusDays(first, -1)
  switch (preset) {
    case 'today':
      return { start: end, end }
    case 'yesterday':
      return { start: plusDays(end, -1), end: plusDays(end, -1) }
    case 'last7Days':
      return { start: plusDays(end, -6), end }
    case 'thisMonth':
      return { start: first, end }
    case 'lastMonth':
      return { start: firstOfMonth(lastOfPrevious), end: lastOfPrevious }
    default:
      return presetRange(preset, end)
  }
}
