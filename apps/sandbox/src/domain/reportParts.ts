import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { rows, type Tx } from '../db/connect.ts'
import { reportPart } from '../db/schema.ts'

/** Fixes the rows of a long file: a part for every `perPart` ids of a query, in its order. Does nothing if there are parts. */
export async function planParts(tx: Tx, reportId: string, perPart: number, ids: SQL): Promise<void> {
  const [existing] = await tx
    .select({ position: reportPart.position })
    .from(reportPart)
    .where(eq(reportPart.reportId, reportId))
    .limit(1)
  if (existing) return
  // Many rows take longer than a call may.
  await tx.execute(sql`set local statement_timeout = 0`)
  const part = sql`(number - 1) / ${sql.raw(String(perPart))}`
  await tx.execute(sql`insert into ${reportPart} (report_id, position, ids)
    select ${reportId}, ${part}, array_agg(id order by number)
    from (select id, row_number() over () as number from (${ids}) as found) as numbered
    group by ${part}`)
}

/** The next part without a text, and the number of all parts. */
export async function nextPart(
  tx: Tx,
  reportId: string,
): Promise<{ position: number; ids: string[]; parts: number } | undefined> {
  const [next] = await tx
    .select({ position: reportPart.position, ids: reportPart.ids })
    .from(reportPart)
    .where(and(eq(reportPart.reportId, reportId), isNull(reportPart.content)))
    .orderBy(asc(reportPart.position))
    .limit(1)
  if (!next) return undefined
  const [last] = await rows<{ parts: number }>(
    tx,
    sql`select max(position) + 1 as parts from ${reportPart} where report_id = ${reportId}`,
  )
  return { position: next.position, ids: next.ids ?? [], parts: last?.parts ?? 1 }
}

/** Stores the text of a part in place of its ids. */
export const storePart = (tx: Tx, reportId: string, position: number, content: string) =>
  tx
    .update(reportPart)
    .set({ content, ids: null })
    .where(and(eq(reportPart.reportId, reportId), eq(reportPart.position, position)))

export async function sizeOfParts(tx: Tx, reportId: string): Promise<number> {
  const [found] = await rows<{ size: string }>(
    tx,
    sql`select coalesce(sum(octet_length(content)), 0)::text as size from ${reportPart} where report_id = ${reportId}`,
  )
  return Number(found?.size)
}

/** The text of a part of a file. Undefined after the last one. */
export async function partAt(tx: Tx, reportId: string, position: number): Promise<string | undefined> {
  const [found] = await tx
    .select({ content: reportPart.content })
    .from(reportPart)
    .where(and(eq(reportPart.reportId, reportId), eq(reportPart.position, position)))
  return found?.content ?? undefined
}

export const deleteParts = (tx: Tx, reportId: string) =>
  tx.delete(reportPart).where(eq(reportPart.reportId, reportId))

/** The byte order mark at the beginning of a file. PGlite removes it from a text that it reads. */
const mark = '\uFEFF'

/** The text of a file, or of its first part, with its byte order mark. */
export const withMark = (text: string): string => (text.startsWith(mark) ? text : mark + text)

/**
 * The bytes of a file of `size` bytes, a part at a time: the next one is read when the receiver has taken the one before. It fails if
 * the file is deleted meanwhile, because a file without its last rows would look like a whole one.
 */
export function streamOfParts(
  read: (position: number) => Promise<string | undefined>,
  size: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let position = 0
  let missing = size
  return new ReadableStream({
    async pull(controller) {
      const isFirst = position === 0
      const text = await read(position++)
      if (text === undefined) {
        if (missing > 0) controller.error(new Error('The file was deleted.'))
        else controller.close()
        return
      }
      const bytes = encoder.encode(isFirst ? withMark(text) : text)
      missing -= bytes.byteLength
      controller.enqueue(bytes)
    },
  })
}
