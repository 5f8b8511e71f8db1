import { and, gte, lt, type Column, type SQL } from 'drizzle-orm'
import { addDays, startOfDay } from './time.ts'

/** Instants within business days, both ends included; an open end where a day is missing. */
export function between(column: Column, startDate?: string, endDate?: string): SQL | undefined {
  return and(
    startDate ? gte(column, startOfDay(startDate)) : undefined,
    endDate ? lt(column, startOfDay(addDays(endDate, 1))) : undefined,
  )
}
