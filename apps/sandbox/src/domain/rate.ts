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
  if (Number(row?.count) > limit) {
    const retryAfter = Number(row?.left)
    const retryAt = wireInstant(afterSeconds(context.now, retryAfter))
    throw new Fault('TooManyRequests', { data: { retryAt }, retryAfter, commit: true })
  }
}

/** Takes one attempt back that turned out to be none. */
export async function uncountAttempt(context: Context, key: string) {
  await context.tx
    .update(rateWindow)
    .set({ count: sql`greatest(${rateWindow.count} - 1, 0)` })
    .where(eq(rateWindow.key, key))
}

export async function clearAttempts(context: Context, key: string) {
  await context.tx.delete(rateWindow).where(eq(rateWindow.key, key))
}
