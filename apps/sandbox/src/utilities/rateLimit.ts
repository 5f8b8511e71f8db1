import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { rows } from '../db/connect.ts'
import { rateWindow } from '../db/schema.ts'
import { Fault } from '../fault.ts'
import { afterSeconds, wireInstant } from './time.ts'

/** Counts an attempt in a window that survives restarts. Beyond the limit it refuses until the window is over. */
export async function countAttempt(context: Context, key: string, limit: number, windowSeconds: number) {
  const now = sql`${context.now.toISOString()}::timestamptz`
  const length = sql`make_interval(secs => ${windowSeconds})`
  const [row] = await rows<{ count: string; left: string }>(
    context.tx,
    sql`insert into ${rateWindow} as w (key, started_at, count) values (${key}, ${now}, 1)
      on conflict (key) do update set
        count = case when w.started_at + ${length} <= ${now} then 1 else w.count + 1 end,
        started_at = case when w.started_at + ${length} <= ${now} then ${now} else w.started_at end
      returning count::text, extract(epoch from started_at + ${length} - ${now})::text as left`,
  )
  if (Number(row?.count) > limit) throw tooMany(context, Number(row?.left))
}

function tooMany({ now }: Context, retryAfter: number): Fault {
  const retryAt = wireInstant(afterSeconds(now, retryAfter))
  return new Fault('TooManyRequests', { data: { retryAt }, retryAfter, commit: true })
}

/** Refuses where a window is full, and counts nothing: it reads only, so no call waits for another. */
export async function refuseFull(context: Context, key: string, limit: number, windowSeconds: number) {
  const now = sql`${context.now.toISOString()}::timestamptz`
  const end = sql`${rateWindow.startedAt} + make_interval(secs => ${windowSeconds})`
  const [full] = await rows<{ left: string }>(
    context.tx,
    sql`select extract(epoch from ${end} - ${now})::text as left from ${rateWindow}
      where ${rateWindow.key} = ${key} and ${rateWindow.count} >= ${limit} and ${end} > ${now}`,
  )
  if (full) throw tooMany(context, Number(full.left))
}

export async function clearAttempts(context: Context, key: string) {
  await context.tx.delete(rateWindow).where(eq(rateWindow.key, key))
}
