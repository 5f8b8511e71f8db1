import { and, gte, lt, type Column, type SQL } from 'drizzle-orm'
import { addDays, startOfDay } from './time.ts'

/** The condition that an instant lies within business days, both included. A missing day leaves that end open. */
export function withinDays(column: Column, startDate?: string, endDate?: string): SQL | undefined {
  return and(
    startDate ? gte(column, startOfDay(startDate)) : undefined,
    endDate ? lt(column, startOfDay(addDays(endDate, 1))) : undefined,
  )
}
