import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { rows } from '../db/connect.ts'
import { rateWindow } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { addSeconds, wireInstant } from './time.ts'

/** Counts an attempt in a window that is stored in the database. Refuses attempts over the limit until the window ends. */
export async function countAttempt(context: Context, key: string, limit: number, windowSeconds: number) {
  const now = sql`${context.now.toISOString()}::timestamptz`
  const length = sql`make_interval(secs => ${windowSeconds})`
  const [row] = await rows<{ count: string; secondsLeft: string }>(
    context.tx,
    sql`insert into ${rateWindow} as w (key, started_at, count) values (${key}, ${now}, 1)
      on conflict (key) do update set
        count = case when w.started_at + ${length} <= ${now} then 1 else w.count + 1 end,
        started_at = case when w.started_at + ${length} <= ${now} then ${now} else w.started_at end
      returning count::text, extract(epoch from started_at + ${length} - ${now})::text as "secondsLeft"`,
  )
  if (Number(row?.count) > limit) throw tooManyRequests(context, Number(row?.secondsLeft))
}

function tooManyRequests({ now }: Context, retryAfter: number): Fault {
  const retryAt = wireInstant(addSeconds(now, retryAfter))
  return new Fault('TooManyRequests', { data: { retryAt }, retryAfter, commit: true })
}

/** Refuses if the window is full. Counts nothing: it only reads, so calls do not wait for each other. */
export async function refuseOverLimit(context: Context, key: string, limit: number, windowSeconds: number) {
  const now = sql`${context.now.toISOString()}::timestamptz`
  const end = sql`${rateWindow.startedAt} + make_interval(secs => ${windowSeconds})`
  const [fullWindow] = await rows<{ secondsLeft: string }>(
    context.tx,
    sql`select extract(epoch from ${end} - ${now})::text as "secondsLeft" from ${rateWindow}
      where ${rateWindow.key} = ${key} and ${rateWindow.count} >= ${limit} and ${end} > ${now}`,
  )
  if (fullWindow) throw tooManyRequests(context, Number(fullWindow.secondsLeft))
}

export async function clearAttempts(context: Context, key: string) {
  await context.tx.delete(rateWindow).where(eq(rateWindow.key, key))
}
